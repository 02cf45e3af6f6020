import { type Language, languages } from "./languages.ts";

/**
 * Regions that write dates or numbers otherwise than their language's page: Britain its dates, Mexico and Switzerland their
 * decimals, the Maghreb and the Gulf their digits. Each stands for all that write as it does; Intl knows which.
 */
const REGIONAL = {
  en: ["en-GB"],
  es: ["es-MX"],
  de: ["de-CH"],
  it: ["it-CH"],
  ar: ["ar-MA", "ar-AE"],
} as const satisfies Partial<Record<Language, readonly string[]>>;

type RegionalTag = (typeof REGIONAL)[keyof typeof REGIONAL][number];

/** A language, with a region where that changes how dates and numbers are written. */
export type LocaleTag = Language | RegionalTag;

/** The language of a locale's tag. */
export const languageIn = (tag: LocaleTag): Language =>
  languages.find((language) => language === tag || tag === `${language}-${tag.slice(-2)}`) ?? "en";

/** What tells regions of a language apart: the order of a date in English, decimal mark and digits in the others. */
function writingOf(language: Language, tag: string): string {
  if (language !== "en") return new Intl.NumberFormat(tag).format(1.5);
  return new Intl.DateTimeFormat(tag, { dateStyle: "medium" }).formatToParts(0)[0]?.type ?? "";
}

// Kept, because creating Intl's objects is slow.
const known = new Map<string, LocaleTag>();

/** The language as a region (ISO 3166, or a UN area) writes it. */
export function regionalTag(language: Language, region: string): LocaleTag {
  const regional: readonly LocaleTag[] =
    language in REGIONAL ? REGIONAL[language as keyof typeof REGIONAL] : [];
  if (regional.length === 0) return language;
  const tag = `${language}-${region.toUpperCase()}`;
  const writing =
    known.get(tag) ?? regional.find((other) => writingOf(language, other) === writingOf(language, tag));
  known.set(tag, writing ?? language);
  return writing ?? language;
}
