import { decodePercent, parseUrl } from "./parse-url.ts";
import { cleanLine, lengthOf, tooLong } from "./clean-text.ts";
import { dropMarks, foldWide } from "./digits.ts";
import { normalForm } from "./normal-form.ts";
import { trimEndOf, trimStartOf } from "./trim.ts";

// The rules and messages of signing in, without zod: light screens load them, and zod would be a tenth of their scripts.

export const EMAIL_MESSAGE = "Please enter a valid email";
export const EMAIL_MAX = 254;
export const EMAIL_LONG = tooLong("Email", EMAIL_MAX);
/** zod's own pattern, with endings of other scripts in their ASCII form */
export const EMAIL_PATTERN =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]*[A-Za-z0-9])$/i;

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
export const PASSWORD_REQUIRED = "Password is required";
export const PASSWORD_LONG = tooLong("Password", PASSWORD_MAX);
export const PASSWORD_COMMON = "This password is too common. Please choose another one.";

export const CODE_REQUIRED = "Enter the code from your authenticator app.";
export const CODE_WRONG = "This code is not right.";
/** Minutes for which a proof of who is asking holds. */
export const FRESH_MINUTES = 10;
/** The error of an invitation by an account whose own address isn't confirmed. */
export const EMAIL_UNCONFIRMED = "Please confirm your e-mail first.";
/** The message about a link that was used, has expired or is incomplete. */
export const LINK_INVALID = "This link is no longer valid. Please ask for a new one.";

/** Letters, digits, marks, joiners and hyphens of any script between dots: nothing else of a URL. */
const HOST = /^[\u200D\u200C\p{L}\p{N}\p{M}.。．｡-]+$/u;
/** What old browsers write as another domain, 'ß' as 'ss' (Chrome before 110): IDNA 2003 did. */
const DEVIATES = /[ßẞς\u200C\u200D]/;
const isExact = (): boolean => parseUrl("https://ß.example")?.hostname === "xn--zca.example";

/** Returns the ASCII form of a host (IDNA), as the URL parser makes it; a host that isn't one as it is. */
function toAscii(host: string): string {
  if (!/[^ -~]/.test(host) || host.length > EMAIL_MAX || !HOST.test(host)) return host;
  if (DEVIATES.test(host) && !isExact()) return host;
  return parseUrl(`https://${host}`)?.hostname ?? host;
}

/** What is copied along before and behind an address: brackets, quotes, a sentence's marks. No address has them there. */
const BEFORE = /[\s<([{"“”„«‹‘「（,:;]/;
const BEHIND = /[\s>)\]}"“”»›’」）.,:;!?。、，；]/;

/** Takes the address out of what apps copy: `mailto:ana@b.example?subject=Hi`, `Ana <ana@b.example>`. */
function bareAddress(typed: string): string {
  const [, named = typed] = /^[^<]*<([^<>]*)(?:>[^<>@]*)?$/.exec(typed) ?? [];
  const [, linked] = /^\s*mailto:(?:\/\/)?([^?]*)/i.exec(named) ?? [];
  const address = trimStartOf(linked === undefined ? named : decodePercent(linked), BEFORE);
  // What an app shortens ends in points: without them it would be somebody else's.
  if (/\.\.\s*$/.test(address)) return address;
  const bare = trimEndOf(address, BEHIND);
  return /^'.+'$/.test(bare) ? bare.slice(1, -1) : bare;
}

const folded = (text: string): string => foldWide(dropMarks(text));

/**
 * Puts a typed or pasted address into its stored form: without what was copied along, in lower case, because addresses
 * are compared without case, and with its host in ASCII, which every mail server takes.
 */
export function toEmail(typed: string): string {
  const email = folded(bareAddress(folded(cleanLine(typed)))).toLowerCase();
  const at = email.lastIndexOf("@") + 1;
  return email.slice(0, at) + toAscii(email.slice(at));
}

/** Returns the message about a typed address; undefined where nothing is wrong. */
export function emailFault(typed: string): string | undefined {
  const email = toEmail(typed);
  if (!EMAIL_PATTERN.test(email)) return EMAIL_MESSAGE;
  return email.length > EMAIL_MAX ? EMAIL_LONG : undefined;
}

/** Counts a password's letters, the same whether a system writes a letter with its accent as one code point or as two. */
export const passwordLength = (password: string): number => lengthOf(normalForm(password, "NFC"));

/** Returns the message about a password that was typed to sign in; undefined where nothing is wrong. */
export function passwordFault(typed: string): string | undefined {
  if (typed === "") return PASSWORD_REQUIRED;
  return passwordLength(typed) > PASSWORD_MAX ? PASSWORD_LONG : undefined;
}
