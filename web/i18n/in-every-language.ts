import { type Language, languages } from "./languages.ts";

/** Loads the words of every language at once, for tests. */
export async function inEveryLanguage<Words>(
  load: (language: Language) => Promise<Words>,
): Promise<Readonly<Record<Language, Words>>> {
  const all = await Promise.all(languages.map(async (language) => [language, await load(language)] as const));
  return Object.fromEntries(all) as Record<Language, Words>;
}
