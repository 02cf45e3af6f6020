import type { Country } from "#schema/country.ts";
import type { PageLanguage } from "#locales/languages.ts";
import { listsIn } from "#texts/lists.ts";
import { intlTag } from "./format.ts";
import type { LocaleTag } from "./regions.ts";

/** The names of languages (BCP 47) and countries in a language, which are in its order, and its "and". */
type NamesFile = {
  readonly and: string;
  readonly languages: Readonly<Record<string, string>>;
  readonly countries: Readonly<Record<string, string>>;
};

/** Names in a language; undefined for a code without one. */
type Names = {
  list: (items: readonly string[]) => string;
  language: (tag: string) => string | undefined;
  country: (code: Country) => string | undefined;
  compareCountries: (one: Country, other: Country) => number;
};

/** The languages whose names Chromium's and Cloudflare's Intl don't have, by their files. Node has them, from CLDR. */
const FILES = import.meta.glob<NamesFile>("../../locales/names/*.json", { import: "default" });
const fileOf = (tag: LocaleTag) => FILES[`../../locales/names/${tag}.json`];

const stored = new Map<LocaleTag, Names>();

/** Joins a list: "A", "A və B", "A, B və C". */
const listWith =
  (and: string) =>
  (items: readonly string[]): string =>
    [items.slice(0, -1).join(", "), ...items.slice(-1)].filter((part) => part !== "").join(` ${and} `);

function namesOfFile({ and, languages, countries }: NamesFile): Names {
  const order = new Map(Object.keys(countries).map((code, place) => [code, place]));
  const placeOf = (code: Country) => order.get(code) ?? order.size;
  return {
    list: listWith(and),
    language: (tag) => languages[tag],
    country: (code) => countries[code],
    compareCountries: (one, other) => placeOf(one) - placeOf(other),
  };
}

function namesOfIntl(tag: LocaleTag): Names {
  const locale = intlTag(tag);
  const languages = new Intl.DisplayNames(locale, { type: "language" });
  const countries = new Intl.DisplayNames(locale, { type: "region" });
  const collator = new Intl.Collator(locale);
  const country = (code: Country) => countries.of(code);
  return {
    list: listsIn(locale),
    language: (tag) => languages.of(tag),
    country,
    compareCountries: (one, other) => collator.compare(country(one) ?? one, country(other) ?? other),
  };
}

/** Loads the names in a language, where Intl doesn't have them. */
export async function loadNames(language: PageLanguage): Promise<void> {
  const file = stored.has(language) ? undefined : await fileOf(language)?.();
  if (file) stored.set(language, namesOfFile(file));
}

/** Returns the names in a language, as its region joins them; they are stored, because Intl's objects are slow to create. */
export function namesIn(tag: LocaleTag): Names {
  const found = stored.get(tag);
  if (found) return found;
  if (fileOf(tag)) throw new Error(`the names in ${tag} haven't been loaded`);
  const names = namesOfIntl(tag);
  stored.set(tag, names);
  return names;
}
