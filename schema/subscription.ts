import { DAY, MINUTE } from "./durations.ts";
import type { Price } from "./plan.ts";

export type SubscriptionStatus = "active" | "trial" | "inactive";

/** An account's subscription, in GET /api/subscriptions/status and the calls that change it. Dates are ISO 8601 in UTC. */
export type Billing = {
  status: SubscriptionStatus;
  trialEndsAt: string | null;
  /** when the subscription ends, if it was cancelled, or ended */
  subscriptionEndsAt: string | null;
  /** the end of the paid period; null while its payment has failed */
  periodEndsAt: string | null;
  /** what the next payment is, before taxes; absent where that isn't one fixed amount */
  price?: Price;
  /** present while Stripe tries to collect a payment that failed */
  paymentFailed?: true;
  /** whether Stripe has cards and invoices to show */
  hasPortal: boolean;
  /** on a developer's machine the address of the stand-in for Stripe, where no money moves; null at Stripe */
  standIn: string | null;
};

type PlanSnapshot = { subscriptionStatus: string; trialEndsAt: string | number | Date | null };

/** Returns the state at `now` (ms since 1970). A trial that is over, and an unknown status, count as inactive. */
export function statusAt({ subscriptionStatus, trialEndsAt }: PlanSnapshot, now: number): SubscriptionStatus {
  if (subscriptionStatus === "active") return "active";
  const running = trialEndsAt !== null && new Date(trialEndsAt).getTime() > now;
  return subscriptionStatus === "trial" && running ? "trial" : "inactive";
}

/** Returns whether the owner's profiles are public at `now` (ms since 1970). */
export const isActiveAt = (plan: PlanSnapshot, now: number): boolean => statusAt(plan, now) !== "inactive";

/** Stripe's longest trial, two years, without the day in which a page to pay on stays open, ms. */
const LONGEST_TRIAL = 729 * DAY;

/**
 * Returns until when (ms since 1970) a subscription that begins at `now` is free in the rest of a trial: no longer than Stripe
 * allows, to the day, so that two clicks agree. null where the first payment would be due at once.
 */
export function freeUntil(trialEndsAt: string | Date, now: number): number | null {
  if (now >= chargesAtOnceFrom(trialEndsAt)) return null;
  const longest = Math.floor((now + LONGEST_TRIAL) / DAY) * DAY;
  return Math.min(new Date(trialEndsAt).getTime(), longest);
}

/**
 * Returns the instant (ms since 1970) from which a subscription no longer begins with the rest of the trial, so that
 * the first payment is due at once. Stripe requires a trial to end two days ahead; a minute is left for the call.
 */
export const chargesAtOnceFrom = (trialEndsAt: string | Date): number =>
  new Date(trialEndsAt).getTime() - 2 * DAY - MINUTE;
