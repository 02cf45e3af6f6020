import { isCurrency, plainAmount } from "#schema/currency.ts";

/** The inputs' values of where a guide works and what is suggested to guests. */
export type TipValues = {
  /** ISO 3166-1 alpha-2; "" while it is unknown, when the phone number's country counts */
  country: string;
  /** ISO 4217; "" for the country's currency */
  currency: string;
  /** the three amounts as they are typed, in the currency's main unit; empty where none are suggested */
  amounts: string[];
};

/** Writes stored amounts as the inputs show them. */
export const shownAmounts = (minors: readonly number[], currency: string): string[] =>
  isCurrency(currency) ? minors.map((minor) => plainAmount(minor, currency)) : [];
