import * as z from "zod";
import { type Role, ROLES } from "./role.ts";
import { lengthOf, tooLong } from "./clean-text.ts";
import { emailAddress, line } from "./text.ts";

export const PASSWORD_MIN = 8;
const PASSWORD_MAX = 128;
const USERNAME_MIN = 3;
export const OPERATOR_NAME_MAX = 50;

const USERNAME_SHORT = `Username must be at least ${USERNAME_MIN} characters`;
const PASSWORD_SHORT = `Password must be at least ${PASSWORD_MIN} characters`;
const PASSWORD_LONG = tooLong("Password", PASSWORD_MAX);
export const PASSWORD_COMMON = "This password is too common. Please choose another one.";
const PASSWORD_REQUIRED = "Password is required";
const CONFIRM_REQUIRED = "Please confirm your password";

// Passwords are hashed as typed: never trimmed or normalised.
export const newPassword = z
  .string({ error: PASSWORD_SHORT })
  .refine((value) => lengthOf(value) >= PASSWORD_MIN, PASSWORD_SHORT)
  .refine((value) => lengthOf(value) <= PASSWORD_MAX, PASSWORD_LONG);

const passwords = z.object({
  password: newPassword,
  confirmPassword: z.string({ error: CONFIRM_REQUIRED }).min(1, CONFIRM_REQUIRED),
});

/** POST /api/auth/register */
export const registerSchema = z
  .object({
    username: line({ label: "Username", max: 50, required: USERNAME_SHORT }).refine(
      (value) => value === "" || lengthOf(value) >= USERNAME_MIN,
      USERNAME_SHORT,
    ),
    email: emailAddress,
    ...passwords.shape,
    role: z.enum(ROLES, "Invalid input").default("operator"),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ["confirmPassword"],
    error: "Passwords don't match",
    // Also while another field is wrong, but not beside the message of a missing confirmation.
    when: ({ value }) =>
      z.object({ confirmPassword: z.string().min(1), password: z.string() }).safeParse(value).success,
  });
export type RegisterInput = z.input<typeof registerSchema>;

/** POST /api/auth/login and POST /api/admin/login */
export const loginSchema = z.object({
  email: emailAddress,
  password: z
    .string({ error: PASSWORD_REQUIRED })
    .min(1, PASSWORD_REQUIRED)
    .refine((value) => lengthOf(value) <= PASSWORD_MAX, PASSWORD_LONG),
});
export type LoginInput = z.input<typeof loginSchema>;

/** PATCH /api/user/operator-name. The form shows its messages under 'Invalid Name'. */
export const operatorNameSchema = z.object({
  operatorName: line({
    label: "Operator name",
    max: OPERATOR_NAME_MAX,
    required: "Please provide a valid operator name",
  }),
});

/** The signed-in account, as GET /api/auth/me answers it. Dates are ISO 8601 in UTC. */
export type User = {
  id: number;
  username: string;
  email: string;
  role: Role;
  bannerImage: string | null;
  operatorName: string;
  subscriptionStatus: string;
  trialEndsAt: string | null;
  subscriptionEndsAt: string | null;
  createdAt: string;
  isActiveSubscriber: boolean;
};
