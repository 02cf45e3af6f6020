import type { PageTexts } from "#locales/guest.ts";
import type { PageLanguage } from "#locales/languages.ts";
import type { NamesIn } from "#locales/text.ts";
import { roundMean } from "#texts/mean.ts";
import { fillPlural, fillText } from "#texts/fill.ts";
import type { page } from "#locales/guest/en.json";
import type { Locale } from "./locale.ts";
import type { LocaleTag } from "./regions.ts";

/** The names of the texts with plural forms. */
type PluralKey = {
  [Key in keyof PageTexts]: PageTexts[Key] extends string ? never : Key;
}[keyof PageTexts];
type TextKey = Exclude<keyof PageTexts, PluralKey>;

/** The values for the placeholders of a text. */
type Values<Key extends TextKey> = Record<NamesIn<(typeof page)[Key]>, string>;

/** The full locales of languages that leave a choice, so that server and browser format alike. */
const INTL_TAGS: Partial<Record<LocaleTag, string>> = {
  en: "en-US",
  ar: "ar-u-nu-arab",
  "ar-AE": "ar-AE-u-nu-latn",
  "ar-MA": "ar-MA-u-nu-latn",
  fa: "fa-u-ca-persian-nu-arabext",
};

/** Languages that Chromium's and Cloudflare's Intl don't know, each with one that writes numbers alike. */
const NUMBERS_AS: Partial<Record<LocaleTag, string>> = { az: "da", kk: "ru", sq: "cs" };

/** Returns the locale that dates and units are written in. */
export const intlTag = (tag: LocaleTag): string => INTL_TAGS[tag] ?? tag;
/** Returns the locale that numbers and amounts are written in. */
export const numberTag = (tag: LocaleTag): string => NUMBERS_AS[tag] ?? intlTag(tag);

const make = (locale: LocaleTag) => {
  const tag = intlTag(locale);
  const numbers = numberTag(locale);
  return {
    // Dates are in UTC, because the server doesn't know the reader's time zone.
    date: new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeZone: "UTC" }),
    number: new Intl.NumberFormat(numbers, { useGrouping: false, maximumFractionDigits: 1 }),
    mean: new Intl.NumberFormat(numbers, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    plural: new Intl.PluralRules(tag),
  };
};

// The formats are cached, because creating them is slow.
const cache = new Map<LocaleTag, ReturnType<typeof make>>();
function formatsOf({ tag }: Locale): ReturnType<typeof make> {
  const formats = cache.get(tag) ?? make(tag);
  cache.set(tag, formats);
  return formats;
}

/** Replaces the placeholders of a text. */
export function fill<Key extends TextKey>(locale: Locale, key: Key, values: Values<Key>): string {
  const texts: Readonly<Record<TextKey, string>> = locale.texts;
  return fillText(texts[key], values);
}

/** Joins sentences. Japanese and Chinese have no space between them. */
export const sentences = ({ language }: Locale, ...texts: string[]): string =>
  texts.join(/^(?:ja|zh)/.test(language) ? "" : " ");

/** Joins short texts with the language's comma. */
export function joinTexts({ language }: Locale, texts: string[]): string {
  if (/^(?:ar|fa|ur)$/.test(language)) return texts.join("، ");
  if (language === "ja") return texts.join("、");
  return texts.join(language.startsWith("zh") ? "；" : ", ");
}

/** Returns the text that was formatted under this key before, or formats and stores it. */
const memoize = ({ memo }: Locale, key: string, format: () => string): string => (memo[key] ??= format());

/** Formats a number with at most one decimal: "5", "4.9". */
export const shortNumber = (locale: Locale, value: number): string =>
  memoize(locale, `number ${value}`, () => formatsOf(locale).number.format(value));

/** Formats a mean of ratings: "5.0", "4.9". */
export const meanText = (locale: Locale, value: number): string =>
  memoize(locale, `mean ${value}`, () => formatsOf(locale).mean.format(roundMean(value)));

/** Says a count: "1 review", "12 reviews". */
export const countText = (locale: Locale, key: PluralKey, count: number): string =>
  memoize(locale, `${key} ${count}`, () => {
    return fillPlural(locale.texts[key], count, formatsOf(locale));
  });

/** The short months of languages that Chromium's and Cloudflare's Intl don't know, by CLDR. */
const MONTHS: Partial<Record<PageLanguage, string>> = {
  az: "yan fev mar apr may iyn iyl avq sen okt noy dek",
  kk: "қаң. ақп. нау. сәу. мам. мау. шіл. там. қыр. қаз. қар. жел.",
  sq: "jan shk mar pri maj qer korr gush sht tet nën dhj",
};

function dateText(locale: Locale, date: Date): string {
  const month = MONTHS[locale.language]?.split(" ")[date.getUTCMonth()];
  if (month === undefined) return formatsOf(locale).date.format(date);
  const [day, year] = [date.getUTCDate(), date.getUTCFullYear()];
  return locale.language === "kk"
    ? `${year} ж. ${String(day).padStart(2, "0")} ${month}`
    : `${day} ${month} ${year}`;
}

/** Formats the date of a review or reply in UTC: "Jan 5, 2025". `date`: ISO 8601. */
export const reviewDate = (locale: Locale, date: string): string =>
  memoize(locale, `date ${date}`, () => dateText(locale, new Date(date)));
