import type { Catalogue } from "./catalogue.ts";
import { en } from "./en.ts";
import type { Language } from "./languages.ts";
import type { Locale } from "./locale.ts";
import { languageIn, type LocaleTag } from "./regions.ts";

/**
 * The catalogues, for the server only, as the browser gets one with the page. Each is a file, which its first reader
 * loads.
 */
const CATALOGUES: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: async () => en,
  es: async () => (await import("./es.ts")).es,
  fr: async () => (await import("./fr.ts")).fr,
  de: async () => (await import("./de.ts")).de,
  it: async () => (await import("./it.ts")).it,
  "pt-BR": async () => (await import("./pt-br.ts")).ptBr,
  "pt-PT": async () => (await import("./pt-pt.ts")).ptPt,
  nl: async () => (await import("./nl.ts")).nl,
  da: async () => (await import("./da.ts")).da,
  nb: async () => (await import("./nb.ts")).nb,
  sv: async () => (await import("./sv.ts")).sv,
  fi: async () => (await import("./fi.ts")).fi,
  pl: async () => (await import("./pl.ts")).pl,
  cs: async () => (await import("./cs.ts")).cs,
  sk: async () => (await import("./sk.ts")).sk,
  hu: async () => (await import("./hu.ts")).hu,
  hr: async () => (await import("./hr.ts")).hr,
  ro: async () => (await import("./ro.ts")).ro,
  bg: async () => (await import("./bg.ts")).bg,
  el: async () => (await import("./el.ts")).el,
  tr: async () => (await import("./tr.ts")).tr,
  ru: async () => (await import("./ru.ts")).ru,
  uk: async () => (await import("./uk.ts")).uk,
  ar: async () => (await import("./ar.ts")).ar,
  fa: async () => (await import("./fa.ts")).fa,
  he: async () => (await import("./he.ts")).he,
  hi: async () => (await import("./hi.ts")).hi,
  "zh-Hans": async () => (await import("./zh-hans.ts")).zhHans,
  "zh-Hant": async () => (await import("./zh-hant.ts")).zhHant,
  ja: async () => (await import("./ja.ts")).ja,
  ko: async () => (await import("./ko.ts")).ko,
  th: async () => (await import("./th.ts")).th,
  vi: async () => (await import("./vi.ts")).vi,
  id: async () => (await import("./id.ts")).id,
};

/** Loads the words of the public page in one language. */
export const loadCatalogue = (language: Language): Promise<Catalogue> => CATALOGUES[language]();

/** Writes the same words with Latin digits, as the Maghreb and the Gulf write numbers. */
const withLatinDigits = (words: Catalogue): Catalogue =>
  JSON.parse(JSON.stringify(words).replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)));

/** Loads the locale of one page. */
export async function loadLocale(tag: LocaleTag): Promise<Locale> {
  const language = languageIn(tag);
  const words = await loadCatalogue(language);
  return { language, tag, words: tag.startsWith("ar-") ? withLatinDigits(words) : words, memo: {} };
}
