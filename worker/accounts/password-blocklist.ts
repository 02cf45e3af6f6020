import { PASSWORD_MIN } from "#schema/account.ts";

/** Case and compatibility forms don't make another password. */
export const fold = (text: string): string => text.normalize("NFKC").toLowerCase();

// The list has none of these, for they have no end: too few characters for a password, repeated, and neighbours in a row.
const REPETITION = new RegExp(`^(.{1,${PASSWORD_MIN - 1}}?)\\1+$`, "su");
const ROWS = ["01234567890", "abcdefghijklmnopqrstuvwxyz", "qwertyuiop", "asdfghjkl"];
const RUNS = [...ROWS, ...ROWS.map((row) => [...row].toReversed().join(""))];

/** The product's name: web/lib/brand.ts has it, and the test holds the two together. */
const PRODUCT = /l[a4@]ny[a4@]rd/g;
/** What around the name makes it no better: digits, signs, and the word of the demo accounts' password. */
const TRIMMINGS = /^(?:\P{L}|demo)*$/u;

const isProduct = (folded: string): boolean => {
  const rest = folded.replaceAll(PRODUCT, "");
  return rest !== folded && TRIMMINGS.test(rest);
};

/**
 * Whether somebody who guesses would try this password early: it is one of the 10,000 most common, has no more to it than a
 * pattern or the product's name, or is what its account is called.
 */
export async function isCommonPassword(
  password: string,
  { email, username = "" }: { email: string; username?: string },
): Promise<boolean> {
  const folded = fold(password);
  const names = [username, email, email.slice(0, email.lastIndexOf("@"))].map(fold);
  if (names.includes(folded) || isProduct(folded) || REPETITION.test(folded)) return true;
  if (RUNS.some((run) => run.includes(folded))) return true;
  // Loaded with the first password that is set: a sixth of the worker's size, and most requests set none.
  const { COMMON_PASSWORDS } = await import("./common-passwords.ts");
  return COMMON_PASSWORDS.includes(`\n${folded}\n`);
}
