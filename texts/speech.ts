import { listsIn } from "./lists.ts";
import type { NamesIn, Plural } from "#locales/text.ts";
import { fillPlural, fillText } from "./fill.ts";

type Values<Text extends string, Name extends string = NamesIn<Text>> = [Name] extends [never]
  ? []
  : [values: Record<Name, string | number>];

/**
 * The values of a text among all. For a text that isn't among them the compiler takes all: any values are right then, so that it
 * says which text is wrong, and not how many arguments.
 */
type ValuesOf<Text extends string, One extends Text> = [Text] extends [One]
  ? [values?: Record<string, string | number>]
  : Values<One>;

/** The texts of a language: the translation of each English text, of a counted one by its English `other`. */
type Translations = ReadonlyMap<string, string | Plural>;

/** The means to write texts in one language. */
export type Speech<Text extends string, Counted extends string = never> = {
  /** the locale of dates and numbers, for Intl */
  locale: string;
  /** returns the translation of an English text; undefined where there is none */
  find: (text: string) => string | Plural | undefined;
  /** returns a text, which the code has whole and in English, in this language */
  t: <const One extends Text>(text: One, ...values: ValuesOf<Text, One>) => string;
  /** returns a text with a number, in the plural form of that number. `values`: for the placeholders beside {count}. */
  plural: <const Other extends Counted>(
    one: string,
    other: Other,
    count: number,
    ...values: Values<Other, Exclude<NamesIn<Other>, "count">>
  ) => string;
  /** writes the day of an instant (ms since 1970) in a time zone, UTC if none is given: "6 December 2026" */
  date: (at: number, timeZone?: string) => string;
  /** joins texts as in a sentence: "WhatsApp and MB WAY" */
  list: (items: readonly string[]) => string;
};

/** Returns the locale of dates and lists, British for any English: the day before the month, no comma before "and". */
export const withBritishEnglish = (locale: string): string => (/^en\b/.test(locale) ? "en-GB" : locale);

/** Creates something with the first use, because Intl's formats take long to create. */
function lazy<Created>(create: () => Created): () => Created {
  let created: Created | undefined;
  return () => (created ??= create());
}

/** Creates the means to write in a language by its texts. `locale`: for Intl. `wrap`: is applied to each value of a text. */
export function createSpeech<Text extends string, Counted extends string = never>(
  translations: Translations,
  locale: string,
  wrap?: (value: string | number) => string,
): Speech<Text, Counted> {
  const formats = lazy(() => ({
    plural: new Intl.PluralRules(locale),
    number: new Intl.NumberFormat(locale),
  }));
  const lists = lazy(() => listsIn(withBritishEnglish(locale)));
  const find = (text: string) => translations.get(text);
  const wrapped = (values: Readonly<Record<string, string | number>>) =>
    wrap ? Object.fromEntries(Object.entries(values).map(([name, value]) => [name, wrap(value)])) : values;
  return {
    locale,
    find,
    t(text, ...[values]) {
      const found = find(text);
      return fillText(typeof found === "string" ? found : text, wrapped(values ?? {}));
    },
    plural(one, other, count, ...[values]) {
      const found = find(other);
      return fillPlural(
        typeof found === "object" ? found : { one, other },
        count,
        formats(),
        wrapped(values ?? {}),
      );
    },
    date: (at, timeZone = "UTC") =>
      new Intl.DateTimeFormat(withBritishEnglish(locale), { dateStyle: "long", timeZone }).format(at),
    list: (items) => lists()(items),
  };
}
