import { type Context, Hono, type MiddlewareHandler } from "hono";
import * as z from "zod";
import type { StripeAccount } from "../engine/account.ts";
import { createCheckoutSession, expireSession, getSession } from "../engine/checkout.ts";
import { createCustomer, findCustomer, removeCustomer, updateCustomer } from "../engine/customers.ts";
import { StripeError, invalid } from "../engine/errors.ts";
import * as given from "../engine/parameters.ts";
import { createPortalSession } from "../engine/portal.ts";
import { getPrice } from "../engine/price.ts";
import { cancelSubscription, getSubscription, planEnd } from "../engine/subscriptions.ts";
import type { StandInEnv } from "../../stand-ins/listen.ts";
import { showFaults } from "./faults.ts";
import { type Form, parseForm } from "./form.ts";
import { once } from "./idempotency.ts";
import { listOf, type Query } from "./list.ts";

/** The only key that is accepted. It opens nothing else. */
export const SECRET_KEY = "sk_test_local_lanyard";

const requireKey: MiddlewareHandler<StandInEnv> = async (c, next) => {
  if (c.req.header("authorization") !== `Bearer ${SECRET_KEY}`)
    throw new StripeError(401, { type: "invalid_request_error", message: "Invalid API Key provided" });
  await next();
};

/** Checks decoded parameters. Throws StripeError, also for unknown ones. */
function check<Given>(schema: z.ZodType<Given>, form: Form): Given {
  const { data, error } = schema.safeParse(form);
  if (error) throw invalid(z.prettifyError(error), error.issues[0]?.path.join("."));
  return data;
}

type Call<Given> = (account: StripeAccount, given: Given, id: string) => object;

/** Builds the calls of the worker and of the tests. A parameter that is not declared is refused, even where Stripe has it. */
export function createStripeApi(account: StripeAccount): Hono<StandInEnv> {
  const handler =
    <Given>(schema: z.ZodType<Given>, run: Call<Given>) =>
    async (c: Context<StandInEnv>): Promise<Response> => {
      const { method, path } = c.req;
      const form = parseForm(method === "POST" ? await c.req.text() : new URL(c.req.url).search);
      const call = () => run(account, check(schema, form), c.req.param("id") ?? "");
      const key = method === "POST" ? c.req.header("idempotency-key") : undefined;
      return c.json(key === undefined ? call() : once(account, { key, path, form }, call));
    };
  const byId = (run: (account: StripeAccount, id: string) => object) =>
    handler(given.noParams, (account, _, id) => run(account, id));
  const rows =
    (table: "customers" | "subscriptions" | "sessions"): Call<Query> =>
    ({ state }, query) =>
      listOf(`/v1/${table}`, state[table], query);

  return new Hono<StandInEnv>()
    .use(requireKey, showFaults(account))
    .post("/customers", handler(given.customerCreate, createCustomer))
    .get("/customers", handler(given.customerList, rows("customers")))
    .get("/customers/:id", byId(findCustomer))
    .post("/customers/:id", handler(given.customerUpdate, updateCustomer))
    .delete("/customers/:id", byId(removeCustomer))
    .get("/prices/:id", byId(getPrice))
    .get("/subscriptions", handler(given.subscriptionList, rows("subscriptions")))
    .get("/subscriptions/:id", byId(getSubscription))
    .post("/subscriptions/:id", handler(given.subscriptionUpdate, planEnd))
    .delete("/subscriptions/:id", byId(cancelSubscription))
    .post("/checkout/sessions", handler(given.sessionCreate, createCheckoutSession))
    .get("/checkout/sessions", handler(given.sessionList, rows("sessions")))
    .get("/checkout/sessions/:id", byId(getSession))
    .post("/checkout/sessions/:id/expire", byId(expireSession))
    .post("/billing_portal/sessions", handler(given.portalCreate, createPortalSession));
}
