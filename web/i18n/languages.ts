import { PAGE_LANGUAGES, type PageLanguage } from "#schema/language.ts";

/** The languages of the public page, each with its own name for itself. */
export const LANGUAGES = {
  en: "English",
  es: "Español",
  fr: "Français",
  de: "Deutsch",
  it: "Italiano",
  "pt-BR": "Português (Brasil)",
  "pt-PT": "Português (Portugal)",
  nl: "Nederlands",
  da: "Dansk",
  nb: "Norsk",
  sv: "Svenska",
  fi: "Suomi",
  pl: "Polski",
  cs: "Čeština",
  sk: "Slovenčina",
  hu: "Magyar",
  hr: "Hrvatski",
  ro: "Română",
  bg: "Български",
  el: "Ελληνικά",
  tr: "Türkçe",
  ru: "Русский",
  uk: "Українська",
  ar: "العربية",
  fa: "فارسی",
  he: "עברית",
  hi: "हिन्दी",
  "zh-Hans": "简体中文",
  "zh-Hant": "繁體中文",
  ja: "日本語",
  ko: "한국어",
  th: "ไทย",
  vi: "Tiếng Việt",
  id: "Bahasa Indonesia",
} as const satisfies Record<PageLanguage, string>;

/** A language of the public page (BCP 47), as in `<html lang>`, `?lang=` and the cookie. */
export type Language = PageLanguage;

const codes: readonly string[] = PAGE_LANGUAGES;
/** Tells whether a text is the exact code of one of our languages. */
export const isLanguage = (code: string): code is Language => codes.includes(code);

export const languages: readonly Language[] = PAGE_LANGUAGES;

const RTL: readonly string[] = ["ar", "fa", "he"] satisfies Language[];

/** Answers the direction of a language (BCP 47). */
export const directionOf = (language: string): "ltr" | "rtl" => (RTL.includes(language) ? "rtl" : "ltr");
