import { COUNTRIES, type Country } from "#schema/country.ts";
import { perLanguage } from "./per-language.ts";
import { appLanguage } from "./t.ts";

const names = perLanguage((language) => new Intl.DisplayNames(language, { type: "region" }));
const WITH_ARTICLE =
  /^(?:United|Isle of|Central African)|(?:Islands|Republic|Territories|Netherlands|Philippines|Bahamas|Maldives|Seychelles|Comoros|Gambia)$/;

/** A country's name in the app's language, as a list has it. */
export const countryName = (country: string): string => names().of(country) ?? country;

/** A country's name within a sentence: 'Portugal', in English 'the Netherlands'. */
export function placeName(country: string): string {
  const name = countryName(country);
  if (!/^en\b/.test(appLanguage())) return name;
  if (country === "US") return "the USA";
  return WITH_ARTICLE.test(name) ? `the ${name}` : name;
}

const sorted = perLanguage((language): readonly { value: Country; text: string }[] => {
  const { compare } = new Intl.Collator(language);
  return COUNTRIES.map((value) => ({ value, text: countryName(value) })).toSorted((one, other) =>
    compare(one.text, other.text),
  );
});

/** All countries by their names, to choose from. Made once a language: sorting them takes some milliseconds. */
export const countryChoices = (): readonly { value: Country; text: string }[] => sorted();
