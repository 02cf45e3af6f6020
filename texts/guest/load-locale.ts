import { loadPageTexts, type PageTexts } from "#locales/guest.ts";
import { english } from "./english.ts";
import type { Locale } from "./locale.ts";
import { languageIn, type LocaleTag } from "./regions.ts";

/** Writes the same texts with Latin digits, as the Maghreb and the Gulf write numbers. */
const withLatinDigits = (texts: PageTexts): PageTexts =>
  JSON.parse(JSON.stringify(texts).replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)));

/** Loads the locale of one page. English is there from the start: a page about a failure needs no file. */
export async function loadLocale(tag: LocaleTag): Promise<Locale> {
  const language = languageIn(tag);
  if (language === "en") return { ...english, tag, memo: {} };
  const texts = await loadPageTexts(language);
  return { language, tag, texts: tag.startsWith("ar-") ? withLatinDigits(texts) : texts, memo: {} };
}
