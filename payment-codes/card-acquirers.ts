import type { Country } from "#schema/country.ts";
import { EEA } from "./country-sets.ts";

/** Who gives single guides a payment link for cards, the easiest first; in the countries of the EEA without a row: EUROPE. */
const EUROPE = "SumUp, Stripe, Mollie";
const ROWS: readonly (readonly [countries: string, services: string])[] = [
  ["GB", "SumUp, Stripe, Square"],
  ["IE FR ES", "SumUp, Stripe, Square"],
  ["GR CY", "Viva, SumUp, Stripe"],
  ["CH", "SumUp, Payrexx, Stripe"],
  ["LI", "Payrexx, Stripe"],
  ["IS", "Stripe"],
  ["US", "Square, SumUp, Stripe"],
  ["CA JP", "Square, Stripe"],
  ["AU", "Square, SumUp, Stripe"],
  ["NZ SG HK TH MY GI", "Stripe"],
  ["AE", "Stripe, Paymob"],
  ["SA EG PK OM", "Paymob"],
  ["TR", "iyzico, PayTR"],
  ["IN", "Razorpay"],
  ["PH", "PayMongo, Xendit"],
  ["ID", "Xendit, Midtrans"],
  ["ZA", "Yoco, SnapScan, PayFast"],
  ["NG GH", "Paystack, Flutterwave"],
  ["KE", "Paystack, Pesapal"],
  ["UG TZ RW", "Pesapal, Flutterwave"],
  ["CI", "Paystack"],
  ["MX", "Mercado Pago, Stripe"],
  ["BR", "Mercado Pago, SumUp, Stripe"],
  ["AR UY", "Mercado Pago"],
  ["CL", "Mercado Pago, SumUp"],
  ["CO", "Wompi, Mercado Pago"],
  ["PE", "Culqi, Mercado Pago"],
  ["UA", "WayForPay, LiqPay"],
];

/** Lists services that give guides in a country a payment link for cards; none where the product knows none. */
export function cardAcquirers(country: Country): readonly string[] {
  const [, services] = ROWS.find(([countries]) => countries.split(" ").includes(country)) ?? [];
  return (services ?? (EEA.includes(country) ? EUROPE : "")).split(", ").filter((name) => name !== "");
}
