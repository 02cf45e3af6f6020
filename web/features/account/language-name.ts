import { type AccountLanguage, tagOf } from "#schema/language.ts";
import { isLanguage, LANGUAGES } from "#web/i18n/languages.ts";

/** Answers a language's own name for itself: "Deutsch". */
export function ownNameOf(language: AccountLanguage): string {
  const tag = tagOf(language);
  return isLanguage(tag) ? LANGUAGES[tag] : tag;
}
