import { type AccountLanguage, directionOf, tagOf } from "#locales/languages.ts";
import type { Plural } from "#locales/text.ts";
import { createSpeech, type Speech, withBritishEnglish } from "./speech.ts";

/** The means to write a whole text in an account's language. */
export type DocumentSpeech<Text extends string, Counted extends string = never> = Speech<Text, Counted> & {
  language: AccountLanguage;
  dir: "ltr" | "rtl";
};

/** Keeps a value's letters in their own direction, by U+2068 FIRST STRONG ISOLATE and U+2069 POP DIRECTIONAL ISOLATE. */
const isolate = (value: string | number): string => `\u2068${value}\u2069`;

/** Creates what a document or an e-mail in an account's language is written with. English needs no texts. */
export function speak<Text extends string, Counted extends string = never>(
  language: AccountLanguage,
  texts: Readonly<Record<string, string | Plural>> = {},
): DocumentSpeech<Text, Counted> {
  const dir = directionOf(language);
  const speech = createSpeech<Text, Counted>(
    new Map(Object.entries(texts)),
    withBritishEnglish(tagOf(language)),
    dir === "rtl" ? isolate : undefined,
  );
  return { ...speech, language, dir };
}
