import { english } from "./english.ts";
import { loadTexts } from "./load-texts.ts";
import type { Locale } from "./locale.ts";
import { loadNames } from "./names.ts";
import { languageIn, type LocaleTag } from "./regions.ts";

/** Loads the locale of one page. English is there from the start: a page about a failure needs no file. */
export async function loadLocale(tag: LocaleTag): Promise<Locale> {
  const language = languageIn(tag);
  if (language === "en") return { ...english, tag, memo: {} };
  const [texts] = await Promise.all([loadTexts({ language, tag }), loadNames(language)]);
  return { language, tag, texts, memo: {} };
}
