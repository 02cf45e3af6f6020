const wordsOf = (name: string): string[] =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** Returns whether two names have nothing in common, so that they may be two people's. Initials and accents don't count. */
export function isOtherName(before: string, after: string): boolean {
  const [known, words] = [wordsOf(before), wordsOf(after)];
  if (known.length === 0 || words.length === 0) return false;
  return !known.some((one) => words.some((other) => one.startsWith(other) || other.startsWith(one)));
}
