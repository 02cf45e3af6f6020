import { type Currency, fractionDigits } from "./currency.ts";
import { plainWord, wordsFor } from "./currency-words.ts";
import { foldNumber } from "./digits.ts";
import { trimEndOf } from "./trim.ts";

/** No amount is longer. */
const TYPED_MAX = 40;

/** Currencies whose decimals have no coin and are never written: three digits behind a sign are thousands. */
const WHOLE = new Set<Currency>(["IQD"]);

/** Currencies of countries that write `12,34,567`. */
const INDIAN = new Set<Currency>(["INR", "NPR", "PKR", "BDT", "LKR"]);

/** Reads whole units with what people write between thousands: `1.234.567`, `1 234`, `12,34,567`; "" where it can't be that. */
function wholeOf(text: string, currency: Currency): string {
  if (/^\d{1,9}$/.test(text)) return text;
  const isIndian = INDIAN.has(currency) && /^[1-9]\d?(?:,\d\d){0,3},\d{3}$/.test(text);
  const isGrouped = /^[1-9]\d{0,2}(?:(?:\.\d{3}){1,2}|(?:,\d{3}){1,2}|(?:'\d{3}){1,2}|(?: \d{3}){1,2})$/.test(
    text,
  );
  return isGrouped || isIndian ? text.replace(/\D/g, "") : "";
}

/**
 * Reads an amount as people type it, in any script's digits, with the currency's sign or code: `12,50 €`, `1.234,50`,
 * `Rp 50.000`. Returns minor units, which may be more than a tip can be; null for anything else, an amount of another
 * currency among it. Three digits behind a separator are thousands, but for currencies with three decimals.
 */
export function readTypedAmount(typed: string, currency: Currency): number | null {
  if (typed.length > TYPED_MAX || /(?!\p{Nd})\p{N}/u.test(typed)) return null;
  const text = foldNumber(
    typed
      // What stands between thousands alone.
      .replace(/[٬’‘ʼ′、､]/g, "'")
      .replace(/[٫،]/g, ",")
      .replace(/[。｡]/g, ".")
      .normalize("NFKC"),
  );
  const [before = ""] = /^\D{0,16}/.exec(text.trimStart()) ?? [];
  const rest = text.trimStart().slice(before.length);
  const number = trimEndOf(rest, /\D/);
  const after = rest
    .slice(number.length)
    .replace(/^[., ']{0,3}(?:-{1,2}|[:/][-=])?/, "")
    .replace(/\.$/, "");
  const words = wordsFor(currency);
  const isBeside = (word: string): boolean => words.includes(plainWord(word));
  if (!/^\d[\d.,' ]*$/.test(number) || !isBeside(before) || !isBeside(after)) return null;
  const digits = fractionDigits(currency);
  const [, whole = "", sign = "", part = ""] =
    /^([^.,]*(?:[.,][^.,]+){0,4})([.,])(\d{1,3})$/.exec(number) ?? [];
  const decimals = WHOLE.has(currency) ? 0 : digits;
  // A sign that also stands further ahead is one of thousands. Currencies without decimals are written with zeros, too.
  const isLast = sign !== "" && !whole.includes(sign);
  const isDecimal = isLast && part.length <= decimals;
  const isZeros = part === "00" ? /[.,' ]/.test(whole) : part === "000" && /^\d{4,}$/.test(whole);
  const isNothing = isLast && decimals === 0 && isZeros;
  const units = wholeOf(isDecimal || isNothing ? whole.trim() : number, currency);
  if (units === "" || units.length > 9) return null;
  return Number(units + (isDecimal ? part : "").padEnd(digits, "0"));
}
