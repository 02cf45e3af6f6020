import { STRIPE_API } from "../env.ts";
import type { StripeConfig } from "./stripe-client.ts";

/**
 * Writes the address of a customer's page in Stripe's dashboard; null without a customer, and where a stand-in takes
 * Stripe's place.
 */
export function customerUrlOf(
  { STRIPE_API_BASE, STRIPE_SECRET_KEY }: StripeConfig,
  customerId: string | null,
): string | null {
  if (customerId === null || STRIPE_API_BASE !== STRIPE_API) return null;
  const mode = STRIPE_SECRET_KEY.includes("_test_") ? "test/" : "";
  return `https://dashboard.stripe.com/${mode}customers/${encodeURIComponent(customerId)}`;
}
