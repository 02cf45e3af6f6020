import type Stripe from "stripe";
import { callAboutCustomer, createOnce, type StripeConfig } from "./stripe-client.ts";

type Checkout = {
  customer: string;
  userId: number;
  price: string;
  /** unix seconds */
  trialEnd: number | undefined;
  successUrl: string;
  cancelUrl: string;
};

/** Closes an open page, so that it can't be paid beside the next one. Throws Stripe's error if it was paid meanwhile. */
async function closePage({ checkout: { sessions } }: Stripe, id: string): Promise<void> {
  await sessions.expire(id).catch(async (error: unknown) => {
    // Another click may have closed it, or the response was lost.
    if ((await sessions.retrieve(id)).status !== "expired") throw error;
  });
}

/** Closes the checkout page that a customer has open. Throws UpstreamFailed, also where it was paid meanwhile. */
export const closeCheckout = (config: StripeConfig, customer: string): Promise<void> =>
  callAboutCustomer(
    config,
    async (stripe) => {
      const [last] = (await stripe.checkout.sessions.list({ customer, limit: 1 })).data;
      if (last?.status === "open") await closePage(stripe, last.id);
    },
    undefined,
  );

/**
 * Returns the URL of a checkout page: the one that is open already, if it has these terms, otherwise a new one, which two
 * clicks at once share; undefined when Stripe no longer knows the customer. A page with other terms is closed: its trial may
 * have been made longer since, the price be another, or the site have moved. Throws UpstreamFailed.
 */
export const openCheckout = (config: StripeConfig, checkout: Checkout): Promise<string | undefined> =>
  callAboutCustomer(
    config,
    async (stripe) => {
      const { customer, userId, price, trialEnd, successUrl, cancelUrl } = checkout;
      const { data } = await stripe.checkout.sessions.list({ customer, limit: 1 });
      const [last] = data;
      const begins = String(trialEnd ?? "now");
      if (last?.status === "open" && last.url) {
        // The page of a deleted customer stays open, but can't be paid.
        const found = await stripe.customers.retrieve(customer);
        if (found.deleted) return undefined;
        const isSame = last.metadata?.price === price && last.metadata.begins === begins;
        if (isSame && (last.success_url ?? successUrl) === successUrl) return last.url;
        await closePage(stripe, last.id);
      }
      const metadata = { userId: String(userId), price };
      const key = ["checkout", customer, price, last?.id ?? "first", begins].join(":");
      const session = await createOnce(key, (options) =>
        stripe.checkout.sessions.create(
          {
            mode: "subscription",
            customer,
            client_reference_id: String(userId),
            line_items: [{ price, quantity: 1 }],
            metadata: { ...metadata, begins },
            subscription_data: { metadata, ...(trialEnd !== undefined && { trial_end: trialEnd }) },
            success_url: successUrl,
            cancel_url: cancelUrl,
          },
          options,
        ),
      );
      return session.url ?? undefined;
    },
    undefined,
  );

/**
 * Returns the URL of Stripe's portal for cards and invoices; undefined when Stripe no longer knows the customer. Throws
 * UpstreamFailed.
 */
export const openPortal = (
  config: StripeConfig,
  { customer, returnUrl }: { customer: string; returnUrl: string },
): Promise<string | undefined> =>
  callAboutCustomer(
    config,
    async (stripe) => (await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })).url,
    undefined,
  );
