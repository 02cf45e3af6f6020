import type Stripe from "stripe";
import * as z from "zod";
import { type Account, now } from "./account.ts";
import { noSuch } from "./errors.ts";
import { emit } from "./events.ts";
import { listOf, pagination } from "./list.ts";
import { params, text } from "./params.ts";
import type { Invoice } from "./shapes.ts";
import { lookUp } from "./state.ts";

const DAY = 86_400;
// Days until each retry of a renewal that failed.
const RETRIES = [3, 5, 7];

export function finalizeInvoice(account: Account, invoice: Invoice): void {
  const number = Object.keys(account.state.invoices).indexOf(invoice.id) + 1;
  invoice.status = "open";
  invoice.number = `LOCAL-${String(number).padStart(4, "0")}`;
  invoice.effective_at = now(account);
  invoice.status_transitions.finalized_at = now(account);
  emit(account, "invoice.finalized", invoice);
}

/** Charges the customer. True when it went through; else a renewal's next attempt is set, while there is one. */
export function payInvoice(account: Account, invoice: Invoice): boolean {
  const { failing } = account.state;
  const customer = invoice.customer ?? "";
  const left = invoice.amount_due > 0 ? (failing[customer] ?? 0) : 0;
  if (left > 0) failing[customer] = left - 1;
  invoice.attempted = true;
  invoice.attempt_count += 1;
  invoice.next_payment_attempt = null;
  if (left > 0) {
    const days =
      invoice.billing_reason === "subscription_cycle" ? RETRIES[invoice.attempt_count - 1] : undefined;
    if (days) invoice.next_payment_attempt = now(account) + days * DAY;
    emit(account, "invoice.payment_failed", invoice);
    return false;
  }
  invoice.status = "paid";
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.auto_advance = false;
  invoice.status_transitions.paid_at = now(account);
  emit(account, "invoice.paid", invoice);
  emit(account, "invoice.payment_succeeded", invoice);
  return true;
}

export function voidInvoice(account: Account, invoice: Invoice): void {
  invoice.status = "void";
  invoice.auto_advance = false;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.voided_at = now(account);
  emit(account, "invoice.voided", invoice);
}

export const subscriptionOf = (invoice: Invoice): string | undefined =>
  invoice.parent?.subscription_details?.subscription;

export function getInvoice({ state }: Account, id: string): Invoice {
  const invoice = lookUp(state.invoices, id);
  if (!invoice) throw noSuch("invoice", id);
  return invoice;
}

export const invoiceListParams = params<Stripe.InvoiceListParams>()({
  ...pagination,
  customer: text.optional(),
  status: z.enum(["draft", "open", "paid", "uncollectible", "void"]).optional(),
  subscription: text.optional(),
});

export function listInvoices(account: Account, given: z.output<typeof invoiceListParams>): object {
  const keep = (invoice: Invoice): boolean =>
    (given.customer === undefined || invoice.customer === given.customer) &&
    (given.status === undefined || invoice.status === given.status) &&
    (given.subscription === undefined || subscriptionOf(invoice) === given.subscription);
  return listOf("/v1/invoices", account.state.invoices, keep, given);
}
