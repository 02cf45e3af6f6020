import { isActiveAt } from "#schema/subscription.ts";
import { priceOf } from "./stripe-prices.ts";
import type { Subscription } from "./stripe-subscriptions.ts";

/** Statuses of subscriptions that are paid, or whose payment Stripe still tries to collect. */
const LIVE = new Set<Subscription["status"]>(["active", "trialing", "past_due"]);
/** Statuses of subscriptions that are not paid: over, or waiting for the customer. */
const STOPPED = new Set<Subscription["status"]>(["canceled", "unpaid", "paused"]);
/** Statuses that Stripe doesn't change any more. */
const FINAL = new Set<Subscription["status"]>(["canceled", "incomplete_expired"]);

export const isLive = ({ status }: Subscription): boolean => LIVE.has(status);

/** The columns of an account that hold its subscription. */
type Current = {
  subscriptionStatus: string;
  subscriptionId: string | null;
  subscriptionEndsAt: Date | null;
  periodEndsAt: Date | null;
  trialEndsAt: Date | null;
};

/** The values of an account's columns that follow from its subscriptions at Stripe. */
export type SubscriptionState = {
  subscriptionStatus: string;
  subscriptionId: string | null;
  /** when the subscription will end, if that is certain, or ended */
  subscriptionEndsAt: Date | null;
  /** the end of the period that is paid, or whose payment Stripe tries to collect */
  periodEndsAt: Date | null;
  /** the invoice that Stripe could not collect, while the subscription is past due */
  failedInvoice: string | null;
  /** what a running subscription costs, as JSON; null where that isn't one fixed amount */
  planPrice: string | null;
  /** whether Stripe may change this by itself */
  isOpen: boolean;
};

const dateOf = (seconds: number | null | undefined): Date | null =>
  typeof seconds === "number" ? new Date(seconds * 1000) : null;

/** Returns the end of the paid period, in unix seconds. Since 2025 it is a property of the items. */
const periodEnd = ({ items }: Subscription): number =>
  Math.max(0, ...items.data.map(({ current_period_end }) => current_period_end));

/**
 * Returns the planned end, in unix seconds; null without one. With flexible billing the portal sets a date instead of
 * the flag.
 */
const plannedEnd = (subscription: Subscription): number | null =>
  subscription.cancel_at_period_end ? periodEnd(subscription) : subscription.cancel_at;

/** Returns the invoice that Stripe tries to collect; null without one. */
const failedInvoiceOf = ({ status, latest_invoice: invoice }: Subscription): string | null =>
  status === "past_due" ? (typeof invoice === "string" ? invoice : (invoice?.id ?? null)) : null;

/** Returns whether a subscription ends with its paid period, or before. */
export const endsWithPeriod = (subscription: Subscription): boolean =>
  (plannedEnd(subscription) ?? Infinity) <= periodEnd(subscription);

const lasts = (subscription: Subscription): number => plannedEnd(subscription) ?? Infinity;

/** Chooses of several live subscriptions the one that lasts longest, then the newest. */
export const chooseLive = (subscriptions: Subscription[]): Subscription | undefined =>
  subscriptions.filter(isLive).toSorted((a, b) => lasts(b) - lasts(a) || b.created - a.created)[0];

/** Chooses a subscription that waits for the customer to pay or resume. */
export const chooseWaiting = (subscriptions: Subscription[]): Subscription | undefined =>
  subscriptions.find(({ status }) => status === "unpaid" || status === "paused");

/**
 * Returns the state that follows from a customer's subscriptions at Stripe at `now` (ms since 1970). Incomplete ones
 * alone change nothing, because an abandoned card must not end a running trial.
 */
export function subscriptionStateOf(
  current: Current,
  subscriptions: Subscription[],
  now: number,
): SubscriptionState {
  const isOpen = subscriptions.some(({ status }) => !FINAL.has(status));
  const live = chooseLive(subscriptions);
  if (live) {
    const price = priceOf(live);
    return {
      subscriptionStatus: "active",
      subscriptionId: live.id,
      subscriptionEndsAt: dateOf(plannedEnd(live)),
      periodEndsAt: dateOf(periodEnd(live)),
      failedInvoice: failedInvoiceOf(live),
      planPrice: price && JSON.stringify(price),
      isOpen,
    };
  }
  const stopped = subscriptions.filter(({ status }) => STOPPED.has(status));
  if (stopped.length === 0 && current.subscriptionStatus !== "active") {
    const { subscriptionStatus, subscriptionId, subscriptionEndsAt, periodEndsAt } = current;
    return {
      subscriptionStatus,
      subscriptionId,
      subscriptionEndsAt,
      periodEndsAt,
      failedInvoice: null,
      planPrice: null,
      isOpen,
    };
  }
  const hasTrial = isActiveAt({ subscriptionStatus: "trial", trialEndsAt: current.trialEndsAt }, now);
  const ended = Math.max(...stopped.map(({ ended_at }) => ended_at ?? 0), 0);
  return {
    subscriptionStatus: hasTrial ? "trial" : "inactive",
    subscriptionId: chooseWaiting(subscriptions)?.id ?? null,
    subscriptionEndsAt: ended === 0 ? null : dateOf(ended),
    periodEndsAt: null,
    failedInvoice: null,
    planPrice: null,
    isOpen,
  };
}
