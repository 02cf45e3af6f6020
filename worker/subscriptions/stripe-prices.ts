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
    // What is metered is charged by use.
    interval: recurring?.usage_type === "metered" ? undefined : recurring?.interval,
    ...(count > 1 && { intervalCount: count }),
  });
};

/**
 * Reads a price that is sold. Throws UpstreamFailed, also for one that is archived or isn't a fixed amount at regular
 * intervals, at which Stripe opens no checkout page.
 */
export const readPrice = (config: StripeConfig, id: string): Promise<Price> =>
  callStripe(config, async (stripe) => {
    const price = await stripe.prices.retrieve(id);
    if (price.active === false) throw new Error(`STRIPE_PRICE_ID: ${id} is archived at Stripe`);
    const { data } = toPrice(price);
    if (!data) throw new Error(`STRIPE_PRICE_ID: ${id} is not a fixed amount at regular intervals`);
    return data;
  });

const none = z.optional(z.array(z.unknown()).check(z.maxLength(0)));

/** A subscription of one part, which no discount or schedule changes. */
const plainSubscription = z.object({
  items: z.object({
    data: z.tuple([
      z.object({ quantity: z.literal(1), discounts: none, price: z.custom<Stripe.Price>((price) => price) }),
    ]),
  }),
  discounts: none,
  schedule: z.nullish(z.null()),
});

/** Returns what the next payment of a subscription is; null where a discount or a schedule changes it, or it has several parts. */
export function priceOf(subscription: Stripe.Subscription): Price | null {
  const plain = plainSubscription.safeParse(subscription).data;
  return plain ? (toPrice(plain.items.data[0].price).data ?? null) : null;
}
