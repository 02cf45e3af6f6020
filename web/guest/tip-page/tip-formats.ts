import { type Country, COUNTRIES } from "#schema/country.ts";
import { type Currency, fractionDigits } from "#schema/currency.ts";
import { memoized } from "#schema/memoized.ts";
import type { PageLanguage } from "#locales/languages.ts";
import { namesIn } from "#texts/guest/names.ts";

/** Returns the format of a currency: without decimals for whole amounts. Creating one takes as long as ten uses. */
const amountFormat = memoized((locale: string, currency: Currency, digits: number) => {
  const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(locale, { style: "currency", currency, ...decimals });
}, 100);

/**
 * Formats minor units of a currency with an unmistakable symbol, without decimals that are zero: "€10", "R$ 25.50".
 * `locale`: BCP 47.
 */
export function amountText(amount: number, currency: Currency, locale: string): string {
  const digits = fractionDigits(currency);
  const isWhole = amount % 10 ** digits === 0;
  return amountFormat(locale, currency, isWhole ? 0 : digits).format(amount / 10 ** digits);
}

/** Returns what stands before decimals in a language, of the two signs that banks' fields know. `locale`: BCP 47. */
export const decimalSign = memoized((locale: string): "." | "," => {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
  return parts.some(({ type, value }) => type === "decimal" && value === ",") ? "," : ".";
}, 100);

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
