import {
  type CountryCode,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from "libphonenumber-js/min";
import { countryOfTimeZone } from "#schema/time-zone-country.ts";
import { deviceTimeZone } from "#web/lib/device-time-zone.ts";
import { placeName } from "#texts/app/country-names.ts";
import { t } from "#texts/app/t.ts";

/** Advice about a number. `isFine`: whether it can be dialled. `meant`: the number that may be meant, without '+'. */
export type PhoneAdvice = { isFine: boolean; text: string; meant?: string };

/** What is wrong with a number, by whether it is a country's, an international one, or none. */
const FAULTS = {
  country: {
    short: "This would dial {number}, a number in {country}, and it is too short for one.",
    long: "This would dial {number}, a number in {country}, and it is too long for one.",
    other: "This would dial {number}, a number in {country}, and it doesn't look like one.",
  },
  international: {
    short: "This would dial {number}, an international number, and it is too short for one.",
    long: "This would dial {number}, an international number, and it is too long for one.",
    other: "This would dial {number}, an international number, and it doesn't look like one.",
  },
  none: {
    short: "This would dial {number}, and it is too short for a phone number.",
    long: "This would dial {number}, and it is too long for a phone number.",
    other: "This would dial {number}, and it doesn't look like a phone number.",
  },
} as const;

/** Says what is wrong with a number. `country`: the number's country; "" for none. */
function problemOf(digits: string, number: string, of: keyof typeof FAULTS, country: string): string {
  const faults = FAULTS[of];
  switch (validatePhoneNumberLength(`+${digits}`)) {
    case "TOO_SHORT":
      return t(faults.short, { number, country });
    case "TOO_LONG":
      return t(faults.long, { number, country });
    case "INVALID_COUNTRY":
      return t("This would dial {number}, and no country's numbers begin like that.", { number });
    default:
      return t(faults.other, { number, country });
  }
}

/** Reads the digits as a number of one of `countries`, and writes it with its code; undefined when they fit none. */
function withCode(digits: string, countries: readonly CountryCode[]) {
  for (const country of countries) {
    const number = parsePhoneNumberFromString(digits, country);
    if (number?.isValid() && number.country === country)
      return { place: placeName(country), meant: number.formatInternational().slice(1) };
  }
  return undefined;
}

/**
 * Says what a link to these digits (international, without '+') would dial. It is advice and no rule, because numbering
 * plans change. `countries`: those whose code may have been left out, the likeliest first.
 */
export function advisePhone(digits: string, countries: readonly CountryCode[]): PhoneAdvice {
  const number = parsePhoneNumberFromString(`+${digits}`);
  const country = number?.country && placeName(number.country);
  const isWhole = number?.number === `+${digits}`;
  const dialled = isWhole ? number.formatInternational() : `+${digits}`;
  if (number?.isPossible() && !isWhole) {
    const right = number.formatInternational().slice(1);
    const text = country
      ? t("This would dial {number}. From abroad it is {right}, a number in {country}.", {
          number: dialled,
          right,
          country,
        })
      : t("This would dial {number}. From abroad it is {right}, an international number.", {
          number: dialled,
          right,
        });
    return { isFine: false, text, meant: right };
  }
  const whole = number?.isValid() ? undefined : withCode(digits, countries);
  if (number?.isPossible() && !whole) {
    const text = country
      ? t("Dials {number}, a number in {country}", { number: dialled, country })
      : t("Dials {number}, an international number", { number: dialled });
    return { isFine: true, text };
  }
  const kind = country ? "country" : number ? "international" : "none";
  const problem = problemOf(digits, dialled, kind, country ?? "");
  const advice = whole
    ? t("Start with the country code: for {country} {number}.", { country: whole.place, number: whole.meant })
    : t("Start with the country code, then the whole number.");
  return { isFine: false, text: `${problem} ${advice}`, ...(whole && { meant: whole.meant }) };
}

/** Finds the country whose number these digits are (international, without '+'); "" while they are no country's. */
export function countryOfDigits(digits: string): string {
  const number = parsePhoneNumberFromString(`+${digits}`);
  return (number?.isValid() && number.country) || "";
}

/**
 * Lists the countries whose code may have been left out: where the guide works ("" when unknown), where the device's clock
 * is, those of the reader's languages ("pt-PT"), then the USA, whose numbers can look like a country code and a number.
 */
export function likelyCountries(
  country: string,
  languages: readonly string[],
  timeZone = deviceTimeZone(),
): CountryCode[] {
  const regions = languages.flatMap((language) => /-([A-Z]{2})\b/.exec(language)?.[1] ?? []);
  return [...new Set([country, countryOfTimeZone(timeZone), ...regions, "US"])].filter(
    Boolean,
  ) as CountryCode[];
}
