import { appLocale } from "./t.ts";

/** Caches something for the app's language (BCP 47) until the language changes, because formats take long to make. */
export function perLanguage<Value>(make: (language: string) => Value): () => Value {
  let cached: { language: string; value: Value } | undefined;
  return () => {
    const language = appLocale();
    if (cached?.language !== language) cached = { language, value: make(language) };
    return cached.value;
  };
}
