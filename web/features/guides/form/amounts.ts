import { type Currency, isAmount, isCurrency, maxAmount, plainAmount } from "#schema/currency.ts";
import { readTypedAmount } from "#schema/typed-amount.ts";
import { t } from "#texts/app/t.ts";

/** The inputs' values of where a guide works and what is suggested to guests. */
export type TipValues = {
  /** ISO 3166-1 alpha-2; "" while it is unknown, when the phone number's country counts */
  country: string;
  /** ISO 4217; "" for the country's currency */
  currency: string;
  /** the three amounts as they are typed, in the currency's main unit; empty where none are suggested */
  amounts: string[];
};

/** Reads an amount as it is typed, in the currency's minor units; or says what is wrong with it. */
export function readAmount(typed: string, currency: Currency): { minor: number } | { message: string } {
  const minor = readTypedAmount(typed, currency);
  if (!minor) return { message: t("Please give three amounts, each above zero") };
  if (!isAmount(minor, currency))
    return {
      message: t("Please suggest no more than {amount} {currency}", {
        amount: plainAmount(maxAmount(currency), currency),
        currency,
      }),
    };
  return { minor };
}

/** Writes stored amounts as the inputs show them. */
export const shownAmounts = (minors: readonly number[], currency: string): string[] =>
  isCurrency(currency) ? minors.map((minor) => plainAmount(minor, currency)) : [];
