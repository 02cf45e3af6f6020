import { countryOf, type Country } from "#schema/country.ts";
import { REVOLUT_HOMES } from "./country-sets.ts";
import type { Payers } from "./kinds.ts";

type Signals = {
  /** what was chosen under 'I bank in …' */
  chosen?: string | null;
  /** the network's word for where the visitor is: T1 (Tor) and XX mean unknown */
  visitorCountry?: string | null;
  guideCountry?: string | null;
  acceptLanguage?: string | null;
};

/**
 * Returns the region of the first language that has one. It skips en-US, which browsers send when no one has chosen a
 * language.
 */
function regionOf(acceptLanguage: string): Country | null {
  const tags = acceptLanguage.split(",").map((entry) => {
    const [tag = "", ...parameters] = entry.trim().split(";");
    const quality = /^\s*q=([\d.]+)/i.exec(parameters.join(";"))?.[1];
    return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) };
  });
  for (const { tag } of tags
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)) {
    if (/^en-us$/i.test(tag)) continue;
    const region = countryOf(/^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i.exec(tag)?.[1]);
    if (region) return region;
  }
  return null;
}

/**
 * Returns where a guest most likely banks; null where nothing says so. A visit from the guide's own country says
 * nothing.
 */
export function homeOf({ chosen, visitorCountry, guideCountry, acceptLanguage }: Signals): Country | null {
  const chosenCountry = countryOf(chosen);
  if (chosenCountry) return chosenCountry;
  const visitor = countryOf(visitorCountry);
  if (visitor && visitor !== countryOf(guideCountry)) return visitor;
  return regionOf(acceptLanguage ?? "");
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
