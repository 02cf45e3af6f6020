import { readMark } from "#schema/code-marks.ts";
import type { PlainText } from "#locales/account.ts";
import { t } from "#texts/app/t.ts";

/** The names of our prints and screens with codes, by their marks. */
const NAMES: ReadonlyMap<string, PlainText> = new Map([
  ["badge", "Badge"],
  ["card", "Card to hand out"],
  ["tent", "Table tent"],
  ["sticker", "Sticker"],
  ["stickers", "Stickers"],
  ["poster", "Poster"],
  ["tag", "NFC tag"],
  ["pocket", "Pocket"],
  ["screen", "Screen"],
]);

/** Names a print by its mark, with what follows the first hyphen. A guide's own mark stays as it is. */
function printName(mark: string): string {
  const [print = "", ...rest] = mark.split("-");
  const name = NAMES.get(print);
  if (name === undefined) return mark;
  return rest.length === 0 ? t(name) : t("{print}, {place}", { print: t(name), place: rest.join("-") });
}

/** Names a code by its mark: the print, and what it opens where that isn't the page. */
export function markName(mark: string): string {
  const { print, opening } = readMark(mark);
  const name = printName(print);
  if (opening === "page") return name;
  return opening === "tips" ? t("{print}, tips", { print: name }) : t("{print}, reviews", { print: name });
}
