import type { Country } from "#schema/country.ts";
import { payersOf } from "#schema/payment-ways/payers.ts";
import type { AnyWay } from "#schema/payment-ways/spec-ways.ts";

/** Payers of more countries than these are no country's own: SEPA's. */
const FEW = 6;

/**
 * Three countries whose guests see the ways in different orders: the guide's own, the USA, and one of those that a way is
 * for; where there is none, others that many guests come from.
 */
export function guestCountries(own: Country | null, ways: readonly AnyWay[]): Country[] {
  const local = ways.flatMap((way) => {
    const payers = payersOf(way);
    return typeof payers === "string" || payers.length > FEW ? [] : payers;
  });
  const wanted: (Country | null)[] = [own, "US", ...local, "DE", "GB"];
  return [...new Set(wanted)].filter((country) => country !== null).slice(0, 3);
}
