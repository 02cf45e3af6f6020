import type Stripe from "stripe";
import * as z from "zod";
import { boolean, integer, metadata, params, text } from "./params.ts";

const MOST = 100;
const pagination = {
  limit: integer.refine((limit) => limit >= 1 && limit <= MOST, `must be 1 to ${MOST}`).default(10),
  starting_after: text.optional(),
};

export const noParams = params()({});

export const customerCreate = params<Stripe.CustomerCreateParams>()({ email: text.optional(), metadata });

export const customerUpdate = params<Stripe.CustomerUpdateParams>()({ email: text.optional() });

export const customerList = params<Stripe.CustomerListParams>()({ ...pagination, email: text });

export const subscriptionList = params<Stripe.SubscriptionListParams>()({
  ...pagination,
  customer: text,
  status: z.literal("all"),
}).transform(({ customer, limit, starting_after }) => ({ customer, limit, starting_after }));

export const subscriptionUpdate = params<Stripe.SubscriptionUpdateParams>()({
  cancel_at: z.union([z.literal(["max_period_end", ""]), integer]).optional(),
  cancel_at_period_end: boolean.optional(),
});

const lineItem = params<Stripe.Checkout.SessionCreateParams.LineItem>()({
  price: text,
  quantity: z.literal("1"),
});

const subscriptionData = params<Stripe.Checkout.SessionCreateParams.SubscriptionData>()({
  metadata,
  trial_end: integer.optional(),
});

export const sessionCreate = params<Stripe.Checkout.SessionCreateParams>()({
  cancel_url: z.url().optional(),
  client_reference_id: text.optional(),
  customer: text,
  line_items: z.strictObject({ 0: lineItem }),
  metadata,
  mode: z.literal("subscription"),
  subscription_data: subscriptionData.default({ metadata: {} }),
  success_url: z.url(),
});

export const sessionList = params<Stripe.Checkout.SessionListParams>()({ ...pagination, customer: text });

export const portalCreate = params<Stripe.BillingPortal.SessionCreateParams>()({
  customer: text,
  return_url: z.url().optional(),
});
