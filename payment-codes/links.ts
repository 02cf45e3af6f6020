import { decimalAmount, plainAmount, type Currency } from "#schema/currency.ts";
import { linkKind } from "#schema/links.ts";
import { wellFormed } from "#schema/well-formed.ts";
import { foldLatin } from "./fold.ts";
import type { ClosedKind, PaymentWay } from "./kinds.ts";
import { isSpecWay } from "./payers.ts";
import { specFieldOf, type AnyWay, type SpecWay } from "./spec-ways.ts";

/** An https address, and whether it holds the amount. */
type OpenLink = { url: string; carried: boolean };

/** An amount in minor units with its currency, for a way that is paid in that currency. */
export type Sum = { amount: number; currency: Currency };

const bare = (url: string): OpenLink => ({ url, carried: false });
const withSum = (url: string): OpenLink => ({ url, carried: true });

/** Currencies PayPal takes in an address. A number with any other code it charges in a currency of its own choice. */
const PAYPAL = "AUD CAD CHF CZK DKK EUR GBP HKD HUF ILS JPY MXN NOK NZD PHP PLN SEK SGD THB TWD USD";
const PAYPAL_WHOLE: readonly Currency[] = ["HUF", "JPY", "TWD"];
/** Currencies that Revolut's accounts hold. Source: its help on which balance a payment is taken from. */
const REVOLUT =
  "AED AUD CAD CHF CZK DKK EUR GBP HKD HUF ILS ISK JPY MAD MXN NOK NZD PLN QAR RON RSD SAR SEK SGD THB TRY USD ZAR";
/** Monzo's smallest and largest payment by link, in pence. */
const [MONZO_MIN, MONZO_MAX] = [100, 10_000];

function payPal(url: string, name: string, { amount, currency }: Sum): OpenLink {
  const text = plainAmount(amount, currency);
  const takes = PAYPAL.includes(currency) && !(PAYPAL_WHOLE.includes(currency) && text.includes("."));
  return takes && /^[A-Za-z0-9]{1,20}$/.test(name) ? withSum(`${url}/${text}${currency}`) : bare(url);
}

/** Returns the address of one of a guide's six fields. */
function specLink(way: SpecWay, sum: Sum | undefined): OpenLink | null {
  const field = specFieldOf(way);
  const url = field ? linkKind(field).toUrl(way.value) : null;
  if (!field || url === null) return null;
  const name = linkKind(field).normalise(way.value);
  if (!sum) return bare(url);
  if (way.kind === "paypal") return payPal(url, name, sum);
  if (way.kind === "cashapp" && /^[A-Za-z]\w{0,19}$/.test(name))
    return withSum(`${url}/${plainAmount(sum.amount, sum.currency)}`);
  if (way.kind === "venmo" && /^[\w-]{5,30}$/.test(name)) {
    const amount = decimalAmount(sum.amount, sum.currency);
    // Venmo shows payments to everybody unless the link says otherwise.
    return withSum(
      `https://account.venmo.com/pay?txn=pay&audience=private&recipients=${name}&amount=${amount}&note=Tip`,
    );
  }
  return bare(url);
}

/** Writes a message in the letters that Swish takes, fifty of them at most. */
const swishText = (text: string): string => {
  const isTaken = /^[0-9A-Za-zÅÄÖåäö !?(),.:;-]*$/.test(text);
  const taken = isTaken ? text : foldLatin(text).replace(/[/'+]/g, " ");
  return taken.replace(/ {2,}/g, " ").slice(0, 50).trim();
};

/** Writes a name as one part of an address. */
const part = (name: string): string => encodeURIComponent(wellFormed(name));

function swish(value: string, message: string, sum: Sum | undefined): OpenLink {
  const amount = sum ? `&amt=${decimalAmount(sum.amount, "SEK")}` : "";
  const text = part(swishText(message));
  const payee = value.replace("+", "");
  return {
    url: `https://app.swish.nu/1/p/sw/?sw=${payee}${amount}&cur=SEK&msg=${text}&edit=amt,msg&src=qr`,
    carried: sum !== undefined,
  };
}

/** Returns the address of a Vipps or MobilePay user, without an amount: no address with one is documented. */
const nordic = (host: string, value: string): OpenLink =>
  bare(value.startsWith("+") ? `https://${host}/28/2/01/031/${value.slice(1)}?v=1` : value);

/** Returns that a way has no address. The compiler asks for that of each kind that is opened. */
const noLink = (_kind: ClosedKind): null => null;

function paymentLink({ kind, value }: PaymentWay, message: string, sum: Sum | undefined): OpenLink | null {
  switch (kind) {
    case "card":
    case "twint":
    case "mercadopago":
      return bare(value);
    case "revolut": {
      const url = `https://revolut.me/${part(value)}`;
      return sum && REVOLUT.includes(sum.currency)
        ? withSum(`${url}?currency=${sum.currency}&amount=${sum.amount}`)
        : bare(url);
    }
    case "wise":
      return bare(`https://wise.com/pay/${value.startsWith("business/") ? value : `me/${value}`}`);
    case "kofi":
      return bare(`https://ko-fi.com/${part(value)}`);
    case "monzo": {
      const url = `https://monzo.me/${part(value)}`;
      return sum && sum.amount >= MONZO_MIN && sum.amount <= MONZO_MAX
        ? withSum(`${url}/${decimalAmount(sum.amount, "GBP")}`)
        : bare(url);
    }
    case "satispay":
      return bare(`https://tag.satispay.com/${part(value)}`);
    case "swish":
      return swish(value, message, sum);
    case "vipps":
      return nordic("qr.vipps.no", value);
    case "mobilepay":
      return nordic(value.startsWith("+358") ? "qr.mobilepay.fi" : "qr.mobilepay.dk", value);
    default:
      return noLink(kind);
  }
}

/** Returns the address that opens a way; null for a way without one. */
export const openLink = (way: AnyWay, message: string, sum?: Sum): OpenLink | null =>
  isSpecWay(way) ? specLink(way, sum) : paymentLink(way, message, sum);
