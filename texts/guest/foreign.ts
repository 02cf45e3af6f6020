import { primaryOf, type WrittenLanguage } from "#schema/language-tag.ts";
import type { PageLanguage } from "#locales/languages.ts";

/** Returns the `lang` of a text on a page; undefined where it is the page's. */
export const langOf = (
  language: WrittenLanguage | undefined,
  page: PageLanguage,
): WrittenLanguage | undefined => (language === page ? undefined : language);

/** Returns whether a text is known to be in another language than the page's, regions apart. */
export const isForeign = (language: WrittenLanguage | undefined, page: PageLanguage): boolean =>
  !!language && primaryOf(language) !== primaryOf(page);

/** The translation service's names of languages, where it has its own. */
const NAMES: Readonly<Record<string, string>> = {
  "zh-Hans": "zh-CN",
  "zh-Hant": "zh-TW",
  "pt-PT": "pt-PT",
  fil: "tl",
  nb: "no",
  und: "auto",
};
const nameOf = (language: WrittenLanguage): string =>
  NAMES[language] ?? NAMES[primaryOf(language)] ?? primaryOf(language);

/** Returns the address that translates a text at a translation service. It holds nothing else. */
export const translateAddress = (text: string, from: WrittenLanguage, to: PageLanguage): string =>
  `https://translate.google.com/?${new URLSearchParams({ sl: nameOf(from), tl: nameOf(to), text, op: "translate" }).toString()}`;
