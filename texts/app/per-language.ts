import { appLocale } from "./t.ts";

/**
 * Returns the language of dates and lists, which is British for English: the day before the month, no comma before
 * "and".
 */
export const withBritishEnglish = (language: string): string => (/^en\b/.test(language) ? "en-GB" : language);

/** Caches something for the app's language (BCP 47) until the language changes, because formats take long to make. */
export function perLanguage<Made>(make: (language: string) => Made): () => Made {
  let kept: { language: string; made: Made } | undefined;
  return () => {
    const language = appLocale();
    if (kept?.language !== language) kept = { language, made: make(language) };
    return kept.made;
  };
}
