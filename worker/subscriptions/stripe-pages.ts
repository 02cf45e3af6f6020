import { callAboutCustomer, type StripeConfig } from "./stripe-client.ts";

type Checkout = {
  customer: string;
  userId: number;
  price: string;
  /** unix seconds */
  trialEnd: number | undefined;
  successUrl: string;
  cancelUrl: string;
};

/**
 * Returns the URL of a checkout page: the one that is open already, otherwise a new one, which two clicks at once
 * share; undefined when Stripe no longer knows the customer. Throws UpstreamFailed.
 */
export const openCheckout = (config: StripeConfig, checkout: Checkout): Promise<string | undefined> =>
  callAboutCustomer(
    config,
    async (stripe) => {
      const { customer, userId, price, trialEnd, successUrl, cancelUrl } = checkout;
      const { data } = await stripe.checkout.sessions.list({ customer, limit: 1 });
      const [last] = data;
      if (last?.status === "open" && last.url && last.metadata?.price === price) {
        // The page of a deleted customer stays open, but can't be paid.
        const found = await stripe.customers.retrieve(customer);
        return found.deleted ? undefined : last.url;
      }
      const metadata = { userId: String(userId), price };
      const session = await stripe.checkout.sessions.create(
        {
          mode: "subscription",
          customer,
          client_reference_id: String(userId),
          line_items: [{ price, quantity: 1 }],
          metadata,
          subscription_data: { metadata, ...(trialEnd !== undefined && { trial_end: trialEnd }) },
          success_url: successUrl,
          cancel_url: cancelUrl,
        },
        { idempotencyKey: ["checkout", customer, price, last?.id ?? "first", trialEnd ?? "now"].join(":") },
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
