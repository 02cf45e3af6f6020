import { cleanLine, lengthOf, tooLong } from "./clean-text.ts";

// The login's rules without zod, which would be a tenth of that screen's scripts.

export const EMAIL_MESSAGE = "Please enter a valid email";
export const EMAIL_MAX = 254;
export const EMAIL_LONG = tooLong("Email", EMAIL_MAX);
/** zod's own */
export const EMAIL_PATTERN =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

export const PASSWORD_MAX = 128;
export const PASSWORD_REQUIRED = "Password is required";
export const PASSWORD_LONG = tooLong("Password", PASSWORD_MAX);

/** An address as it is stored: trimmed and in lower case, for addresses are compared without case. */
export const toEmail = (typed: string): string => cleanLine(typed).toLowerCase();

/** The message about a typed address; undefined where nothing is wrong. */
export function emailFault(typed: string): string | undefined {
  const email = toEmail(typed);
  if (!EMAIL_PATTERN.test(email)) return EMAIL_MESSAGE;
  return email.length > EMAIL_MAX ? EMAIL_LONG : undefined;
}

/** The same about a password that signs in. */
export function passwordFault(typed: string): string | undefined {
  if (typed === "") return PASSWORD_REQUIRED;
  return lengthOf(typed) > PASSWORD_MAX ? PASSWORD_LONG : undefined;
}
