import { appLocale } from "./t.ts";

/** Caches something for the app's language (BCP 47) until the language changes, because formats take long to make. */
export function perLanguage<Made>(make: (language: string) => Made): () => Made {
  let kept: { language: string; made: Made } | undefined;
  return () => {
    const language = appLocale();
    if (kept?.language !== language) kept = { language, made: make(language) };
    return kept.made;
  };
}
