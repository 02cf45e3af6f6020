import type { PlainText } from "#web/words/areas.ts";
import { t } from "#web/words/t.ts";

/** The prints whose codes we make, by their marks. */
const NAMES: ReadonlyMap<string, PlainText> = new Map([
  ["badge", "Badge"],
  ["card", "Card"],
  ["tent", "Table tent"],
  ["sticker", "Sticker"],
  ["stickers", "Stickers"],
  ["poster", "Poster"],
  ["tag", "NFC tag"],
  ["pocket", "Pocket"],
  ["screen", "Screen"],
]);

/** What a code's mark is called: the print's name, with what follows its first hyphen; a mark of one's own as it is. */
export function markName(mark: string): string {
  const [print = "", ...rest] = mark.split("-");
  const name = NAMES.get(print);
  if (name === undefined) return mark;
  return rest.length === 0 ? t(name) : t("{print}, {place}", { print: t(name), place: rest.join("-") });
}
