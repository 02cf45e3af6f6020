import { cleanLine, lengthOf, tooLong } from "./clean-text.ts";

// The rules and messages of signing in, without zod: light screens load them, and zod would be a tenth of their scripts.

export const EMAIL_MESSAGE = "Please enter a valid email";
export const EMAIL_MAX = 254;
export const EMAIL_LONG = tooLong("Email", EMAIL_MAX);
/** zod's own pattern */
export const EMAIL_PATTERN =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

export const PASSWORD_MAX = 128;
export const PASSWORD_REQUIRED = "Password is required";
export const PASSWORD_LONG = tooLong("Password", PASSWORD_MAX);
export const CURRENT_PASSWORD_WRONG = "Your current password is not right.";

export const CODE_REQUIRED = "Enter the code from your authenticator app.";
/** The message about a link that was used, has expired or is incomplete. */
export const LINK_INVALID = "This link is no longer valid. Please ask for a new one.";

/** Puts a typed address into its stored form: trimmed and in lower case, because addresses are compared without case. */
export const toEmail = (typed: string): string => cleanLine(typed).toLowerCase();

/** Answers the message about a typed address; undefined where nothing is wrong. */
export function emailFault(typed: string): string | undefined {
  const email = toEmail(typed);
  if (!EMAIL_PATTERN.test(email)) return EMAIL_MESSAGE;
  return email.length > EMAIL_MAX ? EMAIL_LONG : undefined;
}

/** Counts a password's letters, the same whether a system writes a letter with its accent as one code point or as two. */
export const passwordLength = (password: string): number => lengthOf(password.normalize("NFC"));

/** Answers the message about a password that was typed to sign in; undefined where nothing is wrong. */
export function passwordFault(typed: string): string | undefined {
  if (typed === "") return PASSWORD_REQUIRED;
  return passwordLength(typed) > PASSWORD_MAX ? PASSWORD_LONG : undefined;
}
