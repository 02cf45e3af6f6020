import type { AccountLanguage } from "#schema/language.ts";
import { speak } from "../../words/say.ts";
import type { LetterPlural, LetterSpeech, LetterText, LetterWords } from "./letter-text.ts";

/** The texts of each language, which are loaded with the first letter in it. */
const LANGUAGES: Record<Exclude<AccountLanguage, "en">, () => Promise<{ words: LetterWords }>> = {
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

/** Makes what letters are written with in a language. */
export const letterSpeech = async (language: AccountLanguage): Promise<LetterSpeech> =>
  speak<LetterText, LetterPlural>(
    language,
    language === "en" ? undefined : (await LANGUAGES[language]()).words,
  );
