import { normalForm } from "#schema/normal-form.ts";

/** Letters that no accent can be taken from (ICAO 9303), and signs that SEPA writes with others (EPC217-08). */
const PLAIN: Readonly<Record<string, string>> = {
  ß: "ss",
  ẞ: "SS",
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
  ø: "o",
  Ø: "O",
  đ: "d",
  Đ: "D",
  ð: "d",
  Ð: "D",
  þ: "th",
  Þ: "Th",
  ł: "l",
  Ł: "L",
  ħ: "h",
  Ħ: "H",
  ı: "i",
  ŋ: "n",
  Ŋ: "N",
  ŧ: "t",
  Ŧ: "T",
  ə: "e",
  Ə: "E",
  ʻ: "'",
  ʼ: "'",
  ʾ: "'",
  ʿ: "'",
  "·": ".",
  "&": "+",
  "’": "'",
  "‘": "'",
  "–": "-",
  "—": "-",
};

const withoutAccents = (text: string): string =>
  normalForm(text, "NFKD")
    .replace(/\p{Mn}/gu, "")
    .replace(/[^ -%'-~]/gu, (letter) => PLAIN[letter] ?? letter);

/** Returns whether all letters of a text can be written in an ASCII code: Marta Gonçalves can, 田中 and Γιώργος can't. */
export const isLatin = (text: string): boolean => !/(?![ -~])\p{L}/u.test(withoutAccents(text));

/** Writes a text in the letters that every bank takes (SEPA's basic Latin set). Other characters become spaces. */
export const foldLatin = (text: string): string =>
  withoutAccents(text)
    .replace(/[^A-Za-z0-9/?:().,'+ -]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();

/** Writes a text as foldLatin does, cut to a code's length: at the end of a word where that leaves at least half. */
export function foldTo(text: string, max: number): string {
  const folded = foldLatin(text);
  if (folded.length <= max) return folded;
  const cut = folded.slice(0, max);
  const space = folded[max] === " " ? max : cut.lastIndexOf(" ");
  return (space >= max / 2 ? cut.slice(0, space) : cut).trim();
}
