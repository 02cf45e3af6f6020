import type Stripe from "stripe";
import { hasStripe } from "../billing.ts";
import { callStripe, createOnce, isMissing, type StripeConfig } from "./stripe-client.ts";

/**
 * Lists the customers that were created for an account. They are more than the known one where a response was lost. Another
 * site with the same Stripe account, as one for trying, may have an account with this number and e-mail too.
 */
async function customersOf(
  { PUBLIC_ORIGIN }: StripeConfig,
  stripe: Stripe,
  { userId, email }: { userId: number; email: string },
): Promise<string[]> {
  const { data } = await stripe.customers.list({ email, limit: 100 });
  const isOurs = ({ userId: id, site = PUBLIC_ORIGIN }: Stripe.Metadata) =>
    id === String(userId) && site === PUBLIC_ORIGIN;
  return data.filter(({ metadata }) => isOurs(metadata)).map(({ id }) => id);
}

type NewCustomer = { userId: number; email: string; attempt: number };

/**
 * Returns the key under which one customer is created, however often the call is made. Stripe refuses a key that was used with
 * another e-mail or site, so the key changes with them.
 */
async function creationKey(
  { PUBLIC_ORIGIN }: StripeConfig,
  { userId, email, attempt }: NewCustomer,
): Promise<string> {
  const terms = new TextEncoder().encode(`${email} ${PUBLIC_ORIGIN}`);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", terms));
  return `customer:${userId}:${attempt}:${digest.subarray(0, 8).toHex()}`;
}

/**
 * Creates the customer of an account, or returns the one that was created earlier, where that response was lost.
 * `attempt` differs once an earlier customer was deleted at Stripe. Throws UpstreamFailed.
 */
export const createCustomer = (config: StripeConfig, customer: NewCustomer): Promise<string> =>
  callStripe(config, async (stripe) => {
    const { userId, email } = customer;
    const [existing] = await customersOf(config, stripe, customer);
    if (existing) return existing;
    const metadata = { userId: String(userId), site: config.PUBLIC_ORIGIN };
    const created = await createOnce(await creationKey(config, customer), (options) =>
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
    const created = await customersOf(config, stripe, { userId, email });
    for (const id of new Set(customerId === null ? created : [customerId, ...created]))
      await stripe.customers.del(id).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
  });
};
