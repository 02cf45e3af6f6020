import { knownWay } from "#payment-codes/other-service.ts";
import { isSpecWay } from "#payment-codes/payers.ts";
import { onlyCountry, takeCards } from "#payment-codes/reach.ts";
import type { AnyWay } from "#payment-codes/spec-ways.ts";
import { Help } from "#web/ui/field.tsx";
import { placeName } from "#texts/app/country-names.ts";
import { t } from "#texts/app/t.ts";

/** Says who can't tip where no way takes a card, and what helps. */
export function CardAdvice({ ways: filled }: { ways: readonly AnyWay[] }) {
  const ways = filled.map((way) => (isSpecWay(way) ? knownWay(way) : way));
  if (ways.length === 0 || takeCards(ways)) return null;
  const country = onlyCountry(ways);
  return (
    <Help>
      {country === null
        ? t("Guests from abroad often have only a card.")
        : t("So far only guests who bank in {country} can tip you.", { country: placeName(country) })}{" "}
      {t("Add a card link (SumUp, Stripe …): ten minutes, once.")}
    </Help>
  );
}
