import { PASSWORD_MIN } from "#schema/login-rules.ts";
import { normalForm } from "#schema/normal-form.ts";

/** Folds a text: differences of case and compatibility forms disappear. */
export const fold = (text: string): string => normalForm(text, "NFKC").toLowerCase();

// Repetitions of a few characters, and runs of neighbours. There are too many of them for the list.
const REPETITION = new RegExp(`^(.{1,${PASSWORD_MIN - 1}}?)\\1+$`, "su");
const ROWS = ["01234567890", "abcdefghijklmnopqrstuvwxyz", "qwertyuiop", "asdfghjkl"];
const RUNS = [...ROWS, ...ROWS.map((row) => [...row].toReversed().join(""))];

/** The product's name, as people write it in passwords. */
const PRODUCT = /l[a4@]ny[a4@]rd/g;
/** Additions to the product's name that make it no better: digits, signs, and the word in the demo accounts' password. */
const TRIMMINGS = /^(?:\P{L}|demo)*$/u;

const isProduct = (folded: string): boolean => {
  const rest = folded.replaceAll(PRODUCT, "");
  return rest !== folded && TRIMMINGS.test(rest);
};

/** Loads the 10,000 most common passwords that are long enough, folded, a line each: a sixth of the worker's code. */
const loadList = async (): Promise<string> => (await import("./common-passwords.txt?raw")).default;

/**
 * Returns whether an attacker would guess this password early: it is one of the 10,000 most common, only a pattern, the
 * product's name, or the account's own name or e-mail. `readList` reads the list where no build has put it beside the worker.
 */
export async function isCommonPassword(
  password: string,
  { email, username = "" }: { email: string; username?: string },
  readList = loadList,
): Promise<boolean> {
  const folded = fold(password);
  const names = [username, email, email.slice(0, email.lastIndexOf("@"))].map(fold);
  if (names.includes(folded) || isProduct(folded) || REPETITION.test(folded)) return true;
  if (RUNS.some((run) => run.includes(folded))) return true;
  return `\n${await readList()}`.includes(`\n${folded}\n`);
}
