import type Stripe from "stripe";
import type { PRICE } from "./price.ts";

/**
 * A type of Stripe's SDK as JSON on the wire: decimals are strings, and an expandable field holds the id. Objects built
 * through these types keep to the pinned API version.
 */
type Wire<T> = string extends T
  ? Exclude<T, object>
  : T extends Stripe.Decimal
    ? string
    : T extends (infer Item)[]
      ? Wire<Item>[]
      : T extends object
        ? { [Key in keyof T]: Wire<T[Key]> }
        : T;

export type Customer = Wire<Stripe.Customer>;
export type Price = Wire<Stripe.Price>;
export type DeletedCustomer = Wire<Stripe.DeletedCustomer>;

type Choice = "billing_address_collection" | "locale" | "payment_method_collection" | "ui_mode";
/** A checkout session without choices that no one makes. */
export type CheckoutSession = Omit<Wire<Stripe.Checkout.Session>, Choice>;
export type SubscriptionItem = Omit<Wire<Stripe.SubscriptionItem>, "plan" | "price"> & {
  price: typeof PRICE;
};

type Setting = "billing_mode" | "invoice_settings" | "payment_settings" | "trial_settings";
/** A subscription without settings that no one reads. */
export type Subscription = Omit<Wire<Stripe.Subscription>, Setting | "items"> & {
  items: { object: "list"; data: SubscriptionItem[]; has_more: boolean; url: string };
};

type InvoiceField = "id" | "object" | "customer" | "created" | "number" | "currency" | "status";
type PaymentField = "amount_due" | "amount_remaining" | "attempt_count" | "next_payment_attempt";
/** The fields of an invoice that its payment and the portal need. */
export type Invoice = Pick<Wire<Stripe.Invoice>, InvoiceField | PaymentField | "billing_reason">;

/** A Stripe event of any type, with its object as it was at that moment. */
export type Event = {
  id: string;
  object: "event";
  api_version: string;
  created: number;
  data: { object: object };
  livemode: boolean;
  pending_webhooks: number;
  request: null;
  type: Stripe.Event["type"];
};
