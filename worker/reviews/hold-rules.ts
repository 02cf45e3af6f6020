import { foldDigits } from "#schema/digits.ts";
import type { HeldFor } from "#schema/moderation.ts";
import { hasLink } from "./link-rules.ts";
import { withoutNumbers } from "./number-rules.ts";

const EMAIL =
  /[\p{L}\p{N}._%+-](?:@|\s@\s|\s?[[({]\s?at\s?[\])}]\s?)[\p{L}\p{N}-]+(?:\.|\s?[[({]\s?dot\s?[\])}]\s?)\p{L}{2}/giu;
/** `@ Rossio.Then we` names a place, and a sentence begins. */
const PLACE = /\s@\s[^.]+\.\p{Lu}\p{Ll}$/u;

/**
 * Writes a text plainly: compatibility forms such as wide letters become plain ones, invisible characters disappear,
 * dashes become hyphens, and every script's digits 0 to 9.
 */
const plain = (text: string): string => foldDigits(text.normalize("NFKC")).replace(/[\p{Pd}\u2212]/gu, "-");

/** Digits in groups. A letter directly before them makes a code such as `A4711`, but in scripts without spaces. */
const RUN = /(?<![\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\d])(\+|00)?\(?\d(?:[\s()./-]{0,2}\d)*(?!\d)/gu;
const YEAR = /^(?:1\d|20)\d\d$/;

/**
 * Tells whether a run of digits in groups is a phone number. International ones have a prefix and at least 7 digits,
 * others have 8 to 15.
 */
function isPhone(run: string, prefix: string | undefined): boolean {
  const groups = run.match(/\d+/g) ?? [];
  const digits = groups.join("").length;
  if (groups.every((group) => YEAR.test(group))) return false;
  // A countdown or scores have many short numbers.
  if (digits < 2 * groups.length) return false;
  if (/^\(?\d{3}-\d{4}$/.test(run)) return true;
  return digits <= 15 && digits >= (prefix === undefined ? 8 : 7);
}

const hasEmail = (text: string): boolean => [...text.matchAll(EMAIL)].some(([found]) => !PLACE.test(found));

const hasPhone = (text: string): boolean =>
  [...withoutNumbers(text).matchAll(RUN)].some(([run, prefix]) => isPhone(run, prefix));

/** Finds what holds a review in its own words: an e-mail address, a phone number or a web address. */
export function heldByWords(review: { name: string; comment: string }): HeldFor | undefined {
  const texts = [plain(review.name), plain(review.comment)];
  if (texts.some(hasEmail)) return "contact";
  if (texts.some(hasLink)) return "link";
  return texts.some(hasPhone) ? "contact" : undefined;
}
