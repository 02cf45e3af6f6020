import type Stripe from "stripe";
import * as z from "zod/mini";
import type { Price } from "#schema/plan.ts";
import { callStripe, type StripeConfig } from "./stripe-client.ts";

/** The part of a plan that Stripe decides: a fixed amount at regular intervals. */
export const priceSchema = z.object({
  amount: z.int(),
  currency: z.string(),
  interval: z.enum(["day", "week", "month", "year"]),
  intervalCount: z.exactOptional(z.int()),
});

const toPrice = ({ unit_amount: amount, currency, recurring }: Stripe.Price) => {
  const count = recurring?.interval_count ?? 1;
  return priceSchema.safeParse({
    amount,
    currency,
    interval: recurring?.interval,
    ...(count > 1 && { intervalCount: count }),
  });
};

/** Reads a price. Throws UpstreamFailed, also for a price that isn't a fixed amount at regular intervals. */
export const readPrice = (config: StripeConfig, id: string): Promise<Price> =>
  callStripe(config, async (stripe) => {
    const { data, error } = toPrice(await stripe.prices.retrieve(id));
    if (!data) throw error;
    return data;
  });

/** Returns what the next payment of a subscription is; null where a discount or a schedule changes it, or it has several parts. */
export function priceOf({ items, discounts, schedule }: Stripe.Subscription): Price | null {
  const [item, second] = items.data;
  const isPlain = !second && item?.quantity === 1 && item.discounts.length === 0;
  return isPlain && discounts.length === 0 && !schedule ? (toPrice(item.price).data ?? null) : null;
}
