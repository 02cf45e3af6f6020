import type * as z from "zod";
import { type StripeAccount, lookUp, newId, now } from "./account.ts";
import { getCustomer } from "./customers.ts";
import { invalid, noSuch } from "./errors.ts";
import { emit } from "./events.ts";
import { fixture } from "./fixture.ts";
import { collect } from "./payments.ts";
import { AMOUNT, PRICE, PRICE_ID } from "./price.ts";
import type { sessionCreate } from "./parameters.ts";
import type { CheckoutSession, Subscription } from "./shapes.ts";
import { startSubscription } from "./subscribe.ts";
import { isLive } from "./subscriptions.ts";

const DAY_SECONDS = 86_400;

/** Opens a session for a day. Throws StripeError. */
export function createCheckoutSession(
  account: StripeAccount,
  given: z.output<typeof sessionCreate>,
): CheckoutSession {
  const { customer, line_items, subscription_data } = given;
  const { metadata, trial_end: trialEnd = null } = subscription_data;
  const created = now(account);
  getCustomer(account, customer, "customer");
  if (line_items[0].price !== PRICE_ID) throw noSuch("price", line_items[0].price, "line_items[0][price]");
  if (trialEnd !== null && trialEnd < created + 2 * DAY_SECONDS)
    throw invalid(
      "The `trial_end` date has to be at least 2 days in the future.",
      "subscription_data[trial_end]",
    );
  if (trialEnd !== null && trialEnd > created + 2 * 365 * DAY_SECONDS)
    throw invalid("The maximum `trial_end` is two years ahead.", "subscription_data[trial_end]");
  const amount = trialEnd === null ? AMOUNT : 0;
  const id = newId("cs_test", 58);
  account.state.carts[id] = { metadata, trialEnd };
  return (account.state.sessions[id] = {
    ...fixture("checkout_session"),
    id,
    object: "checkout.session",
    amount_subtotal: amount,
    amount_total: amount,
    cancel_url: given.cancel_url ?? null,
    client_reference_id: given.client_reference_id ?? null,
    created,
    currency: PRICE.currency,
    customer,
    expires_at: created + DAY_SECONDS,
    metadata: given.metadata,
    mode: "subscription",
    payment_status: "unpaid",
    status: "open",
    success_url: given.success_url,
    url: `${account.url}/c/pay/${id}`,
  });
}

/** Finds a checkout session. Throws StripeError where there is none. */
export function getSession({ state }: StripeAccount, id: string): CheckoutSession {
  const session = lookUp(state.sessions, id);
  if (!session) throw noSuch("checkout.session", id);
  return session;
}

/** Closes an open session before its day is over. Throws StripeError for one that is open no longer. */
export function expireSession(account: StripeAccount, id: string): CheckoutSession {
  const session = getSession(account, id);
  if (session.status !== "open")
    throw invalid(`Only open sessions can be expired. This one is ${session.status}.`);
  closeSession(account, session, "expired");
  return session;
}

function cartOf({ state }: StripeAccount, { id }: CheckoutSession) {
  const cart = lookUp(state.carts, id);
  if (!cart) throw new Error(`${id} has no cart`);
  return cart;
}

/** Returns when the trial would end if the session were paid now: unix seconds, or null without a trial. */
export function trialEndOf(account: StripeAccount, session: CheckoutSession): number | null {
  const { trialEnd } = cartOf(account, session);
  return trialEnd !== null && trialEnd > now(account) ? trialEnd : null;
}

/** Finds the subscription that forbids the session's customer a second one. */
export const findRival = (
  { state }: StripeAccount,
  { customer }: CheckoutSession,
): Subscription | undefined =>
  Object.values(state.subscriptions).find((one) => one.customer === customer && isLive(one));

/** Attempts the payment: of the subscription that a declined card has left incomplete, or of a new one. */
function attempt(account: StripeAccount, session: CheckoutSession): Subscription {
  const { id: customer } = getCustomer(account, session.customer ?? "");
  const { metadata } = cartOf(account, session);
  const started = Object.values(account.state.subscriptions).find(
    (one) => one.customer === customer && one.status === "incomplete",
  );
  if (!started)
    return startSubscription(account, { customer, metadata, trialEnd: trialEndOf(account, session) });
  collect(account, started);
  return started;
}

/** Pays an open session. Returns false when the payment failed: the session stays open for another card. */
export function paySession(account: StripeAccount, session: CheckoutSession): boolean {
  const subscription = attempt(account, session);
  if (subscription.status === "incomplete") return false;
  session.payment_status = subscription.status === "trialing" ? "no_payment_required" : "paid";
  closeSession(account, session, "complete");
  return true;
}

/** Attempts a payment that the bank refuses. A trial charges nothing yet, so its refusal leaves no trace. */
export function declineSession(account: StripeAccount, session: CheckoutSession): void {
  if (trialEndOf(account, session) !== null) return;
  const { failing } = account.state;
  const customer = session.customer ?? "";
  failing[customer] = (failing[customer] ?? 0) + 1;
  attempt(account, session);
}

/** Closes an open session and announces it. */
export function closeSession(
  account: StripeAccount,
  session: CheckoutSession,
  status: "complete" | "expired",
): void {
  session.status = status;
  session.url = null;
  emit(account, status === "complete" ? "checkout.session.completed" : "checkout.session.expired", session);
}
