import type { Language } from "./languages.ts";

/** Values of og:locale, which wants a territory. */
export const OG_LOCALES: Readonly<Record<Language, string>> = {
  en: "en_US",
  es: "es_ES",
  fr: "fr_FR",
  de: "de_DE",
  it: "it_IT",
  pt: "pt_BR",
  nl: "nl_NL",
  pl: "pl_PL",
  cs: "cs_CZ",
  sv: "sv_SE",
  tr: "tr_TR",
  ru: "ru_RU",
  uk: "uk_UA",
  ar: "ar_AR",
  he: "he_IL",
  hi: "hi_IN",
  "zh-Hans": "zh_CN",
  "zh-Hant": "zh_TW",
  ja: "ja_JP",
  ko: "ko_KR",
  th: "th_TH",
  vi: "vi_VN",
};
