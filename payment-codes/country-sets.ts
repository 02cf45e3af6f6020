import type { Country } from "#schema/country.ts";

const list = (text: string): readonly Country[] => text.split(" ") as Country[];

/** The European Economic Area. */
export const EEA = list(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK",
);

/** SEPA outside the EEA, where a transfer needs the bank's BIC. AL, ME, MK and MD joined in 2025, RS in 2026. */
const SEPA_BEYOND = list("AD AL CH GB MC MD ME MK RS SM VA GG GI IM JE");

/** Territories that belong to a country of the EEA, with its IBANs. */
const TERRITORIES = list("AX BL GF GP MF MQ PM RE YT");

/** Countries and territories that send euro by SEPA. */
export const SEPA: readonly Country[] = [...EEA, ...SEPA_BEYOND, ...TERRITORIES];

/** Places whose banks have IBANs of another country: the BIC then names either. */
const IBAN_FAMILIES = [list("GB GG IM JE"), list("FR BL GF GP MC MF MQ NC PF PM RE TF WF YT"), list("FI AX")];

/** Returns whether a bank of one country, by its BIC, can have accounts with IBANs of the other. */
export const isBankOf = (bank: string, iban: string): boolean =>
  bank === iban ||
  IBAN_FAMILIES.some((family) => [bank, iban].every((country) => family.some((one) => one === country)));

/** Returns whether a transfer in euro to this country's accounts has to name the bank's BIC. */
export const needsBic = (country: Country | null): boolean =>
  country !== null && SEPA_BEYOND.includes(country);

/** Countries and territories whose residents see Revolut first among the services for members. */
export const REVOLUT_HOMES: readonly Country[] = [...EEA, ...TERRITORIES, "GB", "GG", "GI", "IM", "JE", "CH"];
