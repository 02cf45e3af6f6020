import { type Currency, fractionDigits } from "#schema/currency.ts";
import { appLocale, t } from "#texts/app/t.ts";
import { readAmount } from "../read-amount.ts";

/** Says what is suggested: "€5, €10 and €20. Guests can always type their own." */
export function amountsSentence(amounts: readonly string[], currency: Currency): string {
  if (amounts.length === 0) return t("Guests type an amount of their own.");
  const texts: string[] = [];
  for (const typed of amounts) {
    const read = readAmount(typed, currency);
    if ("message" in read) return t("Guests can always type their own.");
    const digits = fractionDigits(currency);
    const value = read.minor / 10 ** digits;
    const decimals = Number.isInteger(value) ? 0 : digits;
    texts.push(
      new Intl.NumberFormat(appLocale(), {
        style: "currency",
        currency,
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }).format(value),
    );
  }
  const [first = "", second = "", third = ""] = texts;
  return t("{first}, {second} and {third}. Guests can always type their own.", { first, second, third });
}
