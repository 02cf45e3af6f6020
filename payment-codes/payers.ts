import { countryOf, type Country } from "#schema/country.ts";
import type { Currency } from "#schema/currency.ts";
import { currencyOfCountry } from "#schema/country-currency.ts";
import { readBankCode } from "./bank-code.ts";
import { SEPA } from "./country-sets.ts";
import { paymentKind, type Payers, type PaymentWay } from "./kinds.ts";
import { numberRail } from "./number-rails.ts";
import type { AnyWay, SpecKind } from "./spec-ways.ts";

const SPEC_PAYERS: Readonly<Record<SpecKind, Payers>> = {
  paypal: "members",
  venmo: ["US"],
  zelle: ["US"],
  stripe: "anyone",
  cashapp: ["US"],
  buymeacoffee: "anyone",
};

const isSpecKind = (kind: string): kind is SpecKind => Object.keys(SPEC_PAYERS).includes(kind);
/** Returns whether a way is one of a guide's six fields. */
export const isSpecWay = (way: AnyWay): way is Extract<AnyWay, { kind: SpecKind }> => isSpecKind(way.kind);

/** Returns where a way's account is; null where it has no country, or may be in several. */
export function countryOfWay(way: AnyWay): Country | null {
  if (isSpecWay(way)) return null;
  switch (way.kind) {
    case "iban":
      return countryOf(way.value.slice(0, 2));
    case "mobilepay":
      return way.value.startsWith("+358") || way.value.startsWith("https://qr.mobilepay.fi/") ? "FI" : "DK";
    case "bank-qr":
      return readBankCode(way.value)?.country ?? null;
    case "account":
    case "number":
    case "mercadopago":
      return countryOf(way.country);
    default: {
      const { payers } = paymentKind(way.kind);
      return typeof payers === "string" || payers.length > 1 ? null : (payers[0] ?? null);
    }
  }
}

/** Returns whether an account takes euro by SEPA, judged by its IBAN's country. */
export const takesSepa = ({ kind, value }: PaymentWay): boolean => {
  const country = countryOf(value.slice(0, 2));
  return kind === "iban" && country !== null && SEPA.includes(country);
};

/** Returns who can pay by a way. */
export function payersOf(way: AnyWay): Payers {
  if (isSpecWay(way)) return SPEC_PAYERS[way.kind];
  if (takesSepa(way)) return SEPA;
  // Singapore's banks send to Thai mobile numbers, but to nothing else in Thailand.
  if (way.kind === "promptpay" && way.value.startsWith("+")) return ["TH", "SG"];
  const rail = way.kind === "number" ? numberRail(way.label) : undefined;
  if (rail?.payers) return rail.payers;
  const { payers } = paymentKind(way.kind);
  if (payers !== "by-row" && way.kind !== "mobilepay") return payers;
  const country = countryOfWay(way);
  return country === null ? [] : [country];
}

/** Returns the currency of a way, in which an amount is passed on; null where it isn't certain. */
export function currencyOf(way: AnyWay, guideCurrency: Currency | null): Currency | null {
  if (isSpecWay(way)) {
    if (way.kind === "paypal") return guideCurrency;
    return SPEC_PAYERS[way.kind] === "anyone" ? null : "USD";
  }
  const { currency } = paymentKind(way.kind);
  if (currency === "guide") return guideCurrency;
  if (currency !== "by-row") return currency;
  if (way.kind === "bank-qr") return readBankCode(way.value)?.currency ?? null;
  const local = currencyOfCountry(countryOfWay(way));
  // An account in zloty or francs takes euro as well. Only the guide's own choice of euro tells which is meant.
  if (takesSepa(way) && local !== "EUR") return guideCurrency === "EUR" ? "EUR" : null;
  return local;
}
