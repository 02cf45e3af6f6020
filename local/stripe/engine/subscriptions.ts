import { isDeepStrictEqual } from "node:util";
import type * as z from "zod";
import { type StripeAccount, lookUp, now } from "./account.ts";
import { invalid, noSuch } from "./errors.ts";
import { emit } from "./events.ts";
import type { subscriptionUpdate } from "./parameters.ts";
import type { Invoice, Subscription, SubscriptionItem } from "./shapes.ts";

const LIVE = new Set(["active", "trialing", "past_due", "unpaid", "paused"]);

/** Returns whether the subscription forbids its customer a second one. */
export const isLive = ({ status }: Subscription): boolean => LIVE.has(status);

/** Returns whether the subscription has ended for good. */
export const isOver = ({ status }: Subscription): boolean =>
  status === "canceled" || status === "incomplete_expired";

/** Returns the subscription's one item, which carries the current period. Throws where it has none. */
export function itemOf({ id, items }: Subscription): SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error(`${id} has no item`);
  return item;
}

/** Returns the subscription. Throws StripeError. */
export function getSubscription({ state }: StripeAccount, id: string): Subscription {
  const subscription = lookUp(state.subscriptions, id);
  if (!subscription) throw noSuch("subscription", id);
  return subscription;
}

export function latestInvoice({ state }: StripeAccount, { id, latest_invoice }: Subscription): Invoice {
  const invoice = lookUp(state.invoices, latest_invoice ?? "");
  if (!invoice) throw new Error(`${id} has no invoice`);
  return invoice;
}

/** Applies a change, and announces it unless it changes nothing. */
export function changeSubscription(
  account: StripeAccount,
  subscription: Subscription,
  patch: Partial<Subscription>,
): void {
  const before = structuredClone(subscription);
  Object.assign(subscription, patch);
  if (!isDeepStrictEqual(before, subscription)) emit(account, "customer.subscription.updated", subscription);
}

/** Plans an end or takes it back. Throws StripeError where the subscription or the time is over. */
export function planEnd(
  account: StripeAccount,
  planned: z.output<typeof subscriptionUpdate>,
  id: string,
): Subscription {
  const subscription = getSubscription(account, id);
  const { cancel_at, cancel_at_period_end } = planned;
  if (isOver(subscription)) throw invalid("A canceled subscription can't be updated.");
  if ((cancel_at === undefined) === (cancel_at_period_end === undefined))
    throw invalid("Specify one of these parameters: cancel_at, cancel_at_period_end.");
  if (typeof cancel_at === "number" && cancel_at <= now(account))
    throw invalid("Invalid timestamp: must be an integer Unix timestamp in the future.", "cancel_at");
  // Stripe's flag, turned off, leaves an end that `cancel_at` has set.
  if (cancel_at_period_end === false && !subscription.cancel_at_period_end) return subscription;
  const isAtPeriodEnd = cancel_at_period_end || cancel_at === "max_period_end";
  const end = isAtPeriodEnd ? itemOf(subscription).current_period_end : cancel_at || null;
  changeSubscription(account, subscription, {
    cancel_at: end,
    cancel_at_period_end: cancel_at_period_end === true,
    canceled_at: end === null ? null : (subscription.canceled_at ?? now(account)),
  });
  return subscription;
}

/** Ends a subscription now. An unpaid invoice stays open, but is not charged any more. */
export function endSubscription(account: StripeAccount, subscription: Subscription): void {
  subscription.canceled_at ??= now(account);
  subscription.ended_at = now(account);
  subscription.status = "canceled";
  latestInvoice(account, subscription).next_payment_attempt = null;
  emit(account, "customer.subscription.deleted", subscription);
}

/** Ends a subscription now, by its id. Throws StripeError, also for one that is over. */
export function cancelSubscription(account: StripeAccount, id: string): Subscription {
  const subscription = getSubscription(account, id);
  if (isOver(subscription)) throw noSuch("subscription", id);
  endSubscription(account, subscription);
  return subscription;
}
