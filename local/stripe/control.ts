import { type Context, Hono } from "hono";
import * as z from "zod";
import { type Account, now } from "./account.ts";
import { changeSubscription } from "./billing.ts";
import { advance } from "./clock.ts";
import { getCustomer } from "./customers.ts";
import { ApiError, invalid } from "./errors.ts";
import { emit } from "./events.ts";
import type { StandIn } from "./listen.ts";
import { getPrice, PRICE_ID } from "./prices.ts";
import { newState } from "./seed.ts";
import { startSubscription } from "./subscribe.ts";
import { getSubscription } from "./subscriptions.ts";
import type { Webhooks } from "./webhooks.ts";

const seconds = z.int().nonnegative();

const clockSchema = z.union([z.strictObject({ advance: seconds }), z.strictObject({ to: seconds })]);

const failSchema = z.strictObject({ customer: z.string(), times: z.int().nonnegative().default(1) });

const settingsSchema = z.strictObject({
  afterRetries: z.enum(["cancel", "unpaid", "past_due"]).optional(),
  oneSubscription: z.boolean().optional(),
});

const webhooksSchema = z.strictObject({
  deliver: z.enum(["auto", "hold", "now"]),
  events: z.array(z.string()).optional(),
  parallel: z.int().positive().default(1),
});

const faultSchema = z.strictObject({
  path: z.string().startsWith("/v1"),
  method: z.enum(["GET", "POST", "DELETE"]).optional(),
  status: z.literal([0, 429, 500, 502, 503]),
  times: z.int().positive().default(1),
  delay: z.int().nonnegative().default(0),
  after: z.boolean().default(false),
});

const subscriptionSchema = z.strictObject({
  customer: z.string(),
  price: z.string().default(PRICE_ID),
  trialEnd: seconds.nullable().default(null),
  metadata: z.record(z.string(), z.string()).default({}),
});

const pauseSchema = z.strictObject({ subscription: z.string() });

async function bodyOf<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  const text = await c.req.text();
  const result = schema.safeParse(text === "" ? {} : JSON.parse(text));
  if (!result.success) throw invalid(z.prettifyError(result.error));
  return result.data;
}

/**
 * What a person does in Stripe's dashboard, and what only time or bad luck does. JSON in and out, under `/_local`:
 *
 * - `POST clock { advance: seconds } | { to: unix seconds }` moves the clock ahead and catches up
 * - `POST fail-next-payment { customer, times? }`
 * - `POST subscriptions { customer, price?, trialEnd?, metadata? }` starts one without a checkout
 * - `POST pause { subscription }`, `POST resume { subscription }`
 * - `POST webhooks { deliver: auto | hold | now, events?, parallel? }`: `now` delivers what waits, or these events in
 *   this order, and answers how each went
 * - `POST settings { afterRetries?, oneSubscription? }`, `POST fault { path, status, … }` (see `Settings`, `Fault`), `DELETE fault`
 * - `POST reset` forgets everything, `GET state` shows everything
 */
export function createControl(account: Account, webhooks: Webhooks): Hono<StandIn> {
  const time = (): object => ({ now: now(account) });

  return new Hono<StandIn>()
    .get("/state", (c) => c.json({ ...time(), ...account.state }))
    .post("/reset", (c) => {
      account.state = { ...newState(), port: account.state.port };
      return c.json(time());
    })
    .post("/clock", async (c) => {
      const given = await bodyOf(c, clockSchema);
      const step = "to" in given ? given.to - now(account) : given.advance;
      if (step < 0) throw invalid("The clock only moves ahead.");
      advance(account, step);
      return c.json(time());
    })
    .post("/fail-next-payment", async (c) => {
      const { customer, times } = await bodyOf(c, failSchema);
      account.state.failing[getCustomer(account, customer).id] = times;
      return c.json({ customer, times });
    })
    .post("/settings", async (c) => {
      const given = await bodyOf(c, settingsSchema);
      return c.json(Object.assign(account.state.settings, given));
    })
    .post("/fault", async (c) => {
      const fault = await bodyOf(c, faultSchema);
      account.state.faults.push(fault);
      return c.json(fault);
    })
    .delete("/fault", (c) => {
      account.state.faults = [];
      return c.body(null, 204);
    })
    .post("/subscriptions", async (c) => {
      const { customer, price, ...rest } = await bodyOf(c, subscriptionSchema);
      const order = { quantity: 1, description: null, ...rest };
      return c.json(
        startSubscription(account, {
          ...order,
          customer: getCustomer(account, customer).id,
          price: getPrice(account, price),
        }),
      );
    })
    .post("/pause", async (c) => {
      const subscription = getSubscription(account, (await bodyOf(c, pauseSchema)).subscription);
      changeSubscription(account, subscription, { status: "paused" });
      emit(account, "customer.subscription.paused", subscription);
      return c.json(subscription);
    })
    .post("/resume", async (c) => {
      const subscription = getSubscription(account, (await bodyOf(c, pauseSchema)).subscription);
      changeSubscription(account, subscription, { status: "active" });
      emit(account, "customer.subscription.resumed", subscription);
      return c.json(subscription);
    })
    .post("/webhooks", async (c) => {
      const { deliver, events, parallel } = await bodyOf(c, webhooksSchema);
      if (deliver !== "now") account.state.settings.deliver = deliver;
      const waiting = account.state.deliveries.map(({ event }) => event);
      const sent = deliver === "now" ? await webhooks.deliver(events ?? waiting, parallel) : [];
      return c.json({ sent, waiting: account.state.deliveries.map(({ event }) => event) });
    })
    .onError((error, c) => {
      if (error instanceof ApiError) return c.json({ error: error.body }, error.status);
      if (error instanceof SyntaxError) return c.json({ error: { message: "The body must be JSON." } }, 400);
      console.error("Stripe stand-in:", error);
      return c.json({ error: { message: "The local stand-in for Stripe failed." } }, 500);
    });
}
