/** The country of an international phone number, ISO 3166-1 alpha-2; "" when it tells none. */
export async function countryOfPhone(phone: string): Promise<string> {
  if (!phone.startsWith("+")) return "";
  // Loaded when needed: it knows the numbers of every country.
  const { parsePhoneNumberFromString } = await import("libphonenumber-js/min");
  return parsePhoneNumberFromString(phone)?.country ?? "";
}
