import { countryOf } from "#schema/country.ts";
import type { PaymentWay } from "#schema/payment-ways/kinds.ts";
import { payersOf } from "#schema/payment-ways/payers.ts";
import { placeName } from "#web/words/country-names.ts";
import type { Preset } from "./choices.ts";

const and = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** Who can pay by a way, in a sentence for its guide; undefined where it isn't known yet. */
export function payersSentence(preset: Preset, label: string): string | undefined {
  const { kind, country, value = "" } = preset;
  if (kind === "iban" && value === "")
    return "For guests who bank in Europe, and by transfers from elsewhere.";
  if (kind === "mobilepay") return "For guests who bank in Denmark and Finland.";
  const payers = payersOf({ ...preset, value } as PaymentWay);
  if (payers === "anyone") return "For guests with any card.";
  if (payers === "members") return `For guests with an account at ${label}.`;
  const places = payers.length > 0 ? payers : [countryOf(country)].filter((place) => place !== null);
  if (places.length === 0) return undefined;
  if (places.length > 6) return "For guests who bank in Europe, and by transfers from elsewhere.";
  return `For guests who bank in ${and.format(places.map(placeName))}.`;
}
