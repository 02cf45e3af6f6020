import { COUNTRIES, type Country } from "#schema/country.ts";
import { nameOf } from "./name-of.ts";
import { appLanguage } from "./t.ts";

const WITH_ARTICLE =
  /^(?:United|Isle of|Central African)|(?:Islands|Republic|Territories|Netherlands|Philippines|Bahamas|Maldives|Seychelles|Comoros|Gambia)$/;

/** A country's name in the app's language, as a list has it. */
export const countryName = (country: string): string => nameOf("region", country);

/** A country's name within a sentence: 'Portugal', 'the Netherlands'. Other languages have it as in a list. */
export function placeName(country: string): string {
  const name = countryName(country);
  if (appLanguage() !== "en") return name;
  if (country === "US") return "the USA";
  return WITH_ARTICLE.test(name) ? `the ${name}` : name;
}

type Choices = readonly { value: Country; text: string }[];
const sorted = new Map<string, Choices>();

/** All countries by their names, to choose from. Made once a language: sorting them takes some milliseconds. */
export function countryChoices(): Choices {
  const { compare } = new Intl.Collator(appLanguage());
  const choices =
    sorted.get(appLanguage()) ??
    COUNTRIES.map((value) => ({ value, text: countryName(value) })).toSorted((one, other) =>
      compare(one.text, other.text),
    );
  sorted.set(appLanguage(), choices);
  return choices;
}
