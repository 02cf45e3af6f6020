import { appLanguage } from "./t.ts";

/** Our English is British, wherever it is read: the day before the month, no comma before "and". */
export const inOurEnglish = (language: string): string => (/^en\b/.test(language) ? "en-GB" : language);

/** Makes something for the app's language (BCP 47) and keeps it while that is spoken: formats take long to make. */
export function perLanguage<Made>(make: (language: string) => Made): () => Made {
  let kept: { language: string; made: Made } | undefined;
  return () => {
    const language = appLanguage();
    if (kept?.language !== language) kept = { language, made: make(language) };
    return kept.made;
  };
}
