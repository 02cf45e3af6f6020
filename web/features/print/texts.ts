import type { Opening } from "#schema/code-marks.ts";
import type { PrintTexts } from "#locales/guest.ts";
import type { PageLanguage } from "#locales/languages.ts";
import { fillText } from "#texts/fill.ts";

const FILES = import.meta.glob<PrintTexts>("../../../locales/guest/*.json", {
  query: "?section=print",
  import: "default",
  eager: true,
});

/** Returns the texts of prints in a language. */
export function printTexts(language: PageLanguage): PrintTexts {
  const texts = FILES[`../../../locales/guest/${language}.json`];
  if (!texts) throw new Error(`locales/guest/${language}.json is missing`);
  return texts;
}

type Subject = {
  /** how guests address the guide */
  name: string;
  opening: Opening;
  /** whether its page shows tours, which can be booked */
  hasTours: boolean;
};

/** The words around a code in a language. */
type PrintWords = {
  /** what guests can do there */
  does: readonly string[];
  /** what scanning does */
  scan: string;
  /** the same on a sticker, which has little room */
  sticker: string;
};

/** Writes the words around a code, by what it opens. */
export function printWords(language: PageLanguage, { name, opening, hasTours }: Subject): PrintWords {
  const { tip, review, book, contact, scan, tipName, scanTips, scanReviews } = printTexts(language);
  if (opening === "tips") return { does: [tip], scan: scanTips, sticker: scanTips };
  if (opening === "reviews") return { does: [review], scan: scanReviews, sticker: scanReviews };
  return {
    does: [tip, review, hasTours ? book : contact],
    scan: fillText(scan, { name }),
    sticker: fillText(tipName, { name }),
  };
}
