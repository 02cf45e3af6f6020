/** Marks that no one sees: of direction, joiners, spaces without width, variation selectors, and keycaps. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u20E3]/gu;

const isDigit = (codePoint: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(codePoint));

/** The values of digits that were met, because to find one takes up to fifty steps. Unicode has some hundred digits. */
const values = new Map<string, string>();

/** Returns the value of a digit. Unicode has the digits of each script in a row, from zero to nine. */
function valueOf(digit: string): string {
  const cached = values.get(digit);
  if (cached !== undefined) return cached;
  const codePoint = digit.codePointAt(0) ?? 0;
  let first = codePoint;
  while (isDigit(first - 1)) first--;
  const value = String((codePoint - first) % 10);
  values.set(digit, value);
  return value;
}

/** Drops marks that no one sees. */
export const dropInvisible = (text: string): string => text.replace(INVISIBLE, "");

/**
 * A letter, a letter's mark or half of a sign beyond the first plane, of a script in which words may need a joiner: Persian
 * and Sinhala ones do.
 */
const JOINED = /^(?!\p{sc=Latin})[\p{L}\p{M}\p{Cs}]$/u;

/** Drops marks that no one sees, but for joiners between letters: without them it is another word, or another domain. */
export const dropMarks = (text: string): string =>
  text.replace(INVISIBLE, (mark, at: number) => {
    const isJoiner = mark === "\u200C" || mark === "\u200D";
    return isJoiner && JOINED.test(text.charAt(at - 1)) && JOINED.test(text.charAt(at + 1)) ? mark : "";
  });

/** Writes the digits of every script as 0 to 9, and drops marks that no one sees. All else stays. */
export const foldDigits = (text: string, drop = dropInvisible): string =>
  drop(text).replace(/(?![0-9])\p{Nd}/gu, valueOf);

/** Writes full-width letters, digits and signs, which Asian keyboards type, in ASCII. */
export const foldWide = (text: string): string =>
  text.replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfe_e0));

/** The same for letters and digits alone. */
export const foldWideLetters = (text: string): string =>
  text.replace(/[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/g, foldWide);

/** Marks between digits that are a letter's or a word's as well: `カード`, `本店・支店`, `col·lectiu`. */
const isOfWord = (text: string, at: number): boolean =>
  [text.charAt(at - 1), text.charAt(at + 1)].some((beside) => /^\p{L}$/u.test(beside));

/**
 * Writes what stands between digits as one keyboard does: full-width signs in ASCII, each dash as '-', each space but the
 * line break as ' '. Digits as foldDigits does. Words stay as they are.
 */
export const foldNumber = (text: string, drop = dropInvisible): string =>
  foldWide(foldDigits(text, drop))
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[\u00B7\u30FB\u30FC\uFF70]/g, (mark, at: number, whole: string) =>
      isOfWord(whole, at) ? mark : "-",
    )
    .replace(/[^\S\n]/g, " ");

/** Reads a whole number in any script's digits; NaN for anything else, 0 for nothing. */
export function wholeNumber(typed: string): number {
  const text = foldNumber(typed).trim();
  return /^\d{0,6}$/.test(text) ? Number(text) : Number.NaN;
}
