import type { Country } from "#schema/country.ts";
import { homeNumber, readableNumber } from "./calling-codes.ts";
import { payNowCode, pixCode, promptPayCode, UPI_MAX, upiAddress, vietQrCode } from "./codes.ts";
import { epcCode } from "./epc.ts";
import type { PaymentWay } from "./kinds.ts";
import { openLink, type Sum } from "./links.ts";
import { numberRail } from "./number-rails.ts";
import { countryOfWay, isSpecWay, takesSepa } from "./payers.ts";
import type { AnyWay } from "./spec-ways.ts";
import { VIETNAM_BANKS } from "./vietnam-banks.ts";

type What =
  | "name"
  | "iban"
  | "bic"
  | "account"
  | "key"
  | "pix-code"
  | "upi"
  | "number"
  | "email"
  | "amount"
  | "bank"
  | "message";

/** A text to copy: as it is shown, and exactly as the bank's field takes it. */
export type CopyText = { what: What; text: string; copy: string };

/**
 * What of a way can be opened, scanned and copied, first what the payer's app asks for first: a transfer asks for the name
 * too, other ways show it. `carried` tells that the link or code holds the amount.
 */
type Parts = { open?: string; code?: string; copies?: CopyText[]; carried?: boolean };

export const copied = (what: What, copy: string, text = copy): CopyText => ({ what, text, copy });
const named = (name: string | undefined): CopyText[] => (name ? [copied("name", name)] : []);

/** Returns the text to copy of a number or e-mail address, in the country's form where only that country pays by it. */
function contact(value: string, country: Country | null, isAbroad = false): CopyText {
  if (value.includes("@")) return copied("email", value);
  const home = country && !isAbroad ? homeNumber(value, country) : value;
  return copied("number", home, readableNumber(value));
}

function bankTransfer(way: PaymentWay, message: string, sum?: Sum): Parts {
  const { value, holder = "", bank } = way;
  const copies = [
    ...named(holder),
    copied("iban", value, value.replace(/(.{4})(?=.)/g, "$1 ")),
    ...(bank ? [copied("bic", bank)] : []),
  ];
  if (!takesSepa(way)) return { copies };
  const amount = sum?.currency === "EUR" ? sum.amount : undefined;
  const transfer = { name: holder, iban: value, text: message, ...(bank && { bic: bank }) };
  return {
    code: epcCode({ ...transfer, ...(amount !== undefined && { amount }) }),
    copies,
    carried: amount !== undefined,
  };
}

function pix({ value, holder = "", city }: PaymentWay, amount?: number): Parts {
  const code = pixCode({
    key: value,
    name: holder,
    ...(city && { city }),
    ...(amount !== undefined && { amount }),
  });
  const key = copied("key", value, value.startsWith("+") ? readableNumber(value) : value);
  return { code, copies: [copied("pix-code", code), key, ...named(holder)], carried: amount !== undefined };
}

function upi({ value, holder }: PaymentWay, guideName: string, sum?: Sum): Parts {
  const amount = sum && sum.amount <= UPI_MAX ? sum.amount : undefined;
  const address = upiAddress(value, holder ?? guideName, amount);
  return {
    open: address,
    code: address,
    copies: [copied("upi", value), ...named(holder)],
    carried: amount !== undefined,
  };
}

function vietQr({ value, holder, bank = "" }: PaymentWay, text: string, amount?: number): Parts {
  const copies = [copied("bank", VIETNAM_BANKS[bank] ?? bank), copied("account", value), ...named(holder)];
  const code = vietQrCode({ bin: bank, account: value, text, ...(amount !== undefined && { amount }) });
  return { code, copies, carried: amount !== undefined };
}

/** Returns what of a way can be opened, scanned and copied. Links that need nothing beside them come last. */
export function partsOf(way: AnyWay, guideName: string, message: string, sum?: Sum): Parts {
  const country = countryOfWay(way);
  switch (way.kind) {
    case "iban":
      return bankTransfer(way, message, sum);
    case "pix":
      return pix(way, sum?.amount);
    case "upi":
      return upi(way, guideName, sum);
    case "vietqr":
      return vietQr(way, message, sum?.amount);
    case "promptpay":
    case "paynow": {
      const code =
        way.kind === "promptpay"
          ? promptPayCode(way.value, sum?.amount)
          : payNowCode(way.value, way.holder ?? "", sum?.amount);
      const copies = [contact(way.value, country), ...named(way.holder)];
      return { code, copies, carried: sum !== undefined };
    }
    case "account":
      return { copies: [...named(way.holder), copied("account", way.value)] };
    case "number": {
      const isAbroad = numberRail(way.label)?.payers !== undefined;
      return { copies: [contact(way.value, country, isAbroad), ...named(way.holder)] };
    }
    case "bank-qr":
      return { code: way.value };
    default: {
      const link = openLink(way, message, sum);
      const parts = link ? { open: link.url, carried: link.carried } : {};
      if (isSpecWay(way) || !/^\+?\d+$/.test(way.value)) return parts;
      if (way.kind !== "swish" && way.kind !== "vipps" && way.kind !== "mobilepay") return parts;
      const copies = [contact(way.value, country), ...named(way.holder)];
      return { ...parts, ...(way.kind === "swish" && link && { code: link.url }), copies };
    }
  }
}
