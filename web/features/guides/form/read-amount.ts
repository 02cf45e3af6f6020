import { type Currency, isAmount, maxAmount, plainAmount } from "#schema/currency.ts";
import { readTypedAmount } from "#schema/typed-amount.ts";
import { t } from "#texts/app/t.ts";

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
