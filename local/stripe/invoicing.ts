import { type Account, now } from "./account.ts";
import { emit } from "./events.ts";
import { fixture } from "./fixture.ts";
import { newId } from "./ids.ts";
import { itemOf } from "./item.ts";
import { getProduct } from "./prices.ts";
import type { Invoice, InvoiceLine, Subscription } from "./shapes.ts";

type Bill = {
  reason: "subscription_create" | "subscription_cycle";
  /** Cents. */
  amount: number;
  /** Unix seconds. */
  period: { start: number; end: number };
};

function newLine(account: Account, invoice: string, subscription: Subscription, bill: Bill): InvoiceLine {
  const { id, price, quantity } = itemOf(subscription);
  const product = getProduct(account, price.product);
  return {
    ...fixture("line_item"),
    id: newId("il", 24),
    object: "line_item",
    amount: bill.amount,
    currency: price.currency,
    description: bill.amount === 0 ? `Trial period for ${product.name}` : `${quantity} × ${product.name}`,
    invoice,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: id,
      },
      type: "subscription_item_details",
    },
    period: bill.period,
    pricing: {
      price_details: { price: price.id, product: product.id },
      type: "price_details",
      unit_amount_decimal: price.unit_amount_decimal,
    },
    subscription: subscription.id,
    subtotal: bill.amount,
  };
}

/** A draft of what a subscription owes for a period. */
export function createInvoice(account: Account, subscription: Subscription, bill: Bill): Invoice {
  const { amount, period } = bill;
  const id = newId("in", 24);
  const invoice: Invoice = {
    ...fixture("invoice"),
    id,
    object: "invoice",
    amount_due: amount,
    amount_paid: 0,
    amount_remaining: amount,
    auto_advance: true,
    billing_reason: bill.reason,
    collection_method: "charge_automatically",
    created: now(account),
    currency: subscription.currency,
    customer: subscription.customer,
    customer_tax_exempt: "none",
    issuer: { type: "self" },
    lines: {
      object: "list",
      data: [newLine(account, id, subscription, bill)],
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: "subscription_details",
    },
    period_end: period.end,
    period_start: period.start,
    status: "draft",
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: amount,
    subtotal_excluding_tax: amount,
    total: amount,
    total_excluding_tax: amount,
  };
  account.state.invoices[id] = invoice;
  emit(account, "invoice.created", invoice);
  return invoice;
}
