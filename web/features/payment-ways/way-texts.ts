import { readBankCode } from "#payment-codes/bank-code.ts";
import { readableNumber } from "#payment-codes/calling-codes.ts";
import { exposureOf } from "#payment-codes/exposure.ts";
import type { PaymentWay } from "#payment-codes/kinds.ts";
import { openLink } from "#payment-codes/links.ts";
import { labelsOf } from "#payment-codes/presentation.ts";
import type { AnyWay } from "#payment-codes/spec-ways.ts";
import type { PlainText } from "#locales/account.ts";
import { t, tMessage } from "#texts/app/t.ts";
import { VIETNAM_BANKS } from "#payment-codes/vietnam-banks.ts";

/** Names a way; a card's link by whose checkout it is, where that is known. */
export function wayName(way: AnyWay): string {
  const { label, via } = labelsOf(way);
  if (via && !via.includes(".")) return via;
  // A name that the guide has given isn't translated.
  return "label" in way && way.label ? label : tMessage(label);
}

/** Writes an IBAN in groups of four. */
export const grouped = (iban: string): string => iban.replace(/(.{4})(?=.)/g, "$1 ");

/** Writes a way's value as its guide reads it in the list. */
export function shownValue(way: PaymentWay): string {
  const { kind, value, bank = "" } = way;
  if (value.startsWith("+")) return readableNumber(value);
  if (kind === "iban") return grouped(value);
  if (kind === "vietqr") return `${VIETNAM_BANKS[bank] ?? bank} ${value}`;
  if (kind === "bank-qr") {
    const { name, city, scheme } = readBankCode(value) ?? {};
    return [name, city].filter(Boolean).join(", ") || scheme || t("A code without a name");
  }
  if (kind === "swish" || kind === "upi" || kind === "pix") return value;
  const link = openLink(way, "Tip");
  return link ? link.url.replace("https://", "") : value;
}

/** Says what everybody can read of a way; null where that is nothing personal. */
export function publicTag(way: PaymentWay): PlainText | null {
  const exposure = exposureOf(way);
  if (exposure === "email") return "E-mail is public";
  if (exposure === "phone") return "Number is public";
  if (exposure !== "account") return null;
  if (way.kind === "pix") return "Key is public";
  return way.kind === "upi" ? "UPI ID is public" : "Number is public";
}
