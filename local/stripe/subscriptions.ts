import type Stripe from "stripe";
import * as z from "zod";
import { type Account, now } from "./account.ts";
import { changeSubscription, endSubscription, isOver } from "./billing.ts";
import { invalid, noSuch } from "./errors.ts";
import { itemOf } from "./item.ts";
import { listOf, pagination } from "./list.ts";
import { boolean, emptyable, integer, mergeMetadata, metadata, nested, params, text } from "./params.ts";
import type { Subscription } from "./shapes.ts";
import { lookUp } from "./state.ts";

const STATUSES = [
  "active",
  "all",
  "canceled",
  "ended",
  "incomplete",
  "incomplete_expired",
  "past_due",
  "paused",
  "trialing",
  "unpaid",
] as const;

export function getSubscription({ state }: Account, id: string, param?: string): Subscription {
  const subscription = lookUp(state.subscriptions, id);
  if (!subscription) throw noSuch("subscription", id, param);
  return subscription;
}

export const subscriptionListParams = params<Stripe.SubscriptionListParams>()({
  ...pagination,
  customer: text.optional(),
  price: text.optional(),
  status: z.enum(STATUSES).optional(),
});

/** Without a status: all but the canceled ones. */
export function listSubscriptions(account: Account, given: z.output<typeof subscriptionListParams>): object {
  const { customer, price, status } = given;
  if (customer !== undefined && !lookUp(account.state.customers, customer))
    throw noSuch("customer", customer, "customer");
  const hasStatus = (subscription: Subscription): boolean => {
    if (status === undefined) return subscription.status !== "canceled";
    if (status === "ended") return isOver(subscription);
    return status === "all" || subscription.status === status;
  };
  const keep = (subscription: Subscription): boolean =>
    (customer === undefined || subscription.customer === customer) &&
    (price === undefined || itemOf(subscription).price.id === price) &&
    hasStatus(subscription);
  return listOf("/v1/subscriptions", account.state.subscriptions, keep, given);
}

const details = nested<Stripe.SubscriptionUpdateParams.CancellationDetails>()({
  comment: emptyable(text).optional(),
  feedback: emptyable(
    z.enum([
      "customer_service",
      "low_quality",
      "missing_features",
      "other",
      "switched_service",
      "too_complex",
      "too_expensive",
      "unused",
    ]),
  ).optional(),
});

export const subscriptionUpdateParams = params<Stripe.SubscriptionUpdateParams>()({
  cancel_at: emptyable(z.union([z.enum(["max_period_end", "min_period_end"]), integer])).optional(),
  cancel_at_period_end: boolean.optional(),
  cancellation_details: details.optional(),
  description: emptyable(text).optional(),
  metadata: metadata.optional(),
});

type Update = z.output<typeof subscriptionUpdateParams>;

/** When the update wants the subscription to end: unix seconds, null for not at all, undefined for no change. */
function wantedEnd(account: Account, subscription: Subscription, given: Update): number | null | undefined {
  const { current_period_end } = itemOf(subscription);
  if (given.cancel_at_period_end) return current_period_end;
  // Turning off what is off leaves an end that `cancel_at` alone has set, such as the portal's.
  if (given.cancel_at_period_end === false) return subscription.cancel_at_period_end ? null : undefined;
  if (given.cancel_at === "") return null;
  if (typeof given.cancel_at !== "number") return given.cancel_at && current_period_end;
  if (given.cancel_at <= now(account))
    throw invalid("Invalid timestamp: must be an integer Unix timestamp in the future.", "cancel_at");
  return given.cancel_at;
}

export function updateSubscription(account: Account, given: Update, id: string): Subscription {
  const subscription = getSubscription(account, id);
  const { cancel_at, cancel_at_period_end, cancellation_details, description } = given;
  if (
    isOver(subscription) &&
    [cancel_at, cancel_at_period_end, description].some((value) => value !== undefined)
  )
    throw invalid(
      "A canceled subscription can only update its cancellation_details and metadata.",
      undefined,
      "invalid_canceled_subscription_fields",
    );
  if (cancel_at !== undefined && cancel_at_period_end !== undefined)
    throw invalid("You may only specify one of these parameters: cancel_at, cancel_at_period_end.");

  const end = wantedEnd(account, subscription, given);
  const old = subscription.cancellation_details;
  changeSubscription(account, subscription, {
    ...(end !== undefined && {
      cancel_at: end,
      cancel_at_period_end: end !== null && cancel_at_period_end === true,
      canceled_at: end === null ? null : (subscription.canceled_at ?? now(account)),
    }),
    cancellation_details: {
      comment: cancellation_details?.comment ?? old?.comment ?? null,
      feedback: cancellation_details?.feedback || old?.feedback || null,
      feedback_option: old?.feedback_option ?? null,
      reason: end === undefined ? (old?.reason ?? null) : end === null ? null : "cancellation_requested",
    },
    description: description === undefined ? subscription.description : description || null,
    metadata: mergeMetadata(subscription.metadata, given.metadata),
  });
  return subscription;
}

export const subscriptionCancelParams = params<Stripe.SubscriptionCancelParams>()({
  invoice_now: boolean.optional(),
  prorate: boolean.optional(),
});

/** Ends it at once. Nothing is refunded or billed: the one plan is paid in advance and not metered. */
export function cancelSubscription(
  account: Account,
  _given: z.output<typeof subscriptionCancelParams>,
  id: string,
): Subscription {
  const subscription = getSubscription(account, id);
  if (isOver(subscription)) throw noSuch("subscription", id);
  endSubscription(account, subscription, "cancellation_requested");
  return subscription;
}
