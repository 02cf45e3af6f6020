import type { Subscription, SubscriptionItem } from "./shapes.ts";

/** The subscription's item: there is exactly one, the plan. It carries the current period. */
export function itemOf(subscription: Subscription): SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no item`);
  return item;
}
