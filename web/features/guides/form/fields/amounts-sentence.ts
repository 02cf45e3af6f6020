import { type Currency, fractionDigits } from "#schema/currency.ts";
import { readAmount } from "../amounts.ts";

const OWN = "Guests can always type their own.";

/** What is suggested, in a sentence: "€5, €10 and €20. Guests can always type their own." */
export function amountsSentence(amounts: readonly string[], currency: Currency): string {
  if (amounts.length === 0) return "Guests type an amount of their own.";
  const texts: string[] = [];
  for (const typed of amounts) {
    const read = readAmount(typed, currency);
    if ("message" in read) return OWN;
    const digits = fractionDigits(currency);
    const value = read.minor / 10 ** digits;
    const decimals = Number.isInteger(value) ? 0 : digits;
    texts.push(
      new Intl.NumberFormat("en", {
        style: "currency",
        currency,
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }).format(value),
    );
  }
  const [last = "", ...rest] = texts.toReversed();
  return `${rest.toReversed().join(", ")} and ${last}. ${OWN}`;
}
