import { type AccountLanguage, directionOf, tagOf } from "#locales/languages.ts";
import type { Plural } from "#locales/text.ts";
import { isolated } from "./isolated.ts";
import { createSpeech, type Speech, withBritishEnglish } from "./speech.ts";

/** The means to write a whole text in an account's language. */
export type DocumentSpeech<Text extends string, Counted extends string = never> = Speech<Text, Counted> & {
  language: AccountLanguage;
  dir: "ltr" | "rtl";
};

/** Creates what a document or an e-mail in an account's language is written with. English needs no texts. */
export function speak<Text extends string, Counted extends string = never>(
  language: AccountLanguage,
  texts: Readonly<Record<string, string | Plural>> = {},
): DocumentSpeech<Text, Counted> {
  const dir = directionOf(language);
  const speech = createSpeech<Text, Counted>(
    new Map(Object.entries(texts)),
    withBritishEnglish(tagOf(language)),
    dir === "rtl" ? isolated : undefined,
  );
  return { ...speech, language, dir };
}
