import type { WrittenLanguage } from "#schema/language-tag.ts";
import { namesIn } from "./names.ts";
import type { LocaleTag } from "./regions.ts";

/** Names languages in another one. */
export function languageNames(tag: LocaleTag, named: readonly WrittenLanguage[]): string[] {
  const names = namesIn(tag);
  return named.map((language) => names.language(language) ?? language);
}

/** Lists languages by their names in another one: "English, Portuguese, and French". */
export const languageList = (tag: LocaleTag, named: readonly WrittenLanguage[]): string =>
  namesIn(tag).list(languageNames(tag, named));
