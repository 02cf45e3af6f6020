/** The languages of the public page, BCP 47. */
export const PAGE_LANGUAGES = [
  "en",
  "es",
  "fr",
  "de",
  "it",
  "pt-BR",
  "pt-PT",
  "nl",
  "da",
  "nb",
  "sv",
  "fi",
  "pl",
  "cs",
  "sk",
  "hu",
  "hr",
  "ro",
  "bg",
  "el",
  "tr",
  "ru",
  "uk",
  "ar",
  "fa",
  "he",
  "hi",
  "zh-Hans",
  "zh-Hant",
  "ja",
  "ko",
  "th",
  "vi",
  "id",
] as const;
export type PageLanguage = (typeof PAGE_LANGUAGES)[number];

/** The languages that an account can choose for the app and its letters, BCP 47. */
export const ACCOUNT_LANGUAGES = [
  "en",
  "es",
  "pt",
  "pt-BR",
  "fr",
  "it",
  "de",
  "el",
  "tr",
  "ar",
  "ja",
  "zh-Hans",
  "th",
] as const;
export type AccountLanguage = (typeof ACCOUNT_LANGUAGES)[number];

const byName = new Map(ACCOUNT_LANGUAGES.map((language) => [language.toLowerCase(), language]));

/**
 * Answers the account's language for a BCP 47 tag: pt-BR for itself, pt for pt-PT, zh-Hans for any Chinese; undefined
 * for a language that isn't offered.
 */
export function accountLanguageOf(tag: string): AccountLanguage | undefined {
  const name = tag.toLowerCase();
  const [primary = ""] = name.split("-");
  return byName.get(name) ?? byName.get(primary === "zh" ? "zh-hans" : primary);
}

/**
 * Answers the BCP 47 tag by which browsers and Intl know an account's language. Without a region they take pt for
 * Brazil's.
 */
export const tagOf = (language: string): string => (language === "pt" ? "pt-PT" : language);

/** Answers the direction in which an account's language is read. */
export const readingDirection = (language: AccountLanguage): "ltr" | "rtl" =>
  language === "ar" ? "rtl" : "ltr";
