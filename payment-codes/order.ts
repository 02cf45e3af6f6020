import { countryOf, type Country } from "#schema/country.ts";
import { REVOLUT_HOMES } from "./country-sets.ts";
import type { Payers } from "./kinds.ts";
import { acceptedRegion } from "./accepted-region.ts";

type Signals = {
  /** what was chosen under 'I bank in …' */
  chosen?: string | null;
  /** the network's word for where the visitor is: T1 (Tor) and XX mean unknown */
  visitorCountry?: string | null;
  guideCountry?: string | null;
  acceptLanguage?: string | null;
};

/**
 * Returns where a guest most likely banks; null where nothing says so. A visit from the guide's own country says
 * nothing.
 */
export function homeOf({ chosen, visitorCountry, guideCountry, acceptLanguage }: Signals): Country | null {
  const chosenCountry = countryOf(chosen);
  if (chosenCountry) return chosenCountry;
  const visitor = countryOf(visitorCountry);
  if (visitor && visitor !== countryOf(guideCountry)) return visitor;
  return acceptedRegion(acceptLanguage ?? "");
}

const reaches = (payers: Payers, country: Country | null): boolean =>
  typeof payers !== "string" && country !== null && payers.includes(country);

/**
 * Puts a guide's ways in order for a guest who banks in `home`: what only residents can pay, cards, services for members;
 * the rest under `others`. Inside a tier the guide's order stays. Nothing is left out.
 */
export function orderWays<T extends { kind: string; payers: Payers }>(
  ways: readonly T[],
  home: Country | null,
  guideCountry: Country | null = null,
): { forYou: T[]; others: T[] } {
  const members = ways.filter(({ payers }) => payers === "members");
  const isRevolut = ({ kind }: T) => kind === "revolut";
  const anyone = ways.filter(({ payers }) => payers === "anyone");
  const local = ways.filter(({ payers }) => reaches(payers, home ?? guideCountry));
  const services =
    home && REVOLUT_HOMES.includes(home)
      ? [...members.filter(isRevolut), ...members.filter((way) => !isRevolut(way))]
      : members;
  const forYou = home ? [...local, ...anyone, ...services] : [...anyone, ...services, ...local];
  return { forYou, others: ways.filter((way) => !forYou.includes(way)) };
}
