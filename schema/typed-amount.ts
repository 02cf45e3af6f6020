import { type Currency, fractionDigits } from "./currency.ts";
import { foldDigits } from "./digits.ts";
import { trimEndOf } from "./trim.ts";

/** No amount is longer. */
const TYPED_MAX = 40;

/** Currencies of countries that write `12,34,567`. */
const INDIAN = new Set<Currency>(["INR", "NPR", "PKR", "BDT", "LKR"]);

/** Reads whole units with what people write between thousands: `1.234.567`, `1 234`, `12,34,567`; "" where it can't be that. */
function wholeOf(text: string, currency: Currency): string {
  if (/^\d{1,9}$/.test(text)) return text;
  const grouped = INDIAN.has(currency) ? /^\d{1,2}(?:,\d\d){0,3},\d{3}$/ : /^$/;
  const isGrouped = /^\d{1,3}(?:(?:\.\d{3}){1,2}|(?:,\d{3}){1,2}|(?:'\d{3}){1,2}|(?: \d{3}){1,2})$/.test(
    text,
  );
  return isGrouped || grouped.test(text) ? text.replace(/\D/g, "") : "";
}

/**
 * Reads an amount as people type it, in any script's digits, with the currency's sign or code: `12,50 €`, `1.234,50`,
 * `Rp 50.000`. Returns minor units, which may be more than a tip can be; null for anything else. Three digits behind a
 * separator are thousands, but for currencies with three decimals.
 */
export function readTypedAmount(typed: string, currency: Currency): number | null {
  if (typed.length > TYPED_MAX) return null;
  const text = foldDigits(typed.normalize("NFKC"))
    .replace(/[٬’]/g, "'")
    .replace(/٫/g, ",")
    .replace(/\s/g, " ");
  const [, number = ""] = /^[^\d\-\u2012-\u2015\u2212]{0,8}(\d[\d.,' ]*)\D{0,8}$/.exec(text) ?? [];
  const plain = trimEndOf(number, /[., ']/);
  const digits = fractionDigits(currency);
  const [, before = "", sign = "", after = ""] =
    /^([^.,]*(?:[.,][^.,]+){0,4})([.,])(\d{1,3})$/.exec(plain) ?? [];
  // A sign that also stands further ahead is one of thousands.
  const isDecimal = sign !== "" && after.length <= digits && !before.includes(sign);
  const whole = wholeOf(isDecimal ? before.trim() : plain, currency);
  return whole === "" || whole.length > 9
    ? null
    : Number(whole + (isDecimal ? after : "").padEnd(digits, "0"));
}
