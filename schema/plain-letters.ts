import { normalForm } from "./normal-form.ts";

/** Letters without a Unicode decomposition, and their plain forms. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  ς: "σ",
};

/** Removes case, accents and compatibility forms: "Ångström" becomes "angstrom", "Straße" "strasse". */
export const plainLetters = (text: string): string =>
  normalForm(text, "NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ßæœøłđðþıς]/g, (letter) => PLAIN[letter] ?? letter);
