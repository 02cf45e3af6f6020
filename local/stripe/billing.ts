import { type Account, now } from "./account.ts";
import { emit } from "./events.ts";
import { finalizeInvoice, getInvoice, payInvoice, voidInvoice } from "./invoices.ts";
import { createInvoice } from "./invoicing.ts";
import { itemOf } from "./item.ts";
import { periodEnd } from "./period.ts";
import { changed } from "./previous.ts";
import type { Invoice, Subscription } from "./shapes.ts";

const LIVE = new Set(["active", "trialing", "past_due", "unpaid", "paused"]);

/** Whether the subscription counts when customers are limited to one. */
export const isLive = ({ status }: Subscription): boolean => LIVE.has(status);

/** Whether the subscription has ended for good. */
export const isOver = ({ status }: Subscription): boolean =>
  status === "canceled" || status === "incomplete_expired";

/** Applies a change and announces it, unless nothing is different. */
export function changeSubscription(
  account: Account,
  subscription: Subscription,
  patch: Partial<Subscription>,
): void {
  const before = structuredClone(subscription);
  const previous = changed(before, Object.assign(subscription, patch));
  if (previous) emit(account, "customer.subscription.updated", subscription, previous);
}

function latestInvoice(account: Account, { id, latest_invoice }: Subscription): Invoice {
  if (latest_invoice === null) throw new Error(`${id} has no invoice`);
  return getInvoice(account, latest_invoice);
}

/** Charges the latest invoice; the subscription's status follows. True when the payment went through. */
export function collect(account: Account, subscription: Subscription): boolean {
  const invoice = latestInvoice(account, subscription);
  if (invoice.status === "draft") finalizeInvoice(account, invoice);
  const paid = payInvoice(account, invoice);
  if (subscription.status === "trialing") return paid;
  if (paid) changeSubscription(account, subscription, { status: "active" });
  else if (subscription.status !== "incomplete") dun(account, subscription, invoice);
  return paid;
}

function dun(account: Account, subscription: Subscription, invoice: Invoice): void {
  const { afterRetries } = account.state.settings;
  if (invoice.next_payment_attempt !== null) {
    changeSubscription(account, subscription, { status: "past_due" });
    return;
  }
  invoice.auto_advance = false;
  if (afterRetries === "cancel") endSubscription(account, subscription, "payment_failed");
  else changeSubscription(account, subscription, { status: afterRetries });
}

/** The next period begins: after a trial, or a month later. An unpaid subscription is only drafted a bill. */
export function renew(account: Account, subscription: Subscription): void {
  const item = itemOf(subscription);
  const start = item.current_period_end;
  const end = periodEnd(subscription.billing_cycle_anchor, start);
  const invoice = createInvoice(account, subscription, {
    reason: "subscription_cycle",
    amount: (item.price.unit_amount ?? 0) * (item.quantity ?? 1),
    period: { start, end },
  });
  changeSubscription(account, subscription, {
    items: {
      ...subscription.items,
      data: [{ ...item, current_period_start: start, current_period_end: end }],
    },
    latest_invoice: invoice.id,
    status: subscription.status === "trialing" ? "active" : subscription.status,
  });
  if (subscription.status !== "unpaid") collect(account, subscription);
}

/** Ends a subscription now. What it still owes stays open, but is not charged any more. */
export function endSubscription(
  account: Account,
  subscription: Subscription,
  reason: "cancellation_requested" | "payment_failed",
): void {
  const details = subscription.cancellation_details;
  Object.assign<Subscription, Partial<Subscription>>(subscription, {
    canceled_at: subscription.canceled_at ?? now(account),
    cancellation_details: {
      comment: details?.comment ?? null,
      feedback: details?.feedback ?? null,
      feedback_option: details?.feedback_option ?? null,
      reason: details?.reason ?? reason,
    },
    ended_at: now(account),
    status: "canceled",
  });
  const invoice = latestInvoice(account, subscription);
  invoice.auto_advance = false;
  invoice.next_payment_attempt = null;
  emit(account, "customer.subscription.deleted", subscription);
}

/** A first payment that never came: Stripe gives up on it after 23 hours, or when its checkout ends. */
export function expireIncomplete(account: Account, subscription: Subscription): void {
  voidInvoice(account, latestInvoice(account, subscription));
  changeSubscription(account, subscription, { ended_at: now(account), status: "incomplete_expired" });
}
