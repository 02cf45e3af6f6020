import { isActiveAt } from "#schema/subscription.ts";
import type { Subscription } from "./stripe.ts";

/** Stripe is paid, or is still trying to be. */
const LIVE = new Set<Subscription["status"]>(["active", "trialing", "past_due"]);
/** Not paid: over, or waiting for its owner. */
const STOPPED = new Set<Subscription["status"]>(["canceled", "unpaid", "paused"]);
/** Nothing happens to these by itself any more. */
const FINAL = new Set<Subscription["status"]>(["canceled", "incomplete_expired"]);

export const isLive = ({ status }: Subscription): boolean => LIVE.has(status);

type Row = {
  subscriptionStatus: string;
  subscriptionId: string | null;
  subscriptionEndsAt: Date | null;
  periodEndsAt: Date | null;
  trialEndsAt: Date | null;
};

/** What an account's row says about its plan. */
export type Standing = {
  subscriptionStatus: string;
  subscriptionId: string | null;
  /** when the plan ends, if that is settled, or when it ended */
  subscriptionEndsAt: Date | null;
  /** how far the running plan is paid */
  periodEndsAt: Date | null;
  /** whether Stripe may change this by itself */
  isOpen: boolean;
};

const dateOf = (seconds: number | null | undefined): Date | null =>
  typeof seconds === "number" ? new Date(seconds * 1000) : null;

/** When the period that is paid ends (unix seconds): since 2025 that stands on the items. */
const periodEnd = ({ items }: Subscription): number =>
  Math.max(0, ...items.data.map(({ current_period_end }) => current_period_end));

/** When it will end, if that is settled: flexible billing's portal sets a date instead of the flag. */
const plannedEnd = (subscription: Subscription): number | null =>
  subscription.cancel_at_period_end ? periodEnd(subscription) : subscription.cancel_at;

/** Whether it ends with the period that is paid, or before. */
export const endsWithPeriod = (subscription: Subscription): boolean =>
  (plannedEnd(subscription) ?? Infinity) <= periodEnd(subscription);

const lasts = (subscription: Subscription): number => plannedEnd(subscription) ?? Infinity;

/** Of several, the one that lasts longest, then the newest. */
export const chooseLive = (subscriptions: Subscription[]): Subscription | undefined =>
  subscriptions.filter(isLive).toSorted((a, b) => lasts(b) - lasts(a) || b.created - a.created)[0];

/** One that waits for its owner to pay or resume. */
export const chooseWaiting = (subscriptions: Subscription[]): Subscription | undefined =>
  subscriptions.find(({ status }) => status === "unpaid" || status === "paused");

/**
 * What a customer's subscriptions at Stripe make of the row at `now` (ms). Incomplete ones alone change nothing: an
 * abandoned card must not end a running trial.
 */
export function standingOf(row: Row, subscriptions: Subscription[], now: number): Standing {
  const isOpen = subscriptions.some(({ status }) => !FINAL.has(status));
  const live = chooseLive(subscriptions);
  if (live)
    return {
      subscriptionStatus: "active",
      subscriptionId: live.id,
      subscriptionEndsAt: dateOf(plannedEnd(live)),
      periodEndsAt: dateOf(periodEnd(live)),
      isOpen,
    };
  const stopped = subscriptions.filter(({ status }) => STOPPED.has(status));
  if (stopped.length === 0 && row.subscriptionStatus !== "active") {
    const { subscriptionStatus, subscriptionId, subscriptionEndsAt, periodEndsAt } = row;
    return { subscriptionStatus, subscriptionId, subscriptionEndsAt, periodEndsAt, isOpen };
  }
  const hasTrial = isActiveAt({ subscriptionStatus: "trial", trialEndsAt: row.trialEndsAt }, now);
  const ended = Math.max(...stopped.map(({ ended_at }) => ended_at ?? 0), 0);
  return {
    subscriptionStatus: hasTrial ? "trial" : "inactive",
    subscriptionId: chooseWaiting(subscriptions)?.id ?? null,
    subscriptionEndsAt: ended === 0 ? null : dateOf(ended),
    periodEndsAt: null,
    isOpen,
  };
}
