import { PAGE_LANGUAGES, type PageLanguage } from "#locales/languages.ts";

/** Loads the texts of every language at once, for tests. */
export async function inEveryLanguage<Words>(
  load: (language: PageLanguage) => Promise<Words>,
): Promise<Readonly<Record<PageLanguage, Words>>> {
  const all = await Promise.all(
    PAGE_LANGUAGES.map(async (language) => [language, await load(language)] as const),
  );
  return Object.fromEntries(all) as Record<PageLanguage, Words>;
}
