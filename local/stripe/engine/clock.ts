import { type StripeAccount, now } from "./account.ts";
import { closeSession } from "./checkout.ts";
import { collect, expireIncomplete, renew } from "./payments.ts";
import type { Subscription } from "./shapes.ts";
import { endSubscription, isOver, itemOf, latestInvoice } from "./subscriptions.ts";

const HOUR_SECONDS = 3600;

/** An effect of time alone, and its moment in unix seconds. */
type Due = { at: number; run: () => void };

/** Returns the period's end or the planned one, whichever comes first. */
function periodTurn(account: StripeAccount, subscription: Subscription): Due {
  const { cancel_at } = subscription;
  const { current_period_end } = itemOf(subscription);
  return cancel_at !== null && cancel_at <= current_period_end
    ? { at: cancel_at, run: () => endSubscription(account, subscription) }
    : { at: current_period_end, run: () => renew(account, subscription) };
}

function dueFor(account: StripeAccount, subscription: Subscription): Due[] {
  const { status, created, cancel_at } = subscription;
  if (status === "incomplete")
    return [{ at: created + 23 * HOUR_SECONDS, run: () => expireIncomplete(account, subscription) }];
  const turn = periodTurn(account, subscription);
  // A paused subscription is not renewed, but ends as planned.
  if (status === "paused") return cancel_at === turn.at ? [turn] : [];
  if (isOver(subscription)) return [];
  const { next_payment_attempt: at } = latestInvoice(account, subscription);
  return at === null ? [turn] : [{ at, run: () => void collect(account, subscription) }, turn];
}

function findNextDue(account: StripeAccount): Due | undefined {
  const sessions = Object.values(account.state.sessions)
    .filter(({ status }) => status === "open")
    .map((session) => ({ at: session.expires_at, run: () => closeSession(account, session, "expired") }));
  const subscriptions = Object.values(account.state.subscriptions).flatMap((one) => dueFor(account, one));
  return [...sessions, ...subscriptions].sort((a, b) => a.at - b.at)[0];
}

/**
 * Catches up with the clock: renewals, retries, planned ends and expiries, each at its own moment and in order. Returns
 * whether anything was due.
 */
export function runDue(account: StripeAccount): boolean {
  const until = now(account);
  let hasRun = false;
  for (let due = findNextDue(account); due && due.at <= until; due = findNextDue(account)) {
    account.moment = due.at;
    try {
      due.run();
    } finally {
      account.moment = null;
    }
    hasRun = true;
  }
  return hasRun;
}

/** Moves the clock ahead by seconds and catches up. */
export function advance(account: StripeAccount, seconds: number): void {
  account.state.offset += seconds;
  runDue(account);
}
