import { homeOf } from "#payment-codes/order.ts";
import { deviceTimeZone } from "#web/lib/device-time-zone.ts";

/** Where someone works, ISO 3166-1 alpha-2, by their numbers and by their device; "" where one doesn't say. */
export type CountrySignals = { numbers: string; device: string };

/** Returns the country of the device's time zone, else of the browser's region; "" where neither says one. */
async function countryOfDevice(): Promise<string> {
  const { countryOfTimeZone } = await import("#schema/time-zone-country.ts");
  return (
    countryOfTimeZone(deviceTimeZone()) ?? homeOf({ acceptLanguage: navigator.languages.join(",") }) ?? ""
  );
}

/** Returns the country of the first number that has one. `numbers`: their digits, international, without '+'. */
async function countryOfNumbers(numbers: readonly string[]): Promise<string> {
  if (numbers.every((digits) => digits === "")) return "";
  const { countryOfDigits } = await import("./phone-advice.ts");
  return numbers.map(countryOfDigits).find((country) => country !== "") ?? "";
}

/** Finds out where someone works. `numbers`: the digits of the phone, then of WhatsApp. */
export async function countrySignals(numbers: readonly string[]): Promise<CountrySignals> {
  const [ofNumbers, device] = await Promise.all([countryOfNumbers(numbers), countryOfDevice()]);
  return { numbers: ofNumbers, device };
}
