import { dropInvisible, foldDigits } from "#schema/digits.ts";
import type { HeldFor } from "#schema/case-states.ts";
import { normalForm } from "#schema/normal-form.ts";
import { hasEmail } from "./email-rules.ts";
import { hasLink } from "./link-rules.ts";
import { hasPhone } from "./phone-rules.ts";

/** The first of each row of digits in circles that no normal form writes as digits, and its value. */
const CIRCLED: readonly [first: number, value: number][] = [
  [0x24f5, 1],
  [0x24ff, 0],
  [0x2776, 1],
  [0x2780, 1],
  [0x278a, 1],
  [0x1f10b, 0],
  [0x1f10c, 0],
];
const IN_CIRCLE = /[\u24F5-\u24FD\u24FF\u2776-\u277E\u2780-\u2788\u278A-\u2792\u{1F10B}\u{1F10C}]/gu;

function circledValue(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const [first, value] = CIRCLED.findLast(([start]) => start <= code) ?? [code, 0];
  return String(code - first + value);
}

/** Seven or more digits of Chinese and Japanese in a row. Fewer are years and counts. */
const HAN = "〇一二三四五六七八九";
const IN_HAN = /(?:[零〇一二三四五六七八九][\s-]?){7,}/gu;
const hanValue = (sign: string): string => (sign === "零" ? "0" : String(HAN.indexOf(sign)));

/**
 * Writes a text plainly: compatibility forms such as wide letters become plain ones, invisible characters disappear,
 * dashes become hyphens, and every script's digits 0 to 9, those in circles too.
 */
const plain = (text: string): string =>
  foldDigits(normalForm(dropInvisible(text).replace(IN_CIRCLE, circledValue), "NFKC"))
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(IN_HAN, (digits) => digits.replace(/[零〇一二三四五六七八九]/gu, hanValue));

/** Finds what holds a review in its own words: an e-mail address, a phone number or a web address. */
export function heldByContent(review: { name: string; comment: string }): HeldFor | undefined {
  const texts = [plain(review.name), plain(review.comment)];
  if (texts.some(hasEmail)) return "contact";
  if (texts.some(hasLink)) return "link";
  return texts.some(hasPhone) ? "contact" : undefined;
}
