import type { Plural } from "#locales/text.ts";
import { addTexts, setLanguage } from "./t.ts";

/** The words in a document that is complete by itself: the translation of each English text. */
export type DocumentTexts = Readonly<Record<string, string | Plural>>;

/** Returns whether Intl takes a browser's wish: some say the system's locale, such as "en-US@posix". */
function isTag(requested: string): boolean {
  try {
    return Intl.getCanonicalLocales(requested).length === 1;
  } catch {
    return false;
  }
}

/** Switches to the document's language, with the reader's region in numbers and dates. */
export function setLanguageFromDocument(words: DocumentTexts = {}): void {
  const { lang } = document.documentElement;
  const region = navigator.languages.find(
    (requested) => (requested === lang || requested.startsWith(`${lang}-`)) && isTag(requested),
  );
  addTexts(lang, words);
  setLanguage(lang, region);
}
