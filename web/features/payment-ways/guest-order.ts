import type { Country } from "#schema/country.ts";
import { orderWays } from "#payment-codes/order.ts";
import { payersOf } from "#payment-codes/payers.ts";
import type { AnyWay } from "#payment-codes/spec-ways.ts";
import { countryName } from "#texts/app/country-names.ts";
import { listedShort } from "#texts/app/listed.ts";
import { t } from "#texts/app/t.ts";
import { wayName } from "./way-texts.ts";

/** A way as a guest sees it in the list. */
export type GuestRow = { key: string; name: string; place: string };

const placeOf = (way: AnyWay): string => {
  const payers = payersOf(way);
  if (typeof payers === "string") return "";
  return payers.length > 6 ? t("Europe (SEPA)") : listedShort(payers.map(countryName));
};

/** Orders the ways for a guest who banks in `home`: those that work for the guest, and the others. */
export function guestOrder(
  ways: readonly AnyWay[],
  home: Country,
  guideCountry: Country | null,
): { forYou: GuestRow[]; others: GuestRow[] } {
  const rows = ways.map((way) => ({
    key: JSON.stringify(way),
    kind: way.kind,
    payers: payersOf(way),
    name: wayName(way),
    place: placeOf(way),
  }));
  return orderWays(rows, home, guideCountry);
}
