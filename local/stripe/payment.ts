import { type Account, now } from "./account.ts";
import { collect, expireIncomplete, isLive } from "./billing.ts";
import { createCustomer, getCustomer } from "./customers.ts";
import { emit } from "./events.ts";
import { getPrice } from "./prices.ts";
import type { CheckoutSession, Customer, Subscription } from "./shapes.ts";
import type { Cart } from "./state.ts";
import { startSubscription } from "./subscribe.ts";

const DAY = 86_400;

export function cartOf({ state }: Account, { id }: CheckoutSession): Cart {
  const cart = state.carts[id];
  if (!cart) throw new Error(`${id} has no cart`);
  return cart;
}

/** When the trial would end if the session were paid now: unix seconds, or null without a trial. */
export function trialEndOf(account: Account, { trialEnd, trialDays }: Cart): number | null {
  if (trialDays !== null) return now(account) + trialDays * DAY;
  return trialEnd !== null && trialEnd > now(account) ? trialEnd : null;
}

/** A subscription of the session's customer that forbids a second one. */
export function findRival({ state }: Account, { customer }: CheckoutSession): Subscription | undefined {
  if (!state.settings.oneSubscription || customer === null) return undefined;
  return Object.values(state.subscriptions).find((other) => other.customer === customer && isLive(other));
}

function customerOf(account: Account, session: CheckoutSession): Customer {
  const customer =
    session.customer === null
      ? createCustomer(account, { email: session.customer_email ?? "guest@example.com" })
      : getCustomer(account, session.customer);
  session.customer = customer.id;
  return customer;
}

/** The cart's subscription, first payment attempted. What a declined card has left incomplete is tried again. */
function order(account: Account, session: CheckoutSession, customer: Customer): Subscription {
  const cart = cartOf(account, session);
  const started = cart.subscription === null ? undefined : account.state.subscriptions[cart.subscription];
  if (started?.status === "incomplete") {
    collect(account, started);
    return started;
  }
  const subscription = startSubscription(account, {
    customer: customer.id,
    price: getPrice(account, cart.price),
    quantity: cart.quantity,
    metadata: cart.metadata,
    description: cart.description,
    trialEnd: trialEndOf(account, cart),
  });
  cart.subscription = subscription.id;
  return subscription;
}

/** Pays an open session. False when the payment failed: the session stays open for another card. */
export function paySession(account: Account, session: CheckoutSession): boolean {
  const customer = customerOf(account, session);
  const subscription = order(account, session, customer);
  if (subscription.status === "incomplete") return false;
  Object.assign<CheckoutSession, Partial<CheckoutSession>>(session, {
    customer_details: {
      address: null,
      business_name: null,
      email: customer.email,
      individual_name: null,
      name: customer.name ?? null,
      phone: null,
      tax_exempt: "none",
      tax_ids: [],
    },
    invoice: subscription.latest_invoice,
    payment_status: subscription.status === "trialing" ? "no_payment_required" : "paid",
    status: "complete",
    subscription: subscription.id,
    url: null,
  });
  emit(account, "checkout.session.completed", session);
  return true;
}

/** A card the bank refuses. With a trial nothing is charged yet, so the refusal leaves no trace. */
export function declineSession(account: Account, session: CheckoutSession): void {
  if (trialEndOf(account, cartOf(account, session)) !== null) return;
  const customer = customerOf(account, session);
  account.state.failing[customer.id] = (account.state.failing[customer.id] ?? 0) + 1;
  order(account, session, customer);
}

/** Ends an open session, and the incomplete subscription that a declined card has left. */
export function expireSession(account: Account, session: CheckoutSession): void {
  const id = cartOf(account, session).subscription;
  const started = id === null ? undefined : account.state.subscriptions[id];
  if (started?.status === "incomplete") expireIncomplete(account, started);
  session.status = "expired";
  session.url = null;
  emit(account, "checkout.session.expired", session);
}
