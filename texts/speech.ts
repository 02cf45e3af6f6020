import { type AccountLanguage, directionOf, tagOf } from "#locales/languages.ts";
import type { NamesIn, Plural } from "#locales/text.ts";
import { fillPlural, fillText } from "./fill.ts";

type Values<Text extends string> = [NamesIn<Text>] extends [never]
  ? []
  : [values: Record<NamesIn<Text>, string | number>];

/** The means to write a room's texts in one language. */
export type Speech<Text extends string, Counted extends string = never> = {
  language: AccountLanguage;
  dir: "ltr" | "rtl";
  /** returns the text in this language, with its placeholders */
  unfilled: (text: Text) => string;
  /** says a text, which the code has whole and in English */
  say: <Said extends Text>(text: Said, ...values: Values<Said>) => string;
  /** says a text with a number, in the plural form of that number */
  sayCounted: (one: string, other: Counted, count: number) => string;
  /** writes the day of an instant (ms since 1970), such as "6 December 2026" */
  date: (at: number) => string;
  list: (items: readonly string[]) => string;
};

/** Returns the locale in which Intl writes our days and numbers. Our English has the day before the month. */
export const localeOf = (language: AccountLanguage): string =>
  language === "en" ? "en-GB" : tagOf(language);

/** Keeps a value's letters in their own direction, by U+2068 FIRST STRONG ISOLATE and U+2069 POP DIRECTIONAL ISOLATE. */
const isolate = (value: string | number): string => `\u2068${value}\u2069`;

/** Makes the means to write in a language by its texts. English needs none. */
export function speak<Text extends string, Counted extends string = never>(
  language: AccountLanguage,
  texts: Readonly<Record<string, string | Plural>> = {},
): Speech<Text, Counted> {
  const known = new Map<string, string | Plural>(Object.entries(texts));
  const locale = localeOf(language);
  const dir = directionOf(language);
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
      const forms: Plural = typeof said === "object" ? said : { one, other };
      return fillPlural(forms, count, {
        plural: new Intl.PluralRules(locale),
        number: new Intl.NumberFormat(locale),
      });
    },
    date: (at) => new Date(at).toLocaleDateString(locale, { dateStyle: "long", timeZone: "UTC" }),
    list: (items) => new Intl.ListFormat(language).format(items),
  };
}
