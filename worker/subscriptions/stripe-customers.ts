import type Stripe from "stripe";
import { hasStripe } from "../billing.ts";
import { callStripe, createOnce, isMissing, type StripeConfig } from "./stripe-client.ts";

/** Lists the customers that were created for an account. They are more than the known one where a response was lost. */
async function customersOf(stripe: Stripe, userId: number, email: string): Promise<string[]> {
  const { data } = await stripe.customers.list({ email, limit: 100 });
  return data.filter(({ metadata }) => metadata.userId === String(userId)).map(({ id }) => id);
}

type NewCustomer = { userId: number; email: string; attempt: number };

/**
 * Returns the key under which one customer is created, however often the call is made. Stripe refuses a key that was used with
 * another e-mail, so the key changes with it.
 */
async function creationKey({ userId, email, attempt }: NewCustomer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(email)));
  return `customer:${userId}:${attempt}:${digest.subarray(0, 8).toHex()}`;
}

/**
 * Creates the customer of an account, or returns the one that was created earlier, where that response was lost.
 * `attempt` differs once an earlier customer was deleted at Stripe. Throws UpstreamFailed.
 */
export const createCustomer = (config: StripeConfig, customer: NewCustomer): Promise<string> =>
  callStripe(config, async (stripe) => {
    const { userId, email } = customer;
    const [existing] = await customersOf(stripe, userId, email);
    if (existing) return existing;
    const metadata = { userId: String(userId) };
    const created = await createOnce(await creationKey(customer), (options) =>
      stripe.customers.create({ email, metadata }, options),
    );
    return created.id;
  });

/**
 * Deletes an account's customers, which ends their subscriptions at once. Without a key of Stripe's nothing is done. Throws
 * UpstreamFailed.
 */
export const removeCustomers = async (
  config: StripeConfig,
  { userId, email, customerId }: { userId: number; email: string; customerId: string | null },
): Promise<void> => {
  if (!hasStripe(config)) return;
  await callStripe(config, async (stripe) => {
    const created = await customersOf(stripe, userId, email);
    for (const id of new Set(customerId === null ? created : [customerId, ...created]))
      await stripe.customers.del(id).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
  });
};
