import { type Account, now } from "./account.ts";
import { collect, endSubscription, expireIncomplete, renew } from "./billing.ts";
import { emit } from "./events.ts";
import { itemOf } from "./item.ts";
import { expireSession } from "./payment.ts";
import type { Subscription } from "./shapes.ts";

const HOUR = 3600;
const DAY = 86_400;

/** Something that time alone brings about, and when (unix seconds). */
type Due = { at: number; run: () => void };

function trialReminder(account: Account, subscription: Subscription): Due[] {
  const { id, created, status, trial_end } = subscription;
  if (status !== "trialing" || trial_end === null || account.state.reminded[id]) return [];
  const run = (): void => {
    account.state.reminded[id] = true;
    emit(account, "customer.subscription.trial_will_end", subscription);
  };
  return [{ at: Math.max(created, trial_end - 3 * DAY), run }];
}

function retry(account: Account, subscription: Subscription): Due[] {
  const invoice = account.state.invoices[subscription.latest_invoice ?? ""];
  if (!invoice?.next_payment_attempt) return [];
  return [{ at: invoice.next_payment_attempt, run: () => void collect(account, subscription) }];
}

function turn(account: Account, subscription: Subscription): Due {
  const { cancel_at } = subscription;
  const { current_period_end } = itemOf(subscription);
  return cancel_at !== null && cancel_at <= current_period_end
    ? { at: cancel_at, run: () => endSubscription(account, subscription, "cancellation_requested") }
    : { at: current_period_end, run: () => renew(account, subscription) };
}

function dueFor(account: Account, subscription: Subscription): Due[] {
  switch (subscription.status) {
    case "incomplete":
      return [{ at: subscription.created + 23 * HOUR, run: () => expireIncomplete(account, subscription) }];
    case "trialing":
    case "active":
    case "past_due":
    case "unpaid":
      return [
        ...trialReminder(account, subscription),
        ...retry(account, subscription),
        turn(account, subscription),
      ];
    case "paused": {
      const end = turn(account, subscription);
      return subscription.cancel_at === end.at ? [end] : [];
    }
    default:
      return [];
  }
}

function nextDue(account: Account): Due | undefined {
  const sessions = Object.values(account.state.sessions)
    .filter(({ status }) => status === "open")
    .map((session) => ({ at: session.expires_at, run: () => expireSession(account, session) }));
  const subscriptions = Object.values(account.state.subscriptions).flatMap((one) => dueFor(account, one));
  return [...sessions, ...subscriptions].sort((a, b) => a.at - b.at)[0];
}

/**
 * Catches up with the clock: renewals, retries, trial ends, scheduled ends, expiries, each at its own moment and in
 * order. True when anything was due.
 */
export function runDue(account: Account): boolean {
  const until = now(account);
  let worked = false;
  for (let due = nextDue(account); due && due.at <= until; due = nextDue(account)) {
    account.moment = due.at;
    try {
      due.run();
    } finally {
      account.moment = null;
    }
    worked = true;
  }
  return worked;
}

/** Moves the clock ahead by seconds and catches up. */
export function advance(account: Account, seconds: number): void {
  account.state.offset += seconds;
  runDue(account);
}
