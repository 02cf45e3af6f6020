import type Stripe from "stripe";
import { callAboutCustomer, callStripe, isMissing, type StripeConfig } from "./stripe-client.ts";

export type Subscription = Stripe.Subscription;

/** Lists all subscriptions that a customer ever had; none for a customer Stripe doesn't know. Throws UpstreamFailed. */
export const listSubscriptions = (config: StripeConfig, customer: string): Promise<Subscription[]> =>
  callAboutCustomer(
    config,
    (stripe) =>
      stripe.subscriptions.list({ customer, status: "all", limit: 100 }).autoPagingToArray({ limit: 1000 }),
    [],
  );

/** Ends a subscription with its paid period. Throws UpstreamFailed. */
export const cancelAtPeriodEnd = (config: StripeConfig, id: string): Promise<unknown> =>
  callStripe(config, (stripe) => stripe.subscriptions.update(id, { cancel_at_period_end: true }));

/** Ends a subscription at once: what is owed for it isn't charged any more. It may be repeated. Throws UpstreamFailed. */
export const cancelNow = (config: StripeConfig, id: string): Promise<unknown> =>
  callStripe(config, (stripe) =>
    stripe.subscriptions.cancel(id).catch((error: unknown) => {
      // Stripe doesn't know a subscription that another call has just ended.
      if (!isMissing(error)) throw error;
    }),
  );

/** Cancels a planned end in either of its forms: our flag, or a date set in the portal. Throws UpstreamFailed. */
export const resumeSubscription = (config: StripeConfig, subscription: Subscription): Promise<unknown> =>
  callStripe(config, (stripe) =>
    stripe.subscriptions.update(
      subscription.id,
      subscription.cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: "" },
    ),
  );
