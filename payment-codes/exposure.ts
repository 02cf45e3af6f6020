import { paymentKind, type PaymentWay } from "./kinds.ts";

/** What everybody can read once a way is on the page; null where nothing of it is personal. */
type Exposure = "phone" | "email" | "account" | "name" | null;

/** Returns what this way makes public, by what was typed: a Pix key or a UPI ID may be a phone number. */
export function exposureOf({ kind, value }: PaymentWay): Exposure {
  if (value.startsWith("+") || (kind === "upi" && /^(?:91)?[6-9]\d{9}@/.test(value))) return "phone";
  if ((kind === "pix" || kind === "number") && value.includes("@")) return "email";
  return paymentKind(kind).exposes;
}
