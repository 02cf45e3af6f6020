import { parseUrl } from "#schema/parse-url.ts";
import { readBankCode } from "#payment-codes/bank-code.ts";
import { cardHostName } from "#payment-codes/card-hosts.ts";
import { internationalForm } from "#payment-codes/check-phone.ts";
import type { PaymentWay } from "#payment-codes/kinds.ts";
import { countryOfWay } from "#payment-codes/payers.ts";
import { VIETNAM_BANKS } from "#payment-codes/vietnam-banks.ts";
import { countryName } from "#texts/app/country-names.ts";
import { t } from "#texts/app/t.ts";

const phoneNumber = (value: string): string =>
  t("Phone number {number}", { number: internationalForm(value) });

function pixKey(value: string): string {
  if (value.startsWith("+")) return phoneNumber(value);
  if (value.includes("@")) return t("E-mail address {email}", { email: value });
  return value.includes("-") ? t("Random key") : t("Company number (CNPJ) {number}", { number: value });
}

function bankCode(value: string): string | null {
  const code = readBankCode(value);
  if (!code) return null;
  const { scheme } = code;
  const payee = [code.name, code.city].filter(Boolean).join(", ");
  if (payee === "")
    return scheme ? t("This code names nobody ({scheme})", { scheme }) : t("This code names nobody");
  return scheme
    ? t("This code pays {payee} ({scheme})", { payee, scheme })
    : t("This code pays {payee}", { payee });
}

/** Says to the guide how a checked way was understood; null where nothing could be mistaken. */
export function understood(way: PaymentWay): string | null {
  const { kind, value, bank = "" } = way;
  const country = countryOfWay(way);
  if (kind === "pix") return pixKey(value);
  if (kind === "bank-qr") return bankCode(value);
  if (kind === "iban") return country && t("Account in {country}", { country: countryName(country) });
  if (kind === "vietqr") return t("Account at {bank}", { bank: VIETNAM_BANKS[bank] ?? bank });
  if (kind === "upi" && /^(?:91)?[6-9]\d{9}@/.test(value)) return t("This UPI ID shows your phone number");
  if (kind === "paynow" && !value.startsWith("+"))
    return t("Company number (UEN) {number}", { number: value });
  if (kind === "promptpay" && !value.startsWith("+")) return t("E-wallet {number}", { number: value });
  if (kind === "card") {
    const host = parseUrl(value)?.hostname.replace(/^www\./, "") ?? "";
    const name = cardHostName(host);
    return name
      ? t("Checkout by {name}", { name })
      : t("Checkout at {host}, which we don't know. Please try it.", { host });
  }
  return value.startsWith("+") ? phoneNumber(value) : null;
}
