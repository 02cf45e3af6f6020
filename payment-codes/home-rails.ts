import type { Country } from "#schema/country.ts";
import { PAYMENT_KINDS } from "./kinds.ts";
import { NUMBER_RAILS } from "./number-rails.ts";

/** A bank of its own, whose customers alone can pay. */
const ONE_BANK = "monzo";

/** Lists the labels of the ways by which people who bank in a country pay each other, the one by phone number first. */
export const homeRails = (country: Country): string[] => [
  ...NUMBER_RAILS.filter(({ countries }) => countries.includes(country)).map(({ label }) => label),
  ...PAYMENT_KINDS.filter(
    ({ kind, payers }) => kind !== ONE_BANK && payers.length === 1 && payers[0] === country,
  ).map(({ label }) => label),
];
