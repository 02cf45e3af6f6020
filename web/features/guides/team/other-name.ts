import { plainLetters } from "#schema/plain-letters.ts";

const wordsOf = (name: string): string[] =>
  plainLetters(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** Returns whether two names have nothing in common, so that they may be two people's. Initials and accents don't count. */
export function isOtherName(before: string, after: string): boolean {
  const [oldWords, newWords] = [wordsOf(before), wordsOf(after)];
  if (oldWords.length === 0 || newWords.length === 0) return false;
  return !oldWords.some((one) => newWords.some((other) => one.startsWith(other) || other.startsWith(one)));
}
