import { type StripeAccount, newId, now } from "./account.ts";
import { emit } from "./events.ts";
import { fixture } from "./fixture.ts";
import { collect, createInvoice } from "./payments.ts";
import { periodEnd } from "./period.ts";
import { AMOUNT, PRICE } from "./price.ts";
import type { Subscription, SubscriptionItem } from "./shapes.ts";

type Order = {
  customer: string;
  metadata: Record<string, string>;
  /** unix seconds, or null for a subscription that is paid from its start */
  trialEnd: number | null;
};

function newItem(subscription: string, start: number, end: number): SubscriptionItem {
  return {
    ...fixture("subscription_item"),
    id: newId("si", 14),
    object: "subscription_item",
    created: start,
    current_period_end: end,
    current_period_start: start,
    price: structuredClone(PRICE),
    quantity: 1,
    subscription,
  };
}

/**
 * Starts a subscription and charges its first invoice. On trial it is `trialing` at once; else it begins `incomplete`
 * and is `active` when the payment succeeds.
 */
export function startSubscription(
  account: StripeAccount,
  { customer, metadata, trialEnd }: Order,
): Subscription {
  const created = now(account);
  const end = trialEnd ?? periodEnd(created, created);
  const id = newId("sub");
  const url = `/v1/subscription_items?subscription=${id}`;
  const subscription: Subscription = {
    ...fixture("subscription"),
    id,
    object: "subscription",
    billing_cycle_anchor: trialEnd ?? created,
    collection_method: "charge_automatically",
    created,
    currency: PRICE.currency,
    customer,
    items: { object: "list", data: [newItem(id, created, end)], has_more: false, url },
    metadata,
    start_date: created,
    status: trialEnd === null ? "incomplete" : "trialing",
    trial_end: trialEnd,
    trial_start: trialEnd === null ? null : created,
  };
  account.state.subscriptions[id] = subscription;
  const amount = trialEnd === null ? AMOUNT : 0;
  subscription.latest_invoice = createInvoice(account, subscription, "subscription_create", amount).id;
  emit(account, "customer.subscription.created", subscription);
  collect(account, subscription);
  return subscription;
}
