import type { PluralKey, TextKey, Values } from "./catalogue.ts";
import type { Language } from "./languages.ts";
import type { Locale } from "./locale.ts";

/** Where the language alone leaves a choice, so that server and browser make the same. */
const INTL_TAGS: Partial<Record<Language, string>> = { en: "en-US", pt: "pt-BR", ar: "ar-u-nu-arab" };

const make = (language: Language) => {
  const tag = INTL_TAGS[language] ?? language;
  return {
    // In UTC: the server doesn't know the reader's time zone.
    date: new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeZone: "UTC" }),
    number: new Intl.NumberFormat(tag, { useGrouping: false, maximumFractionDigits: 1 }),
    mean: new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    plural: new Intl.PluralRules(language),
  };
};

// Making them is what costs time.
const made = new Map<Language, ReturnType<typeof make>>();
function formatsOf({ language }: Locale): ReturnType<typeof make> {
  const formats = made.get(language) ?? make(language);
  made.set(language, formats);
  return formats;
}

const put = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name);

/** A text with its values in place. */
export function fill<Key extends TextKey>({ words }: Locale, key: Key, values: Values<Key>): string {
  const texts: Readonly<Record<TextKey, string>> = words;
  return put(texts[key], values);
}

/** What was said under this name, or is said now. */
const say = ({ said }: Locale, name: string, write: () => string): string => (said[name] ??= write());

/** "5", "4.9": at most one decimal. */
export const shortNumber = (locale: Locale, value: number): string =>
  say(locale, `number ${value}`, () => formatsOf(locale).number.format(value));

/** "5.0", "4.9": a mean of ratings, rounded as Number.toFixed does. */
export const meanText = (locale: Locale, value: number): string =>
  say(locale, `mean ${value}`, () => formatsOf(locale).mean.format(Number(value.toFixed(1))));

/** "1 review", "12 reviews" */
export const counted = (locale: Locale, key: PluralKey, count: number): string =>
  say(locale, `${key} ${count}`, () => {
    const forms = locale.words[key];
    const text = forms[formatsOf(locale).plural.select(count)] ?? forms.other;
    return put(text, { count: formatsOf(locale).number.format(count) });
  });

/** "Jan 5, 2025", in UTC. `date` is ISO 8601. */
export const shortDate = (locale: Locale, date: string): string =>
  say(locale, `date ${date}`, () => formatsOf(locale).date.format(new Date(date)));
