import { memoized } from "./memoized.ts";
import { parseUrl } from "./parse-url.ts";
import { trimEndOf, trimStartOf } from "./trim.ts";

/** Returns whether this is a full http or https URL without credentials. No other links are stored or shown. */
export const isWebUrl = memoized((value: string): boolean => {
  // An '@' before the path says credentials, also empty ones.
  if (!/^https?:\/\/[^\s\\/?#@]+(?:[/?#][^\s\\]*)?$/i.test(value)) return false;
  const url = parseUrl(value);
  return url !== null && url.username === "" && url.password === "" && url.hostname !== "";
});

/** Marks without width that apps copy along, and those that turn the direction: no address is typed with them. */
const MARKS = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** Drops the marks that no one sees from an address. Joiners, which words of some languages need, stay. */
export const withoutMarks = (address: string): string => address.replace(MARKS, "").trim();

/** What stands before an address in a sentence, and behind it: quotation marks of any language, „…“ and »…« among them. Its own end may be a bracket, an asterisk, an apostrophe. */
const BEFORE = /[<([{"'“‘«„‹”»›「『（*]/;
const BEHIND = /[>"'”’»›“‘«‹」』*,;、。，]/;
const BEHIND_ALONE = /[,"”»“«」』、。，]/;

/** Signs and letters with which a sentence goes on right behind an address, in scripts without spaces. */
const SIGN = /[、。，！？：；「」『』（）【】〜～]/;
const LETTER =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const WHOLE_HOST = /^(?:https?:\/\/)?[a-z\d.-]+\.[a-z]{2,}$/i;

/**
 * Cuts a sentence that goes on right behind an address in ASCII: `https://walks.example/a、よろしく`. Letters belong to an
 * address's path, and to its host, but none ends with those of two scripts.
 */
function withoutSentence(address: string): string {
  const end = address.search(/[^!-~]/);
  const before = address.slice(0, Math.max(end, 0));
  const [sign = "", ...rest] = address.slice(before.length);
  if (end < 0 || !before.includes(".") || /^[\w/]/.test(rest.join(""))) return address;
  const isHost = WHOLE_HOST.test(before) && LETTER.test(sign) && !/[./。]/.test(rest.join(""));
  return isHost || SIGN.test(sign) ? before : address;
}

/** A host's name of any script, with its ending, as far as it is typed without a scheme. */
const BARE =
  /^(?:[\p{L}\p{M}\p{N}-]+[.．。｡])+(?:xn--[a-z\d-]+|[\p{L}\p{M}]{2,})\.?(?::\d+)?(?:[/?#]\S*)?$/iu;

/** Brackets that close, with what opens them. */
const BRACKETS = [")(", "][", "}{", "）（"];

/** Drops the brackets at an address's end that nothing in it has opened: they close those of a sentence. */
function withoutClosing(address: string): string {
  const count = (sign = "") => address.split(sign).length;
  const unopened = new Map(
    BRACKETS.map(([closing = "", opening]) => [closing, count(closing) - count(opening)]),
  );
  for (let end = address.length; ; end -= 1) {
    const last = address.charAt(end - 1);
    const left = unopened.get(last) ?? 0;
    if (left <= 0) return address.slice(0, end);
    unopened.set(last, left - 1);
  }
}

/**
 * Takes an address out of what was copied along, as apps share it: `Food & wine https://marta.example/`. Words before it
 * have any signs, but are no other address.
 */
function withoutWords(text: string): string {
  const words = text.split(/\s+/);
  const last = words.pop() ?? "";
  if (words.some((word) => word.includes("://"))) return text;
  const [, glued = "", whole = ""] = /^(https?:\/\/|[^/?#=&%\\]*)(https?:\/\/\S+)$/i.exec(last) ?? [];
  const address = withoutSentence(whole);
  if (words.length === 0 && glued === "") return withoutClosing(trimEndOf(address, BEHIND_ALONE));
  const end = trimEndOf(address, BEHIND);
  return /[([{（]$/.test(glued) ? end.replace(/[)\]}）]\.?$/, "") : withoutClosing(end);
}

/**
 * Completes an address that was typed without its scheme: `revolut.me/ana` becomes `https://revolut.me/ana`. What was
 * copied along around an address is left out; other texts stay as they are.
 */
export function completeUrl(typed: string): string {
  const text = withoutMarks(typed);
  const address = withoutWords(text);
  if (isWebUrl(address)) return address;
  const bare = withoutClosing(withoutSentence(trimEndOf(trimStartOf(text, BEFORE), BEHIND)));
  return BARE.test(bare) && isWebUrl(`https://${bare}`) ? `https://${bare}` : text;
}

/**
 * Completes the address of a checkout as completeUrl does, without a full stop at its end: that is a sentence's, and no
 * payment link's. Several of them say that it was shortened.
 */
export const completePaymentLink = (typed: string): string =>
  completeUrl(/\.\.\s*$/.test(typed) ? typed : trimEndOf(typed, /[\s.。]/));
