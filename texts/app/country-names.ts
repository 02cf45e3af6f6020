import { COUNTRIES, type Country } from "#schema/country.ts";
import { perLanguage } from "./per-language.ts";
import { appLocale } from "./t.ts";

const names = perLanguage((language) => new Intl.DisplayNames(language, { type: "region" }));
const WITH_ARTICLE =
  /^(?:United|Isle of|Central African)|(?:Islands|Republic|Territories|Netherlands|Philippines|Bahamas|Maldives|Seychelles|Comoros|Gambia)$/;

/** Names a country in the app's language, as in a list. */
export const countryName = (country: string): string => names().of(country) ?? country;

/** Names a country as in a sentence: 'Portugal', in English 'the Netherlands'. */
export function placeName(country: string): string {
  const name = countryName(country);
  if (!/^en\b/.test(appLocale())) return name;
  if (country === "US") return "the USA";
  return WITH_ARTICLE.test(name) ? `the ${name}` : name;
}

const sorted = perLanguage((language): readonly { value: Country; text: string }[] => {
  const { compare } = new Intl.Collator(language);
  return COUNTRIES.map((value) => ({ value, text: countryName(value) })).sort((one, other) =>
    compare(one.text, other.text),
  );
});

/**
 * Lists all countries by their names, to choose from. The list is made once per language, because sorting takes a
 * moment.
 */
export const countryChoices = (): readonly { value: Country; text: string }[] => sorted();
