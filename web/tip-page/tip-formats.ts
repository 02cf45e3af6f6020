import { type Country, COUNTRIES } from "#schema/country.ts";
import { type Currency, fractionDigits } from "#schema/currency.ts";
import type { Language } from "#web/i18n/languages.ts";

/** "€10", "R$ 25.50": minor units in a currency whose symbol can't be mistaken, without decimals that are zero. `locale`: BCP 47. */
export function amountText(amount: number, currency: Currency, locale: string): string {
  const digits = fractionDigits(currency);
  const whole = amount % 10 ** digits === 0;
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    minimumFractionDigits: whole ? 0 : digits,
    maximumFractionDigits: whole ? 0 : digits,
  }).format(amount / 10 ** digits);
}

/** A country's name in the language. */
const countryName = (country: Country, language: Language): string =>
  new Intl.DisplayNames(language, { type: "region" }).of(country) ?? country;

const sorted = new Map<Language, { code: Country; name: string }[]>();

/** All countries by their names in the language. Kept: sorting them takes some milliseconds. */
export function countriesByName(language: Language): { code: Country; name: string }[] {
  const known = sorted.get(language);
  if (known) return known;
  const names = new Intl.DisplayNames(language, { type: "region" });
  const collator = new Intl.Collator(language);
  const countries = COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code })).toSorted((a, b) =>
    collator.compare(a.name, b.name),
  );
  sorted.set(language, countries);
  return countries;
}

/** "Spain, Portugal, Italy"; `sepa` for the long list of SEPA. */
export const placeNames = (countries: readonly Country[], language: Language, sepa: string): string =>
  countries.length > 6
    ? sepa
    : new Intl.ListFormat(language, { type: "unit", style: "short" }).format(
        countries.map((country) => countryName(country, language)),
      );
