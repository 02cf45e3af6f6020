import { type Account, now } from "./account.ts";
import { collect } from "./billing.ts";
import { emit } from "./events.ts";
import { fixture } from "./fixture.ts";
import { newId } from "./ids.ts";
import { createInvoice } from "./invoicing.ts";
import { periodEnd } from "./period.ts";
import type { Price, Subscription, SubscriptionItem } from "./shapes.ts";

type Order = {
  customer: string;
  price: Price;
  quantity: number;
  metadata: Record<string, string>;
  description: string | null;
  /** Unix seconds, or null for a subscription paid from the start. */
  trialEnd: number | null;
};

function newItem(
  subscription: string,
  { price, quantity }: Order,
  start: number,
  end: number,
): SubscriptionItem {
  const { active, created, currency, id, product, unit_amount, unit_amount_decimal } = price;
  return {
    ...fixture("subscription_item"),
    id: newId("si", 14),
    object: "subscription_item",
    created: start,
    current_period_end: end,
    current_period_start: start,
    plan: {
      ...fixture("plan"),
      id,
      object: "plan",
      active,
      amount: unit_amount,
      amount_decimal: unit_amount_decimal,
      billing_scheme: "per_unit",
      created,
      currency,
      interval: "month",
      product,
      usage_type: "licensed",
    },
    price: structuredClone(price),
    quantity,
    subscription,
  };
}

/**
 * Starts a subscription and charges its first invoice. On trial it is `trialing` at once; else it begins
 * `incomplete`, as Stripe's own do, and is `active` when the payment goes through.
 */
export function startSubscription(account: Account, order: Order): Subscription {
  const { customer, price, quantity, trialEnd } = order;
  const created = now(account);
  const end = trialEnd ?? periodEnd(created, created);
  const id = newId("sub", 24);
  const subscription: Subscription = {
    ...fixture("subscription"),
    id,
    object: "subscription",
    billing_cycle_anchor: trialEnd ?? created,
    billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
    collection_method: "charge_automatically",
    created,
    currency: price.currency,
    customer,
    description: order.description,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: "self" },
    },
    items: {
      object: "list",
      data: [newItem(id, order, created, end)],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    metadata: order.metadata,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: "off",
    },
    start_date: created,
    status: trialEnd === null ? "incomplete" : "trialing",
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: "create_invoice" },
    },
    trial_start: trialEnd === null ? null : created,
  };
  account.state.subscriptions[id] = subscription;
  const invoice = createInvoice(account, subscription, {
    reason: "subscription_create",
    amount: trialEnd === null ? (price.unit_amount ?? 0) * quantity : 0,
    period: { start: created, end },
  });
  subscription.latest_invoice = invoice.id;
  emit(account, "customer.subscription.created", subscription);
  collect(account, subscription);
  return subscription;
}
