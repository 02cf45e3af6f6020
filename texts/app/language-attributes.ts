import { type AccountLanguage, directionOf, tagOf } from "#locales/languages.ts";

/** Writes the attributes of a document in a language: `lang="pt-PT" dir="ltr"`. */
export const languageAttributes = (language: AccountLanguage): string =>
  `lang="${tagOf(language)}" dir="${directionOf(language)}"`;
