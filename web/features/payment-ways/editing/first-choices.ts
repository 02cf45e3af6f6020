import type { Country } from "#schema/country.ts";
import { linkKind } from "#schema/links.ts";
import { cardAcquirers } from "#payment-codes/card-acquirers.ts";
import { REVOLUT_HOMES } from "#payment-codes/country-sets.ts";
import { placeName } from "#texts/app/country-names.ts";
import { t, tMessage } from "#texts/app/t.ts";
import { choiceGroups } from "./choice-groups.ts";
import { CARD, type Choice, PAYPAL, REVOLUT } from "./choices.ts";

/** how many ways are offered at first, beside the picker of all of them */
const FIRST_MAX = 5;

/** Lists the ways that a guide of this country is offered first: for any guest, for members, for the country's own guests. */
export function firstChoices(country: Country | null): readonly Choice[] {
  const own = country === null ? [] : choiceGroups(country, "").filter(({ isOwn }) => isOwn);
  const members = country !== null && REVOLUT_HOMES.includes(country) ? [PAYPAL, REVOLUT] : [PAYPAL];
  return [CARD, ...members, ...own.flatMap(({ choices }) => choices)].slice(0, FIRST_MAX);
}

/** Names a choice to a guide who sees it for the first time. */
export const firstLabel = (choice: Choice): string =>
  choice.id === CARD.id ? t("Card: any guest") : tMessage(choice.label);

/** Says what a guide has to give where the choice is one of the form's six fields. */
export const wantedOf = (choice: Choice): string => {
  if (!("field" in choice)) return t(choice.note);
  return linkKind(choice.field).prefix === "" ? t("Payment link") : t("Username");
};

/** Says whom a choice is for; of a card, who gives one in the country. */
export function forWhom(choice: Choice, country: Country | null): string {
  if (choice.id === CARD.id) return country === null ? t(choice.note) : cardAcquirers(country).join(", ");
  if (choice.id === PAYPAL.id || choice.id === REVOLUT.id)
    return t("for guests with {service}", { service: choice.label });
  const home = country !== null && choice.countries.includes(country) ? country : choice.countries[0];
  return home === undefined ? wantedOf(choice) : t("for guests from {country}", { country: placeName(home) });
}
