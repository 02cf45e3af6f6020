import { paymentKind, type PaymentWay } from "./kinds.ts";

/** What everybody can read once a way is on the page; null where nothing of it is personal. */
type Exposure = "phone" | "email" | "account" | "name" | null;

/** Values that hold no phone number: a company's number, an e-wallet's. */
const OTHER_VALUES: Partial<Record<PaymentWay["kind"], RegExp>> = {
  paynow: /[A-Za-z]/,
  promptpay: /^\d{15}$/,
};

/** Returns what this way makes public, by what was typed: a Pix key or a UPI ID may be a phone number. */
export function exposureOf({ kind, value }: PaymentWay): Exposure {
  if (value.startsWith("+") || (kind === "upi" && /^(?:91)?[6-9]\d{9}@/.test(value))) return "phone";
  if ((kind === "pix" || kind === "number") && value.includes("@")) return "email";
  const { exposes } = paymentKind(kind);
  if (exposes === "phone" && value.startsWith("https://")) return "name";
  return OTHER_VALUES[kind]?.test(value) ? "account" : exposes;
}
