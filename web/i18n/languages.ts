/** The languages of the public page, each with its own name for itself. */
export const LANGUAGES = {
  en: "English",
  es: "Español",
  fr: "Français",
  de: "Deutsch",
  it: "Italiano",
  pt: "Português",
  nl: "Nederlands",
  pl: "Polski",
  cs: "Čeština",
  sv: "Svenska",
  tr: "Türkçe",
  ru: "Русский",
  uk: "Українська",
  ar: "العربية",
  he: "עברית",
  hi: "हिन्दी",
  "zh-Hans": "简体中文",
  "zh-Hant": "繁體中文",
  ja: "日本語",
  ko: "한국어",
  th: "ไทย",
  vi: "Tiếng Việt",
} as const;

/** BCP 47, as in `<html lang>`, `?lang=` and the cookie. */
export type Language = keyof typeof LANGUAGES;

const codes: readonly string[] = Object.keys(LANGUAGES);
const isLanguage = (code: string): code is Language => codes.includes(code);

export const languages: readonly Language[] = codes.filter(isLanguage);

export const directionOf = (language: Language): "ltr" | "rtl" =>
  language === "ar" || language === "he" ? "rtl" : "ltr";
