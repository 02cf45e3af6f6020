import { countryOf } from "#schema/country.ts";
import type { PaymentWay } from "#payment-codes/kinds.ts";
import { payersOf } from "#payment-codes/payers.ts";
import { placeName } from "#texts/app/country-names.ts";
import { listInSentence, t } from "#texts/app/t.ts";
import type { Preset } from "./choices.ts";

/** Says to the guide who can pay by a way; undefined where that isn't known yet. */
export function payersSentence(preset: Preset, label: string): string | undefined {
  const { kind, country, value = "" } = preset;
  if (kind === "iban" && value === "")
    return t("For guests who bank in Europe, and by transfers from elsewhere.");
  if (kind === "mobilepay") return t("For guests who bank in Denmark and Finland.");
  const payers = payersOf({ ...preset, value } as PaymentWay);
  if (payers === "anyone") return t("For guests with any card.");
  if (payers === "members") return t("For guests with an account at {service}.", { service: label });
  const places = payers.length > 0 ? payers : [countryOf(country)].filter((place) => place !== null);
  if (places.length === 0) return undefined;
  if (places.length > 6) return t("For guests who bank in Europe, and by transfers from elsewhere.");
  return t("For guests who bank in {countries}.", { countries: listInSentence(places.map(placeName)) });
}
