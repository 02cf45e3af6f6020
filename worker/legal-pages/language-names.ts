import type { AccountLanguage } from "#schema/language.ts";

/** The languages of the legal pages, by the names they have in themselves. */
export const LANGUAGE_NAMES: Record<AccountLanguage, string> = {
  en: "English",
  es: "Español",
  pt: "Português (Portugal)",
  "pt-BR": "Português (Brasil)",
  fr: "Français",
  it: "Italiano",
  de: "Deutsch",
  el: "Ελληνικά",
  tr: "Türkçe",
  ar: "العربية",
  ja: "日本語",
  "zh-Hans": "简体中文",
  th: "ไทย",
};
