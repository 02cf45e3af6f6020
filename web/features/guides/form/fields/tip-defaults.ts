import { isCountry } from "#schema/country.ts";
import { defaultTips, isCurrency } from "#schema/currency.ts";
import { currencyOfCountry } from "#schema/country-currency.ts";
import { shownAmounts, type TipValues } from "../amounts.ts";

/** how many amounts are suggested */
export const AMOUNTS = 3;

/** Lists the amounts that are suggested in a currency by default; none where prices change too fast. */
export const defaultAmounts = (currency: string): string[] =>
  isCurrency(currency) ? shownAmounts(defaultTips(currency) ?? [], currency) : [];

/** Changes the currency and replaces the amounts, because those of the old currency mean nothing in it. */
export const withCurrency = (values: TipValues, currency: string): TipValues => ({
  ...values,
  currency,
  amounts: values.amounts.length === 0 && values.currency !== "" ? [] : defaultAmounts(currency),
});

/** Changes the country, and the currency with it unless the guide has chosen another country's. */
export function withCountry(values: TipValues, country: string): TipValues {
  const currencyOf = (code: string): string => (isCountry(code) && currencyOfCountry(code)) || "";
  const isChosen = values.currency !== "" && values.currency !== currencyOf(values.country);
  const currency = currencyOf(country);
  const moved = { ...values, country };
  return isChosen || currency === "" || currency === values.currency ? moved : withCurrency(moved, currency);
}
