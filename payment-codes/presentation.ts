import type { Country } from "#schema/country.ts";
import { decimalAmount, isAmount, plainAmount, type Currency } from "#schema/currency.ts";
import { linkKind } from "#schema/links.ts";
import { parseUrl } from "#schema/parse-url.ts";
import { readBankCode } from "./bank-code.ts";
import { cardHostName } from "./card-hosts.ts";
import { foldLatin } from "./fold.ts";
import { paymentKind } from "./kinds.ts";
import type { Sum } from "./links.ts";
import { copied, partsOf, type CopyText } from "./parts.ts";
import { strangeHostOf } from "./other-service.ts";
import { countryOfWay, currencyOf, isSpecWay } from "./payers.ts";
import { specFieldOf, type AnyWay } from "./spec-ways.ts";

/** What a guest sees of one way. */
export type PresentedWay = {
  kind: AnyWay["kind"];
  label: string;
  /** whose checkout a card link leads to: 'SumUp', or the bare host of an unknown one */
  via?: string;
  /** the name that the payer's app must show */
  holder?: string;
  country?: Country;
  /** an https address, or UPI's own, with the amount if it carries one */
  open?: string;
  /** the text of the code */
  code?: string;
  copies: CopyText[];
  /** whether the link or code holds the amount */
  amountCarried: boolean;
};

type Options = {
  guideName: string;
  /** the guide's currency; while it is null, no amount is passed on */
  currency: Currency | null;
  /** in minor units of that currency */
  amount?: number;
  /** what the payment is called in the guest's language */
  message?: string;
  /** what stands before decimals there: banks' fields read numbers as the phone writes them */
  decimalSign?: "." | ",";
};

/** Returns the name of a way, and whose checkout a card link is. */
export function labelsOf(way: AnyWay): { label: string; via?: string } {
  const field = specFieldOf(way);
  const strange = strangeHostOf(way);
  if (field) return { label: linkKind(field).label, ...(strange && { via: strange }) };
  if (isSpecWay(way)) return { label: way.kind };
  const { label } = paymentKind(way.kind);
  if (way.kind === "card") {
    const host = parseUrl(way.value)?.hostname.replace(/^www\./, "") ?? "";
    return { label, via: cardHostName(host) ?? host };
  }
  if (way.kind === "bank-qr") return { label: way.label ?? readBankCode(way.value)?.scheme ?? label };
  return { label: way.label ?? label };
}

/** Returns the name that the payer's app will show. */
const holderOf = (way: AnyWay): string | undefined => {
  if (isSpecWay(way)) return undefined;
  return way.kind === "bank-qr" ? readBankCode(way.value)?.name : way.holder;
};

/** Returns the amount for a way that is paid in the guide's currency; undefined for other ways. */
function sumFor(way: AnyWay, { amount, currency }: Options): Sum | undefined {
  if (amount === undefined || currency === null || !isAmount(amount, currency)) return undefined;
  return currencyOf(way, currency) === currency ? { amount, currency } : undefined;
}

/**
 * Returns the amount to copy, with the guest's decimal sign and without decimals that are all zero: a field with a decimal
 * comma may read 10.00 as a thousand.
 */
const amountToCopy = ({ amount, currency }: Sum, decimalSign: string): CopyText =>
  copied(
    "amount",
    plainAmount(amount, currency).replace(".", decimalSign),
    decimalAmount(amount, currency).replace(".", decimalSign),
  );

/** Puts the amount behind what is copied, but before a name that comes last: an app shows that by itself. */
function withAmount(copies: CopyText[], sum: Sum, decimalSign: string): CopyText[] {
  if (copies.length === 0) return copies;
  const end = copies.at(-1)?.what === "name" ? copies.length - 1 : copies.length;
  return [...copies.slice(0, end), amountToCopy(sum, decimalSign), ...copies.slice(end)];
}

/** Returns what a payment is called: banks take Latin letters, so that a word in any other script would come as none. */
const messageOf = ({ message = "" }: Options): string => (foldLatin(message) === "" ? "Tip" : message);

/**
 * Returns what a guest sees of a way. The amount is passed on only where the way is paid in the guide's currency, never
 * converted or rounded. Beside texts to copy it is one of them.
 */
export function presentWay(way: AnyWay, options: Options): PresentedWay {
  const { guideName, decimalSign = "." } = options;
  const message = messageOf(options);
  const sum = sumFor(way, options);
  const { open, code, copies = [], carried = false } = partsOf(way, guideName, message, sum);
  const [holder, country] = [holderOf(way), countryOfWay(way)];
  return {
    kind: way.kind,
    ...labelsOf(way),
    ...(holder && { holder }),
    ...(country && { country }),
    ...(open && { open }),
    ...(code && { code }),
    copies: sum ? withAmount(copies, sum, decimalSign) : copies,
    amountCarried: carried,
  };
}
