import * as z from "zod/mini";
import type { Noun } from "../call.ts";
import { Destination, Plan, Subscription } from "../shapes/billing.ts";
import { named } from "../words.ts";

const STRIPE = { 502: ["upstream_failed"], 503: ["billing_off", "subscription_busy"] } as const;

export const BILLING_CALLS: Noun = {
  name: "Billing",
  about: "The account's plan, which Stripe sells.",
  calls: {
    "GET /api/subscriptions/plan": {
      id: "getPlan",
      does: "Returns what a subscription costs",
      responses: { 200: Plan },
      refuses: { ...STRIPE, 503: ["billing_off", "payments_off"] },
    },
    "GET /api/subscriptions/status": {
      id: "getSubscription",
      does: "Returns the account's plan",
      responses: { 200: Subscription },
    },
    "POST /api/subscriptions/create-checkout-session": {
      id: "startCheckout",
      does: "Returns the page at which the account subscribes",
      body: z.optional(z.object({ priceId: z.optional(z.string()) })),
      responses: { 200: Destination },
      refuses: {
        400: ["invalid_input"],
        409: ["already_subscribed", "no_subscription"],
        415: ["unsupported_type"],
        502: ["upstream_failed"],
        503: ["billing_off", "subscription_busy", "checkout_failed"],
      },
      limits: ["checkout"],
    },
    "POST /api/subscriptions/cancel": {
      id: "cancelSubscription",
      does: "Ends the plan with its period",
      responses: { 200: Subscription },
      refuses: { 409: ["not_subscribed"], ...STRIPE },
      limits: ["checkout"],
    },
    "POST /api/subscriptions/keep": {
      id: "keepSubscription",
      does: "Keeps a plan that was to end",
      responses: { 200: Subscription },
      refuses: { 409: ["not_subscribed"], ...STRIPE },
      limits: ["checkout"],
    },
    "POST /api/subscriptions/portal": {
      id: "openPortal",
      does: "Returns the page of cards and receipts",
      responses: { 200: Destination },
      refuses: { 409: ["no_subscription"], ...STRIPE },
      limits: ["checkout"],
    },
    "POST /api/subscriptions/sync": {
      id: "syncSubscription",
      does: "Asks Stripe about the account's plan",
      responses: { 200: Subscription },
      refuses: STRIPE,
      limits: ["checkout"],
    },
    "POST /api/webhooks/stripe": {
      id: "receiveStripeEvent",
      does: "Takes an event of Stripe's",
      says: "The body is signed by Stripe. A failure of 5xx has it sent again.",
      body: named("StripeEvent", "An event as Stripe's API describes it.", z.looseObject({})),
      responses: {
        200: named(
          "Received",
          "The event was handled or ignored.",
          z.strictObject({ received: z.literal(true) }),
        ),
      },
      refuses: { 400: ["wrong_signature", "event_empty", "incomplete"], ...STRIPE },
      security: "stripeSignature",
    },
  },
};
