import type { PrintTexts } from "#locales/guest.ts";
import type { PageLanguage } from "#locales/languages.ts";

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

/** What guests can do on a page. `hasTours`: whether it shows tours, which can be booked. */
export function doesOf(
  language: PageLanguage,
  hasTours: boolean,
): readonly [tip: string, review: string, third: string] {
  const { tip, review, book, contact } = printTexts(language);
  return [tip, review, hasTours ? book : contact];
}
