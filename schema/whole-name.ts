import { cleanLine } from "./clean-text.ts";
import { foldDigits, foldWide } from "./digits.ts";
import { decodePercent } from "./parse-url.ts";

/** Words between two things that are in no one's name. */
export const OR = "or ou oder eller lub albo veya atau hoặc".split(" ");
/** Words that join two names as well as two addresses. */
export const AND = "& + and e y o et und og och en of i a oraz ve dan và".split(" ");

/** What is no one's name: another address, an amount with its currency, a phone number. */
const OTHER_THINGS = [
  /^(?:https?:\/\/|www\.|[^\s@]*@|[\w.-]+\.[a-z]{2,}\/)/,
  /^\d[\d.,]* ?(?:\p{Sc}|(?:eur|euros?|usd|dollars?|gbp|pounds?)(?!\p{L}))/iu,
  /^\+?\d(?:[ .-]?\d){6,}/,
];
const isOtherThing = (words: readonly string[]): boolean =>
  OTHER_THINGS.some((thing) => thing.test(words.slice(0, 5).join(" ")));

/** How the rest of a name begins. A name is in one script, with digits of any. */
const MORE_LATIN = /^[&+]?[_.'’ʻʼ-]?(?:\p{sc=Latin}|\p{N}|[&+]$)/u;
const MORE_OTHER = /^[&+]?[_.'’ʻʼ-]?(?:(?!\p{sc=Latin})\p{L}|\p{N}|[&+]$)/u;

/** Returns whether words behind a name may be its rest: `Ana` is no one's name in `Ana Maria da Silva`. */
function mayGoOn(name: string, [next = "", ...others]: string[]): boolean {
  const more = /\p{sc=Latin}/u.test(name) || !/\p{L}/u.test(name) ? MORE_LATIN : MORE_OTHER;
  if (!more.test(next) || isOtherThing([next, ...others]) || OR.includes(next)) return false;
  return !(AND.includes(next) && isOtherThing(others));
}

/** A name that nobody has in life, `marta.tours`, and the beginning of words that are a sentence. */
const MADE_UP = /\p{L}{3}(?:\d|[._]+[\p{L}\d])/u;
const isSentence = (words: readonly string[]): boolean =>
  words.length > 1 && words.every((word) => /^\p{Ll}/u.test(word));

/**
 * Returns whether the name that was read from an address is only the beginning of a name with spaces. `words` are the
 * address and what stands behind it. Where guests would pay the wrong one, no word is taken for a sentence's.
 */
export function isCutOff(name: string, isPaid: boolean, [address = "", ...rest]: string[]): boolean {
  const own = foldDigits(name.slice(name.lastIndexOf("/") + 1));
  const written = foldDigits(cleanLine(decodePercent(address)));
  // A full stop is a sentence's end, but behind an initial.
  const isLast = written.endsWith(own) || (own.length < 3 && written.endsWith(`${own}.`));
  const words = rest.map(foldWide);
  return isLast && mayGoOn(own, words) && (isPaid || !MADE_UP.test(own) || !isSentence(words));
}
