import type { Country } from "#schema/country.ts";
import { payersOf } from "#payment-codes/payers.ts";
import type { AnyWay } from "#payment-codes/spec-ways.ts";

/** A way with payers in more countries than this, as in SEPA, isn't a country's own. */
const FEW = 6;

/**
 * Chooses three countries whose guests see the ways in different orders: the guide's own, the USA, and one that a way
 * is for, or else others that many guests come from.
 */
export function guestCountries(home: Country | null, ways: readonly AnyWay[]): Country[] {
  const local = ways.flatMap((way) => {
    const payers = payersOf(way);
    return typeof payers === "string" || payers.length > FEW ? [] : payers;
  });
  const wanted: (Country | null)[] = [home, "US", ...local, "DE", "GB"];
  return [...new Set(wanted)].filter((country) => country !== null).slice(0, 3);
}
