import * as z from "zod/mini";
import { callStripe, type StripeConfig } from "./stripe-client.ts";

/** The part of a plan that Stripe decides: a fixed amount at regular intervals. */
export const priceSchema = z.object({
  amount: z.int(),
  currency: z.string(),
  interval: z.enum(["day", "week", "month", "year"]),
  intervalCount: z.exactOptional(z.int()),
});
export type Price = z.output<typeof priceSchema>;

/** Reads a price. Throws UpstreamFailed, also for a price that isn't a fixed amount at regular intervals. */
export const readPrice = (config: StripeConfig, id: string): Promise<Price> =>
  callStripe(config, async (stripe) => {
    const { unit_amount: amount, currency, recurring } = await stripe.prices.retrieve(id);
    const count = recurring?.interval_count ?? 1;
    return priceSchema.parse({
      amount,
      currency,
      interval: recurring?.interval,
      ...(count > 1 && { intervalCount: count }),
    });
  });
