import type Stripe from "stripe";
import { callAboutCustomer, callStripe, type StripeConfig } from "./stripe-client.ts";

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

/** Cancels a planned end in either of its forms: our flag, or a date set in the portal. Throws UpstreamFailed. */
export const resumeSubscription = (config: StripeConfig, subscription: Subscription): Promise<unknown> =>
  callStripe(config, (stripe) =>
    stripe.subscriptions.update(
      subscription.id,
      subscription.cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: "" },
    ),
  );
