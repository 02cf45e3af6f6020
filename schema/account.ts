import * as z from "zod/mini";
import { type Role, ROLES } from "./role.ts";
import { lengthOf } from "./clean-text.ts";
import { OPERATOR_NAME_MAX } from "./limits.ts";
import { PASSWORD_LONG, PASSWORD_MAX, PASSWORD_REQUIRED } from "./login-rules.ts";
import { emailAddress, line } from "./text.ts";

export const PASSWORD_MIN = 8;
const USERNAME_MIN = 3;
/** Days between the wish to delete an account and its end. */
export const DELETION_DAYS = 14;

const USERNAME_SHORT = `Username must be at least ${USERNAME_MIN} characters`;
const PASSWORD_SHORT = `Password must be at least ${PASSWORD_MIN} characters`;
export const PASSWORD_COMMON = "This password is too common. Please choose another one.";
/** Of a link that was used, has expired or is incomplete. */
export const LINK_INVALID = "This link is no longer valid. Please ask for a new one.";
const CONFIRM_REQUIRED = "Please confirm your password";

// Passwords are hashed as typed: never trimmed or normalised.
export const newPassword = z.string({ error: PASSWORD_SHORT }).check(
  z.refine((value) => lengthOf(value) >= PASSWORD_MIN, PASSWORD_SHORT),
  z.refine((value) => lengthOf(value) <= PASSWORD_MAX, PASSWORD_LONG),
);

const passwords = z.object({
  password: newPassword,
  confirmPassword: z.string({ error: CONFIRM_REQUIRED }).check(z.minLength(1, CONFIRM_REQUIRED)),
});

const confirmed = z.object({ confirmPassword: z.string().check(z.minLength(1)), password: z.string() });

/** POST /api/auth/register */
export const registerSchema = z
  .object({
    username: line({ label: "Username", max: 50, required: USERNAME_SHORT }).check(
      z.refine((value) => value === "" || lengthOf(value) >= USERNAME_MIN, USERNAME_SHORT),
    ),
    email: emailAddress,
    ...passwords.shape,
    role: z.prefault(z.enum(ROLES, "Invalid input"), "operator"),
  })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ["confirmPassword"],
      error: "Passwords don't match",
      // Also while another field is wrong, but not beside the message of a missing confirmation.
      when: ({ value }) => confirmed.safeParse(value).success,
    }),
  );
export type RegisterInput = z.input<typeof registerSchema>;

/** POST /api/auth/login and POST /api/admin/login */
export const loginSchema = z.object({
  email: emailAddress,
  password: z.string({ error: PASSWORD_REQUIRED }).check(
    z.minLength(1, PASSWORD_REQUIRED),
    z.refine((value) => lengthOf(value) <= PASSWORD_MAX, PASSWORD_LONG),
  ),
});
export type LoginInput = z.input<typeof loginSchema>;

/** POST /api/auth/password/forgot */
export const forgotPasswordSchema = z.object({ email: emailAddress });
export type ForgotPasswordInput = z.input<typeof forgotPasswordSchema>;

/** POST /api/auth/password/reset. `token`: the secret of the letter's link. */
export const resetPasswordSchema = z.object({
  token: z.string({ error: LINK_INVALID }).check(z.maxLength(200, LINK_INVALID)),
  password: newPassword,
});
export type ResetPasswordInput = z.input<typeof resetPasswordSchema>;

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
