import { type AccountLanguage, readingDirection, tagOf } from "#schema/language.ts";
import { fillText, type NamesIn, type Plural, type Translated } from "#schema/placeholders.ts";

/** What a language says for each English text, and for what is counted, by the plural form in English. */
export type Words<Text extends string, Counted extends string = never> = {
  readonly [Each in Text]: Translated<Each>;
} & { readonly [Each in Counted]: Plural };

type Values<Text extends string> = [NamesIn<Text>] extends [never]
  ? []
  : [values: Record<NamesIn<Text>, string | number>];

/** One language of a room's texts. */
export type Speech<Text extends string, Counted extends string = never> = {
  language: AccountLanguage;
  dir: "ltr" | "rtl";
  /** The text in this language, its placeholders as they are. */
  unfilled: (text: Text) => string;
  /** Says a text, which stands in the code whole and in English. */
  say: <Said extends Text>(text: Said, ...values: Values<Said>) => string;
  /** Counts in the plural form of the number. */
  sayCounted: (one: string, other: Counted, count: number) => string;
  /** A day such as "6 December 2026", of an instant in ms since 1970. */
  date: (at: number) => string;
  list: (items: readonly string[]) => string;
};

/** The locale that Intl writes our days and numbers in: our English has the day before the month. */
export const localeOf = (language: AccountLanguage): string =>
  language === "en" ? "en-GB" : tagOf(language);

/** Keeps a value's letters in their own direction: U+2068 FIRST STRONG ISOLATE, U+2069 POP DIRECTIONAL ISOLATE. */
const isolate = (value: string | number): string => `\u2068${value}\u2069`;

/** Speaks a language by its words; English needs none. */
export function speak<Text extends string, Counted extends string = never>(
  language: AccountLanguage,
  words?: Words<Text, Counted>,
): Speech<Text, Counted> {
  const known = new Map<string, string | Plural>(Object.entries(words ?? {}));
  const locale = localeOf(language);
  const dir = readingDirection(language);
  const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
    fillText(
      text,
      dir === "ltr"
        ? values
        : Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolate(value)])),
    );
  const unfilled = (text: Text): string => {
    const said = known.get(text);
    return typeof said === "string" ? said : text;
  };
  return {
    language,
    dir,
    unfilled,
    say: (text, ...[values]) => fill(unfilled(text), values ?? {}),
    sayCounted(one, other, count) {
      const said = known.get(other);
      const forms: Partial<Record<Intl.LDMLPluralRule, string>> = typeof said === "object" ? said : { one };
      const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other ?? other;
      return fillText(form, { count: new Intl.NumberFormat(locale).format(count) });
    },
    date: (at) => new Date(at).toLocaleDateString(locale, { dateStyle: "long", timeZone: "UTC" }),
    list: (items) => new Intl.ListFormat(language).format(items),
  };
}
