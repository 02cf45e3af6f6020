import { countryOf, type Country } from "#schema/country.ts";
import type { Currency } from "#schema/currency.ts";
import { emvValue, readEmv, type EmvField } from "./emv.ts";

/** What a bank's code says about the account. */
type BankCode = {
  fields: readonly EmvField[];
  /** the scheme's name, where it is a known one */
  scheme?: string;
  /** who is paid, as the code names them */
  name?: string;
  city?: string;
  country: Country | null;
  currency: Currency | null;
};

/** Schemes by the identifier in field 00 of their template. */
const SCHEMES: readonly (readonly [name: string, identifier: RegExp])[] = [
  ["QRIS", /^ID\.CO\.QRIS/i],
  ["DuitNow", /^(?:A0000006150001|MY\.PAYNET\.DUITNOW)$/i],
  ["QR Ph", /^(?:com\.p2pqrpay|ph\.ppmi|ph\.instapay)/i],
  ["PayNow", /^SG\.PAYNOW$/i],
  ["PromptPay", /^A00000067701011[0-9]$/i],
  ["VietQR", /^A000000727$/i],
  ["Pix", /^br\.gov\.bcb\.pix$/i],
  ["FPS", /^hk\.com\.hkicl$/i],
  ["NepalPay", /^np\.gov\.nrb/i],
  ["LankaQR", /^lk\.(?:gov\.cbsl|lankaqr)/i],
  ["MMQR", /^mm\.com\.mmqr/i],
  ["KHQR", /^(?:kh\.gov\.nbc|[^@\s]+@[a-z0-9]+$)/i],
];

/** Currencies of codes by their number in ISO 4217: those of the schemes above and of their neighbours. */
const BY_NUMBER: ReadonlyMap<string, Currency> = new Map([
  ["036", "AUD"],
  ["050", "BDT"],
  ["104", "MMK"],
  ["116", "KHR"],
  ["144", "LKR"],
  ["156", "CNY"],
  ["344", "HKD"],
  ["356", "INR"],
  ["360", "IDR"],
  ["392", "JPY"],
  ["404", "KES"],
  ["410", "KRW"],
  ["418", "LAK"],
  ["458", "MYR"],
  ["524", "NPR"],
  ["586", "PKR"],
  ["604", "PEN"],
  ["608", "PHP"],
  ["702", "SGD"],
  ["704", "VND"],
  ["764", "THB"],
  ["840", "USD"],
  ["901", "TWD"],
  ["978", "EUR"],
  ["986", "BRL"],
]);

/** Returns the scheme of the first template with a known identifier. */
function schemeOf(fields: readonly EmvField[]): string | undefined {
  for (const [name, identifier] of SCHEMES)
    if (
      fields.some(
        ({ id, fields: inner }) => id < "52" && inner && identifier.test(emvValue(inner, "00") ?? ""),
      )
    )
      return name;
  return undefined;
}

/** Reads a bank's code; null for what isn't one. */
export function readBankCode(text: string): BankCode | null {
  const read = readEmv(text);
  if ("fault" in read) return null;
  const { fields } = read;
  const [scheme, name, city] = [schemeOf(fields), emvValue(fields, "59"), emvValue(fields, "60")];
  return {
    fields,
    ...(scheme && { scheme }),
    ...(name && name !== "NA" && { name }),
    ...(city && { city }),
    country: countryOf(emvValue(fields, "58")),
    currency: BY_NUMBER.get(emvValue(fields, "53") ?? "") ?? null,
  };
}
