import { plainLetters } from "#schema/plain-letters.ts";

/** Writes a letter in plain ones, in its case: "Ł" becomes "L", "Æ" "Ae". */
function plainLetter(letter: string): string {
  const plain = plainLetters(letter);
  return letter === letter.toLowerCase() ? plain : plain.charAt(0).toUpperCase() + plain.slice(1);
}

/**
 * Makes a person's name the start of a file's name: without accents, spaces as dashes, otherwise only A-Z, a-z, 0-9, -
 * and _.
 */
export function plainName(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/[^\P{L}A-Za-z]/gu, plainLetter)
    .trim()
    .replace(/\s+/g, "-")
    .replace(/[^A-Za-z0-9_-]/g, "")
    .replace(/-{2,}/g, "-")
    .replace(/^-|-$/g, "");
  return plain === "" ? "profile" : plain;
}
