import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { Country } from "#schema/country.ts";
import { EMAIL_MAX, EMAIL_PATTERN, toEmail } from "#schema/login-rules.ts";
import { dialledDigits } from "#schema/phone-number.ts";
import { message } from "#texts/message.ts";
import { fault, type RowFault, type ValueCheck } from "./check-result.ts";
import { MOBILE } from "./mobile-numbers.ts";
import { numberRail } from "./number-rails.ts";

const countryNameOf = (country: Country): string =>
  new Intl.DisplayNames("en", { type: "region" }).of(country) ?? country;

/** Returns the value of a message that names a country. */
export const inCountry = (country: Country) => ({ country: countryNameOf(country), regions: [country] });

/** Countries whose numbers are told from those of others with the same calling code. */
const APART: readonly string[] = ["CA", "KZ"];
const areApart = (found: string | undefined, asked: Country): boolean =>
  found !== undefined && found !== asked && (APART.includes(found) || APART.includes(asked));

/** Reads a number typed in any form as E.164; null where it isn't a number of this country. */
export function phoneOf(typed: string, country: Country): string | null {
  if (!isSupportedCountry(country)) return null;
  // Words before a number go, as libphonenumber leaves them out, and the zero in brackets goes by country.
  const text = typed
    .replace(/^[^+\d(]+/, "")
    .replace(/^\( ?(?:\+|00) ?(\d{1,4}) ?\)/, "+$1")
    .replace(/^00/, "+");
  const digits = dialledDigits(text);
  // Mobile numbers of Mexico had a 1 behind the calling code until 2019, which chats still show.
  const dialled = (text.startsWith("+") ? `+${digits}` : digits).replace(/^(\+?52)1(?=\d{10}$)/, "$1");
  const number = parsePhoneNumberFromString(digits === "" ? typed : dialled, country);
  return number?.isValid() &&
    number.ext === undefined &&
    number.countryCallingCode === getCountryCallingCode(country) &&
    !areApart(number.country, country)
    ? number.number
    : null;
}

/** Writes a number in E.164 as its country writes it, after the calling code. */
export const internationalForm = (e164: string): string =>
  parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;

/** Returns the fault of a number that isn't a mobile one of this country, with an example of those that are. */
export const wantMobile = (country: Country, example: string): RowFault =>
  fault(
    message("Please enter a mobile number from {country}, such as {example}.", {
      ...inCountry(country),
      example,
    }),
  );

/** Returns a check that accepts mobile numbers of one country by their pattern in E.164. */
const mobile =
  (country: Country, pattern: RegExp, example: string): ValueCheck =>
  ({ value }) => {
    const number = phoneOf(value, country);
    return number !== null && pattern.test(number) ? { value: number } : wantMobile(country, example);
  };

const swishNumber = mobile("SE", /^\+467\d{8}$/, "070 123 45 67");

/** Checks a number for Swish: a mobile number, or a company's number, which begins with 123. */
export const checkSwish: ValueCheck = (row, guideCountry) => {
  // The link of a code has the number as Swish writes it; its amount is left out.
  const [, linked] =
    /^https:\/\/app\.swish\.nu\/1\/p\/sw\/?\?(?:[^#]*&)?sw=(\d{10,15})(?![^&#])/.exec(row.value) ?? [];
  const value = linked?.replace(/^46/, "+46") ?? row.value;
  const digits = value.replace(/[\s-]/g, "");
  return /^123\d{7}$/.test(digits) ? { value: digits } : swishNumber({ ...row, value }, guideCountry);
};

/** Returns the number in a code's address on one of these hosts, or the address where it has none; null for other texts. */
function ownCode(value: string, hosts: RegExp): string | null {
  const [, path = ""] = new RegExp(`^https://${hosts.source}(/[\\w/.?=&%+-]+)$`).exec(value) ?? [];
  if (path.length < 6) return null;
  const number = /^\/28\/2\/01\/031\/(\d{8,15})(?:\?.*)?$/.exec(path)?.[1];
  return number ? `+${number}` : value;
}

const vippsNumber = mobile("NO", /^\+47[49]\d{7}$/, "912 34 567");
export const checkVipps: ValueCheck = (row, guideCountry) => {
  const code = ownCode(row.value, /qr\.vipps\.no/);
  return code && !code.startsWith("+")
    ? { value: code }
    : vippsNumber({ ...row, value: code ?? row.value }, guideCountry);
};

const danish = mobile("DK", /^\+45\d{8}$/, "20 12 34 56");
const finnish = mobile("FI", /^\+358(?:4\d|50)\d{4,8}$/, "040 123 4567");
export const checkMobilePay: ValueCheck = (row, guideCountry) => {
  const code = ownCode(row.value, /qr\.mobilepay\.(?:dk|fi)/);
  if (code && !code.startsWith("+")) return { value: code };
  const typed = { ...row, value: code ?? row.value };
  const isFinnish =
    /^(?:\+|00)358/.test(typed.value) || (guideCountry === "FI" && !/^(?:\+|00)/.test(typed.value));
  return (isFinnish ? finnish : danish)(typed, guideCountry);
};

/** Returns whether a number in E.164 isn't a mobile one, in a country where they are told from others. */
function isNoMobile(number: string, country: Country): boolean {
  const [beginnings] = MOBILE[country] ?? [];
  if (beginnings === undefined || !isSupportedCountry(country)) return false;
  return !new RegExp(`^\\+${getCountryCallingCode(country)}(?:${beginnings})`).test(number);
}

/** Checks what Bizum, MB WAY, PayID and others take: a phone number of the row's country or an e-mail address. */
export const checkNumber: ValueCheck = ({ value, label, country }) => {
  const rail = numberRail(label);
  const known = country as Country;
  if (rail && !rail.countries.includes(known))
    return fault(
      message("{service} is used in {countries}.", {
        service: rail.label,
        countries: rail.countries.map(countryNameOf).join(", "),
        regions: rail.countries,
      }),
      "country",
    );
  const named = rail ? { label: rail.label } : {};
  if (value.includes("@")) {
    const email = toEmail(value);
    if (rail && !rail.accepts.includes("email"))
      return fault(
        message("{service} takes a phone number, not an e-mail address.", { service: rail.label }),
      );
    if (!EMAIL_PATTERN.test(email) || email.length > EMAIL_MAX) return fault("Please enter a valid email");
    return { value: email, ...named };
  }
  const number = phoneOf(value, known);
  if (number === null)
    return fault(message("This isn't a phone number from {country}. Please check it.", inCountry(known)));
  return rail && isNoMobile(number, known)
    ? wantMobile(known, MOBILE[known]?.[1] ?? "")
    : { value: number, ...named };
};
