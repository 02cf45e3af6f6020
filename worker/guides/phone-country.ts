/** Answers the country of an international phone number, ISO 3166-1 alpha-2; "" when it has none. */
export async function countryOfPhone(phone: string): Promise<string> {
  if (!phone.startsWith("+")) return "";
  // The library is loaded when it is needed, because it has the rules of every country's numbers.
  const { parsePhoneNumberFromString } = await import("libphonenumber-js/min");
  return parsePhoneNumberFromString(phone)?.country ?? "";
}
