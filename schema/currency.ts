import type { SpaceSeparated } from "./country.ts";
import { DIGITS, TIPS } from "./currency-table.ts";

/** A currency guests can tip in, ISO 4217. */
export type Currency = SpaceSeparated<(typeof TIPS)[number][4]>;

type Row = { digits: number; tips: readonly [number, number, number] | null; max: number };

const digitsOf = new Map<string, number>(
  DIGITS.flatMap(([digits, list]) => list.split(" ").map((code) => [code, digits] as const)),
);
const rows = new Map<string, Row>();
for (const [few, some, many, max, codes] of TIPS)
  for (const code of codes.split(" ")) {
    const digits = digitsOf.get(code) ?? 2;
    const unit = 10 ** digits;
    rows.set(code, {
      digits,
      tips: few > 0 ? [few * unit, some * unit, many * unit] : null,
      max: max * unit,
    });
  }

export const CURRENCIES = [...rows.keys()].sort() as readonly Currency[];

/** Returns whether this is the code of a currency the product knows, in capitals. */
export const isCurrency = (code: string): code is Currency => rows.has(code);

const rowOf = (currency: Currency): Row => {
  const row = rows.get(currency);
  if (!row) throw new Error(`no currency ${currency}`);
  return row;
};

/** Returns how many decimals an amount has, by ISO 4217. */
export const fractionDigits = (currency: Currency): number => rowOf(currency).digits;

/** Returns three suggested tips in minor units; null where prices change too fast to suggest any. */
export const defaultTips = (currency: Currency): readonly [number, number, number] | null =>
  rowOf(currency).tips;

/** Returns the largest tip that is passed on to a payment service, in minor units. */
export const maxAmount = (currency: Currency): number => rowOf(currency).max;

/** Returns whether a number is an amount in minor units: whole, above zero, within the currency's maximum. */
export const isAmount = (amount: number, currency: Currency): boolean =>
  Number.isInteger(amount) && amount > 0 && amount <= maxAmount(currency);

/** Reads `amount` in a page's address: minor units in plain digits; null for anything else. */
export function parseAmount(text: string | null | undefined, currency: Currency): number | null {
  if (!text || !/^[1-9]\d{0,11}$/.test(text)) return null;
  return isAmount(Number(text), currency) ? Number(text) : null;
}

/** Writes minor units with a dot and all decimals: 1050 EUR as '10.50', 1800 JPY as '1800'. */
export function decimalAmount(amount: number, currency: Currency): string {
  const digits = fractionDigits(currency);
  const text = String(amount).padStart(digits + 1, "0");
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/**
 * Writes an amount as decimalAmount does, but without decimals that are all zero: 1000 EUR as '10'. A field with a
 * decimal comma may read '10.00' as a thousand.
 */
export const plainAmount = (amount: number, currency: Currency): string =>
  decimalAmount(amount, currency).replace(/\.0+$/, "");
