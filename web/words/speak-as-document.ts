import type { Plural } from "#schema/placeholders.ts";
import { learn, speak } from "./t.ts";

/** What a document brings that is complete by itself: each English text with what is said for it. */
export type DocumentWords = Readonly<Record<string, string | Plural>>;

/** Speaks the language of the document, with the reader's region in numbers and dates. */
export function speakAsDocument(words: DocumentWords = {}): void {
  const { lang } = document.documentElement;
  const region = navigator.languages.find((wish) => wish === lang || wish.startsWith(`${lang}-`));
  learn(lang, words);
  speak(lang, region);
}
