import {
  type CountryCode,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from "libphonenumber-js/min";
import { placeName } from "#web/words/country-names.ts";

/** Advice about a number: `isFine`, or why it can't be dialled. `meant`: the number that may be meant, without '+'. */
export type PhoneAdvice = { isFine: boolean; text: string; meant?: string };

/** Says what is wrong with a number. `kind`: "one" when the sentence has called it a number already. */
function faultOf(digits: string, kind: string): string {
  switch (validatePhoneNumberLength(`+${digits}`)) {
    case "TOO_SHORT":
      return `it is too short for ${kind}`;
    case "TOO_LONG":
      return `it is too long for ${kind}`;
    case "INVALID_COUNTRY":
      return "no country's numbers begin like that";
    default:
      return `it doesn't look like ${kind}`;
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
 * Says what a link to these digits (international, without '+') would dial. `countries`: those whose code may have been
 * forgotten, likeliest first. It is advice and no rule, because numbering plans change.
 */
export function advisePhone(digits: string, countries: readonly CountryCode[]): PhoneAdvice {
  const number = parsePhoneNumberFromString(`+${digits}`);
  const place = number?.country ? `a number in ${placeName(number.country)}` : "an international number";
  const isWhole = number?.number === `+${digits}`;
  const dialled = isWhole ? number.formatInternational() : `+${digits}`;
  if (number?.isPossible() && !isWhole) {
    const right = number.formatInternational().slice(1);
    const text = `This would dial ${dialled}. From abroad it is ${right}, ${place}.`;
    return { isFine: false, text, meant: right };
  }
  const whole = number?.isValid() ? undefined : withCode(digits, countries);
  if (number?.isPossible() && !whole) return { isFine: true, text: `Dials ${dialled}, ${place}` };
  const reason = number
    ? `${place}, and ${faultOf(digits, "one")}`
    : `and ${faultOf(digits, "a phone number")}`;
  const rest = whole ? `: for ${whole.place} ${whole.meant}` : ", then the whole number";
  return {
    isFine: false,
    text: `This would dial ${dialled}, ${reason}. Start with the country code${rest}.`,
    ...(whole && { meant: whole.meant }),
  };
}

/** The country whose number these digits are (international, without '+'); "" when they are none's yet. */
export function countryOfDigits(digits: string): string {
  const number = parsePhoneNumberFromString(`+${digits}`);
  return (number?.isValid() && number.country) || "";
}

/**
 * The country where the guide works ("" when unknown), those of the reader's languages ("pt-PT"), then the USA, whose numbers
 * can look like a country code and a number.
 */
export function likelyCountries(country: string, languages: readonly string[]): CountryCode[] {
  const regions = languages.flatMap((language) => /-([A-Z]{2})\b/.exec(language)?.[1] ?? []);
  return [...new Set([country, ...regions, "US"])].filter(Boolean) as CountryCode[];
}
