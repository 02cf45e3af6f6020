import { type Context, Hono, type MiddlewareHandler } from "hono";
import Stripe from "stripe";
import type * as z from "zod";
import type { Account } from "./account.ts";
import * as checkout from "./checkout.ts";
import * as customers from "./customers.ts";
import { ApiError, invalid } from "./errors.ts";
import * as events from "./events.ts";
import { expand } from "./expand.ts";
import { showFaults } from "./faults.ts";
import { parseForm } from "./form.ts";
import { once } from "./idempotency.ts";
import { newId } from "./ids.ts";
import * as invoices from "./invoices.ts";
import type { StandIn } from "./listen.ts";
import { params, parseParams } from "./params.ts";
import * as portal from "./portal.ts";
import * as prices from "./prices.ts";
import * as subscriptions from "./subscriptions.ts";

/** The only key the stand-in accepts. It opens nothing else. */
export const SECRET_KEY = "sk_test_local_lanyard";

const HELP = "See https://stripe.com/docs/api#authentication for details.";

function givenKey(header: string): string {
  const [scheme = "", value = ""] = header.split(" ");
  if (scheme === "Basic") return Buffer.from(value, "base64").toString().replace(/:.*$/, "");
  return scheme === "Bearer" ? value : "";
}

/** Refuses other keys, and other API versions than the pinned SDK's: their shapes differ. */
const requireKey: MiddlewareHandler<StandIn> = async (c, next) => {
  const key = givenKey(c.req.header("authorization") ?? "");
  if (key === "")
    throw new ApiError(401, {
      type: "invalid_request_error",
      message: `You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth. ${HELP}`,
    });
  if (key !== SECRET_KEY)
    throw new ApiError(401, {
      type: "invalid_request_error",
      message: `Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`,
    });
  const version = c.req.header("stripe-version");
  if (version !== undefined && version !== Stripe.API_VERSION)
    throw invalid(
      `Invalid Stripe API version: ${version}. The local stand-in speaks ${Stripe.API_VERSION} only.`,
    );
  await next();
};

const identify: MiddlewareHandler<StandIn> = async (c, next) => {
  c.set("requestId", newId("req", 14));
  c.header("request-id", c.var.requestId);
  c.header("stripe-version", Stripe.API_VERSION);
  await next();
};

const none = params()({});

/** Stripe's API, as far as the app uses it. A parameter that is missing here is refused, even where Stripe has it. */
export function createApi(account: Account): Hono<StandIn> {
  const answer =
    <Given extends { expand?: string[] | undefined }>(
      schema: z.ZodType<Given>,
      run: (account: Account, given: Given, id: string) => object,
    ) =>
    async (c: Context<StandIn>): Promise<Response> => {
      const { method, path } = c.req;
      const { requestId } = c.var;
      const form = parseForm(method === "POST" ? await c.req.text() : new URL(c.req.url).search);
      const key = method === "POST" ? c.req.header("idempotency-key") : undefined;
      const given = parseParams(schema, form);
      const call = (): object => run(account, given, c.req.param("id") ?? "");
      account.request = { id: requestId, idempotency_key: key ?? null };
      try {
        const { body, original } =
          key === undefined
            ? { body: call(), original: undefined }
            : once(account, { key, path, form, requestId }, call);
        if (key !== undefined) c.header("idempotency-key", key);
        if (original !== undefined) {
          c.header("idempotent-replayed", "true");
          c.header("original-request", original);
        }
        c.header("content-type", "application/json");
        return c.body(JSON.stringify(expand(account, body, given.expand), null, 2));
      } finally {
        account.request = { id: null, idempotency_key: null };
      }
    };
  const byId = (run: (account: Account, id: string) => object) =>
    answer(none, (_account, _given, id) => run(account, id));

  return new Hono<StandIn>()
    .use(identify, requireKey, showFaults(account))
    .post("/customers", answer(customers.customerCreateParams, customers.createCustomer))
    .get("/customers", answer(customers.customerListParams, customers.listCustomers))
    .get("/customers/:id", byId(customers.findCustomer))
    .post("/customers/:id", answer(customers.customerUpdateParams, customers.updateCustomer))
    .delete("/customers/:id", byId(customers.removeCustomer))
    .get("/products/:id", byId(prices.getProduct))
    .post("/prices", answer(prices.priceCreateParams, prices.createPrice))
    .get("/prices/:id", byId(prices.getPrice))
    .post("/prices/:id", answer(prices.priceUpdateParams, prices.updatePrice))
    .post("/checkout/sessions", answer(checkout.sessionCreateParams, checkout.createSession))
    .get("/checkout/sessions", answer(checkout.sessionListParams, checkout.listSessions))
    .get("/checkout/sessions/:id", byId(checkout.getSession))
    .post("/checkout/sessions/:id/expire", byId(checkout.closeSession))
    .get("/subscriptions", answer(subscriptions.subscriptionListParams, subscriptions.listSubscriptions))
    .get("/subscriptions/:id", byId(subscriptions.getSubscription))
    .post(
      "/subscriptions/:id",
      answer(subscriptions.subscriptionUpdateParams, subscriptions.updateSubscription),
    )
    .delete(
      "/subscriptions/:id",
      answer(subscriptions.subscriptionCancelParams, subscriptions.cancelSubscription),
    )
    .get("/invoices", answer(invoices.invoiceListParams, invoices.listInvoices))
    .get("/invoices/:id", byId(invoices.getInvoice))
    .post("/billing_portal/sessions", answer(portal.portalCreateParams, portal.createPortalSession))
    .get("/events", answer(events.eventListParams, events.listEvents))
    .get("/events/:id", byId(events.getEvent))
    .all("*", (c) => {
      throw new ApiError(404, {
        type: "invalid_request_error",
        message: `Unrecognized request URL (${c.req.method}: ${c.req.path}). The local stand-in has only what the app uses.`,
      });
    })
    .onError((error, c) => {
      if (!(error instanceof ApiError)) console.error("Stripe stand-in:", error);
      const { status, body } =
        error instanceof ApiError
          ? error
          : new ApiError(500, { type: "api_error", message: "The local stand-in for Stripe failed." });
      return c.json({ error: body }, status);
    });
}
