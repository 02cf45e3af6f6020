import { isCountry } from "#schema/country.ts";
import { defaultTips, isCurrency } from "#schema/currency.ts";
import { currencyOfCountry } from "#schema/country-currency.ts";
import { shownAmounts, type TipValues } from "../amounts.ts";

/** How many amounts are suggested. */
export const AMOUNTS = 3;

/** The amounts that are suggested in a currency unless the guide says otherwise; none where prices change too fast. */
export const defaultAmounts = (currency: string): string[] =>
  isCurrency(currency) ? shownAmounts(defaultTips(currency) ?? [], currency) : [];

/** What follows from another currency: amounts of the old one mean nothing in it. */
export const withCurrency = (values: TipValues, currency: string): TipValues => ({
  ...values,
  currency,
  amounts: values.amounts.length === 0 && values.currency !== "" ? [] : defaultAmounts(currency),
});

/** What follows from another country: its currency, unless the guide has chosen one of another country. */
export function withCountry(values: TipValues, country: string): TipValues {
  const own = (code: string): string => (isCountry(code) && currencyOfCountry(code)) || "";
  const isChosen = values.currency !== "" && values.currency !== own(values.country);
  const currency = own(country);
  const moved = { ...values, country };
  return isChosen || currency === "" || currency === values.currency ? moved : withCurrency(moved, currency);
}
