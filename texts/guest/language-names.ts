import type { PageLanguage } from "#locales/languages.ts";
import type { WrittenLanguage } from "#schema/language-tag.ts";
import { namesIn } from "./names.ts";

/** Names languages in another one. */
export function languageNames(language: PageLanguage, named: readonly WrittenLanguage[]): string[] {
  const names = namesIn(language);
  return named.map((tag) => names.language(tag) ?? tag);
}

/** Lists languages by their names in another one: "English, Portuguese, and French". */
export const languageList = (language: PageLanguage, named: readonly WrittenLanguage[]): string =>
  namesIn(language).list(languageNames(language, named));
