import { getCountryCallingCode, isSupportedCountry } from "libphonenumber-js/min";
import { type Draft, phoneCountry } from "./draft.ts";

/** Returns the calling code, such as "+351", where a way's field takes numbers of one country. */
export function callingCode(draft: Draft): string | undefined {
  const country = phoneCountry(draft);
  return country && isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : undefined;
}
