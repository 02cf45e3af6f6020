import type { Country } from "#schema/country.ts";

/** Prefixes of national numbers, with the countries whose payment apps take numbers that way. */
const AT_HOME: readonly (readonly [prefix: string, countries: readonly Country[]])[] = [
  [
    "",
    ["AD", "BJ", "CA", "CI", "CM", "CO", "CR", "DK", "ES", "HK", "IT", "LU", "ML", "NO", "PE", "PL", "PT"],
  ],
  ["", ["SG", "SN", "TN"]],
  ["0", ["AE", "AU", "BE", "CH", "DE", "FI", "FR", "GH", "KE", "MA", "MY", "NL", "PH", "RW", "SE", "TH"]],
  ["0", ["TZ", "UG", "ZA", "ZM"]],
];

/** +1 and +7, the codes of two digits, and those of three. */
const CODE = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/;

/**
 * Groups digits in threes, eight of them in fours, so that no digit stands alone. Brazilian numbers begin with two
 * digits for the area.
 */
const grouped = (digits: string, code: string): string => {
  if (code === "55" && digits.length === 11) return digits.replace(/(..)(.{5})/, "$1 $2 ");
  return (digits.match(digits.length === 8 ? /\d{4}/g : /\d{3}(?!\d$)|\d+$/g) ?? [digits]).join(" ");
};

/** Writes a number in E.164 for reading: +351 912 000 014. */
export function readableNumber(e164: string): string {
  const [, code, rest] = CODE.exec(e164) ?? [];
  return code && rest ? `+${code} ${grouped(rest, code)}` : e164;
}

/**
 * Writes a number in E.164 as it is dialled in its own country, which apps of one country take. Other numbers stay as
 * they are.
 */
export function homeNumber(e164: string, country: Country): string {
  const [, , rest] = CODE.exec(e164) ?? [];
  const prefix = AT_HOME.find(([, countries]) => countries.includes(country))?.[0];
  return rest && prefix !== undefined ? prefix + rest : e164;
}
