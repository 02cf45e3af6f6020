import { type StripeAccount, newId, now } from "./account.ts";
import { emit } from "./events.ts";
import { periodEnd } from "./period.ts";
import { AMOUNT } from "./price.ts";
import type { Invoice, Subscription } from "./shapes.ts";
import { changeSubscription, endSubscription, itemOf, latestInvoice } from "./subscriptions.ts";

const DAY_SECONDS = 86_400;
/** days until each retry of a renewal that failed */
const RETRIES = [3, 5, 7];

/** Drafts a subscription's next invoice, in cents. */
export function createInvoice(
  account: StripeAccount,
  { customer, currency }: Subscription,
  reason: "subscription_create" | "subscription_cycle",
  amount: number,
): Invoice {
  const { invoices } = account.state;
  const invoice: Invoice = {
    id: newId("in"),
    object: "invoice",
    amount_due: amount,
    amount_remaining: amount,
    attempt_count: 0,
    billing_reason: reason,
    created: now(account),
    currency,
    customer,
    next_payment_attempt: null,
    number: `LOCAL-${String(Object.keys(invoices).length + 1).padStart(4, "0")}`,
    status: "draft",
  };
  return (invoices[invoice.id] = invoice);
}

/** Charges an invoice. Returns whether that succeeded; else a renewal's next attempt is set, while there is one. */
function pay(account: StripeAccount, invoice: Invoice): boolean {
  const { failing } = account.state;
  const customer = invoice.customer ?? "";
  const failures = invoice.amount_due > 0 ? (failing[customer] ?? 0) : 0;
  invoice.status = "open";
  invoice.attempt_count += 1;
  invoice.next_payment_attempt = null;
  if (failures === 0) {
    invoice.status = "paid";
    invoice.amount_remaining = 0;
    emit(account, "invoice.paid", invoice);
    return true;
  }
  failing[customer] = failures - 1;
  const days = RETRIES[invoice.attempt_count - 1];
  const isRenewal = invoice.billing_reason === "subscription_cycle";
  if (isRenewal && days !== undefined) invoice.next_payment_attempt = now(account) + days * DAY_SECONDS;
  emit(account, "invoice.payment_failed", invoice);
  return false;
}

/** Charges the latest invoice; the subscription's status follows. Returns whether the payment succeeded. */
export function collect(account: StripeAccount, subscription: Subscription): boolean {
  const invoice = latestInvoice(account, subscription);
  const isPaid = pay(account, invoice);
  if (subscription.status === "trialing") return isPaid;
  if (isPaid) changeSubscription(account, subscription, { status: "active" });
  if (isPaid || subscription.status === "incomplete") return isPaid;
  const { afterRetries } = account.state.settings;
  const status = invoice.next_payment_attempt === null ? afterRetries : "past_due";
  if (status === "cancel") endSubscription(account, subscription);
  else changeSubscription(account, subscription, { status });
  return false;
}

/** Begins the next period, after a trial or a month. An unpaid subscription's invoice stays a draft. */
export function renew(account: StripeAccount, subscription: Subscription): void {
  const item = itemOf(subscription);
  const start = item.current_period_end;
  const end = periodEnd(subscription.billing_cycle_anchor, start);
  const invoice = createInvoice(account, subscription, "subscription_cycle", AMOUNT);
  const renewed = { ...item, current_period_start: start, current_period_end: end };
  changeSubscription(account, subscription, {
    items: { ...subscription.items, data: [renewed] },
    latest_invoice: invoice.id,
    status: subscription.status === "trialing" ? "active" : subscription.status,
  });
  if (subscription.status !== "unpaid") collect(account, subscription);
}

/** Gives up on a first payment: Stripe does after 23 hours, or when its checkout expires. */
export function expireIncomplete(account: StripeAccount, subscription: Subscription): void {
  latestInvoice(account, subscription).status = "void";
  changeSubscription(account, subscription, { ended_at: now(account), status: "incomplete_expired" });
}
