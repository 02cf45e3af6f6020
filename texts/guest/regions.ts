import type { PageLanguage } from "#locales/languages.ts";

/**
 * The regions that write dates or numbers in another way than their language's page: Britain its dates, Mexico and
 * Switzerland their decimals, the Maghreb and the Gulf their digits. Each stands for all regions that write as it does,
 * by Intl.
 */
const REGIONAL = {
  en: ["en-GB"],
  es: ["es-MX"],
  de: ["de-CH"],
  it: ["it-CH"],
  ar: ["ar-MA", "ar-AE"],
} as const satisfies Partial<Record<PageLanguage, readonly string[]>>;

type RegionalTag = (typeof REGIONAL)[keyof typeof REGIONAL][number];

/** A language, with a region where the region changes how dates and numbers are written. */
export type LocaleTag = PageLanguage | RegionalTag;

const regionalTags: readonly string[] = Object.values(REGIONAL).flat();

/** Returns the language of a locale's tag. */
export const languageIn = (tag: LocaleTag): PageLanguage =>
  // A guest's script has no list of all languages.
  (regionalTags.includes(tag) ? tag.slice(0, 2) : tag) as PageLanguage;

/** Returns what tells a language's regions apart: the order of a date in English, decimal mark and digits in the others. */
function writingOf(language: PageLanguage, tag: string): string {
  if (language !== "en") return new Intl.NumberFormat(tag).format(1.5);
  return new Intl.DateTimeFormat(tag, { dateStyle: "medium" }).formatToParts(0)[0]?.type ?? "";
}

// The tags are cached, because creating Intl's objects is slow.
const cache = new Map<string, LocaleTag>();

/** Returns the locale's tag of a language in a region (ISO 3166, or a UN area). */
export function regionalTag(language: PageLanguage, region: string): LocaleTag {
  const regional: readonly LocaleTag[] =
    language in REGIONAL ? REGIONAL[language as keyof typeof REGIONAL] : [];
  if (regional.length === 0) return language;
  const tag = `${language}-${region.toUpperCase()}`;
  const writing =
    cache.get(tag) ?? regional.find((other) => writingOf(language, other) === writingOf(language, tag));
  cache.set(tag, writing ?? language);
  return writing ?? language;
}
