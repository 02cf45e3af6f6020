import * as z from "zod/mini";
import { type Role, ROLES } from "./role.ts";
import { lengthOf } from "./clean-text.ts";
import { OPERATOR_NAME_MAX } from "./limits.ts";
import {
  CODE_REQUIRED,
  CODE_WRONG,
  LINK_INVALID,
  PASSWORD_LONG,
  PASSWORD_MAX,
  PASSWORD_MIN,
  passwordLength,
} from "./login-rules.ts";
import { ACCOUNT_LANGUAGES } from "#locales/languages.ts";
import { message } from "#texts/message.ts";
import { normalForm } from "./normal-form.ts";
import { currentPassword, proof } from "./proof.ts";
import { emailAddress, line } from "./text.ts";

const USERNAME_MIN = 3;

const USERNAME_SHORT = message("Username must be at least {min} characters", { min: USERNAME_MIN });
const PASSWORD_SHORT = message("Password must be at least {min} characters", { min: PASSWORD_MIN });
export const PASSKEYS_MAX = 10;
export const RECOVERY_CODES = 10;
const CONFIRM_REQUIRED = "Please confirm your password";

// Passwords are never trimmed. The hash is of their NFKC form.
export const newPassword = z.string({ error: PASSWORD_SHORT }).check(
  z.refine((value) => passwordLength(value) >= PASSWORD_MIN, PASSWORD_SHORT),
  z.refine((value) => passwordLength(value) <= PASSWORD_MAX, PASSWORD_LONG),
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
    z.refine(
      ({ password, confirmPassword }) => normalForm(password, "NFKC") === normalForm(confirmPassword, "NFKC"),
      {
        path: ["confirmPassword"],
        error: "Passwords don't match",
        // The check also runs while another field is wrong, but not while the confirmation itself is missing.
        when: ({ value }) => confirmed.safeParse(value).success,
      },
    ),
  );
export type RegisterInput = z.input<typeof registerSchema>;

const code = z.string({ error: CODE_REQUIRED }).check(z.maxLength(40, CODE_WRONG));

/** POST /api/auth/login and POST /api/admin/login. `code` is from an authenticator app, or a recovery code. */
export const loginSchema = z.object({
  email: emailAddress,
  password: currentPassword,
  code: z.optional(code),
});
export type LoginInput = z.input<typeof loginSchema>;

/** POST /api/auth/password/forgot */
export const forgotPasswordSchema = z.object({ email: emailAddress });
export type ForgotPasswordInput = z.input<typeof forgotPasswordSchema>;

/** The body of the calls that an e-mail's link leads to. `token` is the secret in the link. */
export const linkSchema = z.object({
  token: z.string({ error: LINK_INVALID }).check(z.maxLength(200, LINK_INVALID)),
});

/** POST /api/auth/password/reset */
export const resetPasswordSchema = z.object({ ...linkSchema.shape, password: newPassword });
export type ResetPasswordInput = z.input<typeof resetPasswordSchema>;

/** POST /api/account/confirm */
export const confirmSchema = z.object({ password: currentPassword });

/** POST /api/account/password */
export const changePasswordSchema = z.object({ currentPassword, password: newPassword });
export type ChangePasswordInput = z.input<typeof changePasswordSchema>;

/** POST /api/account/email */
export const changeEmailSchema = z.object({ email: emailAddress, ...proof });
export type ChangeEmailInput = z.input<typeof changeEmailSchema>;

/** POST /api/account/two-step/confirm */
export const codeSchema = z.object({ code });

/** DELETE /api/account. With `now`, a deletion that is scheduled happens at once. */
export const deleteAccountSchema = z.object({ ...proof, now: z.optional(z.boolean("Invalid now")) });

/** PATCH /api/account/notifications */
export const notificationsSchema = z.object({
  newReviews: z.optional(z.boolean("Invalid newReviews")),
  trialEnding: z.optional(z.boolean("Invalid trialEnding")),
  week: z.optional(z.boolean("Invalid week")),
});

/** Which e-mails an account gets: the response to GET /api/account/notifications. */
export type Notifications = { newReviews: boolean; trialEnding: boolean; week: boolean };

/** PATCH /api/account */
export const accountSchema = z.object({ language: z.enum(ACCOUNT_LANGUAGES, "Unknown language") });

/** PATCH /api/account/role */
export const roleSchema = z.object({ role: z.enum(ROLES, "Invalid input") });

/** PATCH /api/account/first-steps */
export const firstStepsSchema = z.object({ putAway: z.boolean("Invalid input") });

/** A session as its owner sees it. `device`: such as `Chrome on Android`. Dates are ISO 8601 in UTC. */
export type SessionInfo = {
  id: number;
  createdAt: string;
  lastUsedAt: string;
  device: string;
  isCurrent: boolean;
};

/** A passkey as its owner sees it. */
export type Passkey = { id: number; name: string; createdAt: string; lastUsedAt: string | null };

/** An authenticator app's secret, in base32 and as a link. */
export type TwoStepSecret = { secret: string; uri: string };

/** PATCH /api/user/operator-name. The form shows its messages under 'Invalid Name'. */
export const operatorNameSchema = z.object({
  operatorName: line({
    label: "Operator name",
    max: OPERATOR_NAME_MAX,
    required: "Please provide a valid operator name",
  }),
});

/** A profile of another account, which this one may edit. */
export type Edited = { guideId: number; ownerId: number };

/** The signed-in account: the response to GET /api/auth/me. Dates are ISO 8601 in UTC. */
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
  /** present while Stripe tries to collect a payment that failed */
  paymentFailed?: true;
  /** when the owner opened a link in an e-mail to this address; null before */
  emailVerifiedAt: string | null;
  /** whether e-mails to this address bounced; then no more are sent */
  mailSuppressed: boolean;
  /** whether signing in with the password needs a code */
  twoStep: boolean;
  /** when the account will be deleted because its owner asked for it; null otherwise */
  deletionDueAt: string | null;
  /** BCP 47 */
  language: string;
  /** absent where plans are sold */
  billing?: "off";
  /** other accounts' profiles that this one may edit; absent where there are none */
  edits?: Edited[];
};
