import type Stripe from "stripe";
import { callStripe, isMissing, type StripeConfig } from "./stripe-client.ts";

/** Lists the customers created for an account: more than the one we know, where an answer was lost. */
async function customersOf(stripe: Stripe, userId: number, email: string): Promise<string[]> {
  const { data } = await stripe.customers.list({ email, limit: 100 });
  return data.filter(({ metadata }) => metadata.userId === String(userId)).map(({ id }) => id);
}

/**
 * The customer of an account: one created for it earlier, where an answer was lost, otherwise a new one. `attempt` differs
 * once an earlier customer was deleted at Stripe. Throws UpstreamFailed.
 */
export const createCustomer = (
  config: StripeConfig,
  { userId, email, attempt }: { userId: number; email: string; attempt: number },
): Promise<string> =>
  callStripe(config, async (stripe) => {
    const [existing] = await customersOf(stripe, userId, email);
    if (existing) return existing;
    const created = await stripe.customers.create(
      { email, metadata: { userId: String(userId) } },
      { idempotencyKey: `customer:${userId}:${attempt}` },
    );
    return created.id;
  });

/** Deletes an account's customers, which ends their subscriptions at once. Throws UpstreamFailed. */
export const removeCustomers = (
  config: StripeConfig,
  { userId, email, customerId }: { userId: number; email: string; customerId: string | null },
): Promise<void> =>
  callStripe(config, async (stripe) => {
    const created = await customersOf(stripe, userId, email);
    for (const id of new Set(customerId === null ? created : [customerId, ...created]))
      await stripe.customers.del(id).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
  });
