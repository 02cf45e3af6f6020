import { COUNTRIES, type Country } from "#schema/country.ts";

const names = new Intl.DisplayNames("en", { type: "region" });
const WITH_ARTICLE =
  /^(?:United|Isle of|Central African)|(?:Islands|Republic|Territories|Netherlands|Philippines|Bahamas|Maldives|Seychelles|Comoros|Gambia)$/;

/** A country's name in English, as a list has it. */
export const countryName = (country: string): string => names.of(country) ?? country;

/** A country's name within a sentence: 'Portugal', 'the Netherlands'. */
export function placeName(country: string): string {
  if (country === "US") return "the USA";
  const name = countryName(country);
  return WITH_ARTICLE.test(name) ? `the ${name}` : name;
}

let sorted: { value: Country; text: string }[] | undefined;

/** All countries by their names, to choose from. Made once: sorting them takes some milliseconds. */
export function countryChoices(): readonly { value: Country; text: string }[] {
  const { compare } = new Intl.Collator("en");
  sorted ??= COUNTRIES.map((value) => ({ value, text: countryName(value) })).toSorted((one, other) =>
    compare(one.text, other.text),
  );
  return sorted;
}
