import { type Country, COUNTRIES } from "#schema/country.ts";
import { type Currency, fractionDigits } from "#schema/currency.ts";
import type { PageLanguage } from "#locales/languages.ts";
import { namesIn } from "#texts/guest/names.ts";

/**
 * Formats minor units of a currency with an unmistakable symbol, without decimals that are zero: "€10", "R$ 25.50".
 * `locale`: BCP 47.
 */
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

/** Names a country in the language. */
export const countryName = (country: Country, language: PageLanguage): string =>
  namesIn(language).country(country) ?? country;

const sorted = new Map<PageLanguage, { code: Country; name: string }[]>();

/** Lists all countries by their names in the language. The lists are cached, because sorting takes some milliseconds. */
export function countriesByName(language: PageLanguage): { code: Country; name: string }[] {
  const cached = sorted.get(language);
  if (cached) return cached;
  const { compareCountries } = namesIn(language);
  const countries = [...COUNTRIES].sort(compareCountries).map((code) => ({
    code,
    name: countryName(code, language),
  }));
  sorted.set(language, countries);
  return countries;
}

/** Lists countries by their names, "Spain, Portugal, Italy". `sepa`: the text for the long list of SEPA. */
export const placeNames = (countries: readonly Country[], language: PageLanguage, sepa: string): string =>
  countries.length > 6
    ? sepa
    : countries.map((country) => countryName(country, language)).join(nameComma(language));

/** Returns what stands between two names of a list. Intl's list of units has nothing there in Chinese, and an "and" elsewhere. */
export function nameComma(language: PageLanguage): string {
  if (/^(?:zh|ja)/.test(language)) return "、";
  return /^(?:ar|fa|ur)/.test(language) ? "، " : ", ";
}
