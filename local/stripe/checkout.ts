import type Stripe from "stripe";
import * as z from "zod";
import { type Account, now } from "./account.ts";
import { getCustomer } from "./customers.ts";
import { invalid, missing, noSuch } from "./errors.ts";
import { fixture } from "./fixture.ts";
import { newId } from "./ids.ts";
import { listOf, pagination } from "./list.ts";
import {
  boolean,
  email,
  integer,
  list,
  mergeMetadata,
  metadata,
  nested,
  params,
  text,
  url,
} from "./params.ts";
import { expireSession } from "./payment.ts";
import { getPrice } from "./prices.ts";
import type { CheckoutSession } from "./shapes.ts";
import { type Cart, lookUp } from "./state.ts";

const DAY = 86_400;

const subscriptionData = nested<Stripe.Checkout.SessionCreateParams.SubscriptionData>()({
  description: text.optional(),
  metadata: metadata.optional(),
  trial_end: integer.optional(),
  trial_period_days: integer.optional(),
});

const lineItem = nested<Stripe.Checkout.SessionCreateParams.LineItem>()({
  price: text,
  quantity: integer.optional(),
});

export const sessionCreateParams = params<Stripe.Checkout.SessionCreateParams>()({
  allow_promotion_codes: boolean.optional(),
  billing_address_collection: z.enum(["auto", "required"]).optional(),
  cancel_url: url.optional(),
  client_reference_id: text.max(200).optional(),
  customer: text.optional(),
  customer_email: email.optional(),
  expires_at: integer.optional(),
  line_items: list(lineItem),
  locale: z
    .enum(["auto", "de", "en", "es", "fr", "it", "ja", "ko", "nl", "pl", "pt", "ru", "tr", "zh"])
    .optional(),
  metadata: metadata.optional(),
  mode: z.enum(["subscription"]),
  payment_method_collection: z.enum(["always", "if_required"]).optional(),
  subscription_data: subscriptionData.optional(),
  success_url: url,
  ui_mode: z.enum(["hosted_page"]).optional(),
});

type Create = z.output<typeof sessionCreateParams>;

function newCart(account: Account, { line_items, subscription_data }: Create): Cart {
  const [item, second] = line_items;
  if (!item) throw missing("line_items");
  if (second) throw invalid("The local stand-in for Stripe sells one line item at a time.", "line_items");
  const price = getPrice(account, item.price, "line_items[0][price]");
  if (!price.active)
    throw invalid(
      "The price specified is inactive. This field only accepts active prices.",
      "line_items[0][price]",
    );
  if (item.quantity === undefined)
    throw invalid("Quantity is required. Add `quantity` to `line_items[0]`", "line_items[0][quantity]");
  const { trial_end, trial_period_days } = subscription_data ?? {};
  if (trial_end !== undefined && trial_period_days !== undefined)
    throw invalid("You may only specify one of these parameters: trial_end, trial_period_days.");
  if (trial_end !== undefined && trial_end < now(account) + 2 * DAY)
    throw invalid(
      "The `trial_end` date has to be at least 2 days in the future.",
      "subscription_data[trial_end]",
    );
  if ((trial_end ?? 0) > now(account) + 730 * DAY || (trial_period_days ?? 0) > 730)
    throw invalid("The maximum number of trial period days is 730 (2 years).", "subscription_data");
  if (trial_period_days !== undefined && trial_period_days < 1)
    throw invalid("The minimum number of trial period days is 1.", "subscription_data[trial_period_days]");
  return {
    price: price.id,
    quantity: item.quantity,
    metadata: mergeMetadata({}, subscription_data?.metadata),
    description: subscription_data?.description ?? null,
    trialEnd: trial_end ?? null,
    trialDays: trial_period_days ?? null,
    subscription: null,
  };
}

export function createSession(account: Account, given: Create): CheckoutSession {
  const created = now(account);
  const expiresAt = given.expires_at ?? created + DAY;
  if (given.customer !== undefined && given.customer_email !== undefined)
    throw invalid("You may only specify one of these parameters: customer, customer_email.");
  const customer = given.customer === undefined ? null : getCustomer(account, given.customer, "customer");
  const cart = newCart(account, given);
  if (expiresAt < created + 1800 || expiresAt > created + DAY)
    throw invalid(
      "The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.",
      "expires_at",
    );
  const price = getPrice(account, cart.price);
  const trial = cart.trialEnd !== null || cart.trialDays !== null;
  const amount = trial ? 0 : (price.unit_amount ?? 0) * cart.quantity;
  const id = newId("cs_test", 58);
  const session: CheckoutSession = {
    ...fixture("checkout_session"),
    id,
    object: "checkout.session",
    allow_promotion_codes: given.allow_promotion_codes ?? null,
    amount_subtotal: amount,
    amount_total: amount,
    billing_address_collection: given.billing_address_collection ?? null,
    cancel_url: given.cancel_url ?? null,
    client_reference_id: given.client_reference_id ?? null,
    created,
    currency: price.currency,
    customer: customer?.id ?? null,
    customer_email: given.customer_email ?? null,
    expires_at: expiresAt,
    locale: given.locale ?? null,
    metadata: mergeMetadata({}, given.metadata),
    mode: "subscription",
    payment_method_collection: given.payment_method_collection ?? "always",
    payment_status: "unpaid",
    status: "open",
    success_url: given.success_url,
    ui_mode: "hosted_page",
    url: `${account.url}/c/pay/${id}`,
  };
  account.state.carts[id] = cart;
  return (account.state.sessions[id] = session);
}

export function getSession({ state }: Account, id: string): CheckoutSession {
  const session = lookUp(state.sessions, id);
  if (!session) throw noSuch("checkout.session", id);
  return session;
}

export const sessionListParams = params<Stripe.Checkout.SessionListParams>()({
  ...pagination,
  customer: text.optional(),
  status: z.enum(["complete", "expired", "open"]).optional(),
  subscription: text.optional(),
});

export function listSessions(account: Account, given: z.output<typeof sessionListParams>): object {
  const keep = (session: CheckoutSession): boolean =>
    (given.customer === undefined || session.customer === given.customer) &&
    (given.status === undefined || session.status === given.status) &&
    (given.subscription === undefined || session.subscription === given.subscription);
  return listOf("/v1/checkout/sessions", account.state.sessions, keep, given);
}

export function closeSession(account: Account, id: string): CheckoutSession {
  const session = getSession(account, id);
  if (session.status !== "open")
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ` +
        `\`${session.status}\`.`,
    );
  expireSession(account, session);
  return session;
}
