import type { Plural } from "#schema/placeholders.ts";
import { learn, speak } from "./t.ts";

/** The words in a document that is complete by itself: the translation of each English text. */
export type DocumentWords = Readonly<Record<string, string | Plural>>;

/** Switches to the document's language, with the reader's region in numbers and dates. */
export function speakAsDocument(words: DocumentWords = {}): void {
  const { lang } = document.documentElement;
  const region = navigator.languages.find((wish) => wish === lang || wish.startsWith(`${lang}-`));
  learn(lang, words);
  speak(lang, region);
}
