import { decimalAmount } from "#schema/currency.ts";
import { foldTo } from "./fold.ts";

type Transfer = { bic?: string; name: string; iban: string; amount?: number; text?: string };

/**
 * Writes the code for a SEPA credit transfer (EPC069-12, version 002), which banks read in AT, BE, DE, FI and NL above all.
 * `amount` is in cents.
 */
export function epcCode({ bic = "", name, iban, amount, text = "" }: Transfer): string {
  const euros = amount === undefined ? "" : `EUR${decimalAmount(amount, "EUR")}`;
  const lines = ["BCD", "002", "1", "SCT", bic, foldTo(name, 70), iban, euros, "", "", foldTo(text, 140)];
  return lines.join("\n").trimEnd();
}
