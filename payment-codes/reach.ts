import type { Country } from "#schema/country.ts";
import { PAYMENT_KINDS } from "./kinds.ts";
import { payersOf } from "./payers.ts";
import type { AnyWay } from "./spec-ways.ts";

/** The kinds of payment ways that take any card. */
export const CARD_KINDS = PAYMENT_KINDS.filter(({ payers }) => payers === "anyone").map(({ kind }) => kind);

/** Returns whether guests who have nothing but a card can pay by one of the ways. */
export const takeCards = (ways: readonly AnyWay[]): boolean => ways.some((way) => payersOf(way) === "anyone");

/** Returns the only country whose guests can pay by any of the ways; null where there are others, or no one knows. */
export function onlyCountry(ways: readonly AnyWay[]): Country | null {
  const payers = ways.map(payersOf);
  const [first] = payers;
  const country = typeof first === "string" ? undefined : first?.[0];
  const isAlone = payers.every(
    (list) => typeof list !== "string" && list.length === 1 && list[0] === country,
  );
  return (isAlone && country) || null;
}
