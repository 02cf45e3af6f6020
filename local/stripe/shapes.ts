import type Stripe from "stripe";

/**
 * What a type of Stripe's SDK looks like as JSON on the wire: decimals are strings, and an expandable field holds
 * the id. Building every object through these types keeps the stand-in to the shapes of the pinned API version.
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
export type DeletedCustomer = Wire<Stripe.DeletedCustomer>;
export type Product = Wire<Stripe.Product>;
export type Price = Wire<Stripe.Price>;
export type CheckoutSession = Wire<Stripe.Checkout.Session>;
export type Subscription = Wire<Stripe.Subscription>;
export type SubscriptionItem = Wire<Stripe.SubscriptionItem>;
export type Invoice = Wire<Stripe.Invoice>;
export type InvoiceLine = Wire<Stripe.InvoiceLineItem>;
export type PortalSession = Wire<Stripe.BillingPortal.Session>;

export type EventType = Stripe.Event["type"];

/** Stripe's event, whatever its type: the object as it was at that moment, and what an update replaced. */
export type Event = {
  id: string;
  object: "event";
  api_version: string;
  created: number;
  data: { object: object; previous_attributes?: object };
  livemode: boolean;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: EventType;
};
