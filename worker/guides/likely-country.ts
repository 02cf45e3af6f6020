import { homeOf } from "#payment-codes/order.ts";

type Signals = {
  phone?: string | undefined;
  whatsapp?: string | undefined;
  timeZone?: string | undefined;
  acceptLanguage?: string | undefined;
};

/**
 * Returns where a guide most likely works, ISO 3166-1 alpha-2: the phone number's country, else WhatsApp's, the device's
 * time zone's, the browser's region; "" where nothing says so.
 */
export async function likelyCountry({
  phone = "",
  whatsapp = "",
  timeZone,
  acceptLanguage,
}: Signals): Promise<string> {
  const numbers = [phone, whatsapp].filter((number) => number.startsWith("+"));
  if (numbers.length > 0) {
    // The library is loaded when it is needed, because it has the rules of every country's numbers.
    const { parsePhoneNumberFromString } = await import("libphonenumber-js/min");
    const [country] = numbers.flatMap((number) => parsePhoneNumberFromString(number)?.country ?? []);
    if (country) return country;
  }
  const { countryOfTimeZone } = await import("#schema/time-zone-country.ts");
  return countryOfTimeZone(timeZone) ?? homeOf({ acceptLanguage: acceptLanguage ?? null }) ?? "";
}
