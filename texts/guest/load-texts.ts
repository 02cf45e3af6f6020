import { loadPageTexts, type PageTexts } from "#locales/guest.ts";
import type { Locale } from "./locale.ts";

/** Writes the same texts with Latin digits, as the Maghreb and the Gulf write numbers. */
const withLatinDigits = (texts: PageTexts): PageTexts =>
  JSON.parse(JSON.stringify(texts).replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)));

/** Loads the texts of a page, with the digits of its region. */
export async function loadTexts({ language, tag }: Pick<Locale, "language" | "tag">): Promise<PageTexts> {
  const texts = await loadPageTexts(language);
  return tag.startsWith("ar-") ? withLatinDigits(texts) : texts;
}
