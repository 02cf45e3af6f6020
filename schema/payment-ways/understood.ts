import { parseUrl } from "../parse-url.ts";
import { readBankCode } from "./bank-code.ts";
import { cardHostName } from "./card-hosts.ts";
import { internationalForm, nameOf } from "./check-phone.ts";
import type { PaymentWay } from "./kinds.ts";
import { countryOfWay } from "./payers.ts";
import { VIETNAM_BANKS } from "./vietnam-banks.ts";

function pixKey(value: string): string {
  if (value.startsWith("+")) return `Phone number ${internationalForm(value)}`;
  if (value.includes("@")) return `E-mail address ${value}`;
  return value.includes("-") ? "Random key" : `Company number (CNPJ) ${value}`;
}

function bankCode(value: string): string | null {
  const code = readBankCode(value);
  if (!code) return null;
  const payee = [code.name, code.city].filter(Boolean).join(", ");
  const scheme = code.scheme ? ` (${code.scheme})` : "";
  return payee === "" ? `This code names nobody${scheme}` : `This code pays ${payee}${scheme}`;
}

/** Says to a guide what was made of a checked way; null where there is nothing that could be mistaken. */
export function understood(way: PaymentWay): string | null {
  const { kind, value, bank = "" } = way;
  const country = countryOfWay(way);
  if (kind === "pix") return pixKey(value);
  if (kind === "bank-qr") return bankCode(value);
  if (kind === "iban") return country && `Account in ${nameOf(country)}`;
  if (kind === "vietqr") return `Account at ${VIETNAM_BANKS[bank] ?? bank}`;
  if (kind === "upi" && /^(?:91)?[6-9]\d{9}@/.test(value)) return "This UPI ID shows your phone number";
  if (kind === "paynow" && !value.startsWith("+")) return `Company number (UEN) ${value}`;
  if (kind === "promptpay" && !value.startsWith("+")) return `E-wallet ${value}`;
  if (kind === "card") {
    const host = parseUrl(value)?.hostname.replace(/^www\./, "") ?? "";
    const name = cardHostName(host);
    return name ? `Checkout by ${name}` : `Checkout at ${host}, which we don't know. Please try it.`;
  }
  return value.startsWith("+") ? `Phone number ${internationalForm(value)}` : null;
}
