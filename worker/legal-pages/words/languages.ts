import type { AccountLanguage } from "#schema/language.ts";
import type { LegalWords } from "./legal-text.ts";

/** The texts of each language, which are loaded with the first page in it. */
const LANGUAGES: Record<Exclude<AccountLanguage, "en">, () => Promise<{ words: LegalWords }>> = {
  es: () => import("./es.ts"),
  pt: () => import("./pt.ts"),
  "pt-BR": () => import("./pt-br.ts"),
  fr: () => import("./fr.ts"),
  it: () => import("./it.ts"),
  de: () => import("./de.ts"),
  el: () => import("./el.ts"),
  tr: () => import("./tr.ts"),
  ar: () => import("./ar.ts"),
  ja: () => import("./ja.ts"),
  "zh-Hans": () => import("./zh-hans.ts"),
  th: () => import("./th.ts"),
};

/** Loads the legal pages' texts in a language; undefined for English, which they are written in. */
export const legalWords = async (language: AccountLanguage): Promise<LegalWords | undefined> =>
  language === "en" ? undefined : (await LANGUAGES[language]()).words;
