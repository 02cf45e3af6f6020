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

/** Names a code's mark: the print's name, with what follows its first hyphen. A guide's own mark stays as it is. */
export function markName(mark: string): string {
  const [print = "", ...rest] = mark.split("-");
  const name = NAMES.get(print);
  if (name === undefined) return mark;
  return rest.length === 0 ? t(name) : t("{print}, {place}", { print: t(name), place: rest.join("-") });
}
