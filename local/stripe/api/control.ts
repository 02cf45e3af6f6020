import { type Context, Hono } from "hono";
import * as z from "zod";
import { type StripeAccount, now } from "../engine/account.ts";
import { advance } from "../engine/clock.ts";
import { getCustomer } from "../engine/customers.ts";
import { invalid } from "../engine/errors.ts";
import { emit } from "../engine/events.ts";
import { startSubscription } from "../engine/subscribe.ts";
import { changeSubscription, getSubscription } from "../engine/subscriptions.ts";
import type { Webhooks } from "../engine/webhooks.ts";
import type { StandInEnv } from "../../stand-ins/listen.ts";

const count = z.int().nonnegative();
const status = z.literal([0, 429, 500, 502, 503]);
const method = z.enum(["GET", "POST", "DELETE"]).optional();
const path = z.string().startsWith("/v1");
const metadata = z.record(z.string(), z.string()).default({});

/** Reads the body of a call. Throws StripeError unless it has this shape. */
async function bodyOf<Shape extends z.ZodRawShape>(c: Context, shape: Shape) {
  const { data, error } = z.strictObject(shape).safeParse(await c.req.json().catch(() => undefined));
  if (error) throw invalid(z.prettifyError(error));
  return data;
}

/** Builds the controls under `/_local`, JSON in and out: see ../README.md. */
export function createControl(account: StripeAccount, webhooks: Webhooks): Hono<StandInEnv> {
  const { state } = account;
  const switchTo = (status: "active" | "paused", event: "paused" | "resumed") => async (c: Context) => {
    const subscription = getSubscription(
      account,
      (await bodyOf(c, { subscription: z.string() })).subscription,
    );
    changeSubscription(account, subscription, { status });
    emit(account, `customer.subscription.${event}`, subscription);
    return c.json(subscription);
  };

  return new Hono<StandInEnv>()
    .get("/state", (c) => c.json({ now: now(account), ...state }))
    .post("/clock", async (c) => {
      advance(account, (await bodyOf(c, { advance: count })).advance);
      return c.json({ now: now(account) });
    })
    .post("/fail-next-payment", async (c) => {
      const { customer, times } = await bodyOf(c, { customer: z.string(), times: count.default(1) });
      state.failing[getCustomer(account, customer).id] = times;
      return c.json({ customer, times });
    })
    .post("/settings", async (c) => {
      const afterRetries = z.enum(["cancel", "unpaid", "past_due"]);
      return c.json(Object.assign(state.settings, await bodyOf(c, { afterRetries })));
    })
    .post("/fault", async (c) => {
      const shape = { path, method, status, times: count.default(1), after: z.boolean().default(false) };
      return c.json(state.faults.push(await bodyOf(c, shape)));
    })
    .delete("/fault", (c) => {
      state.faults = [];
      return c.body(null, 204);
    })
    .post("/subscriptions", async (c) => {
      const trialEnd = count.nullable().default(null);
      const order = await bodyOf(c, { customer: z.string(), trialEnd, metadata });
      getCustomer(account, order.customer);
      return c.json(startSubscription(account, order));
    })
    .post("/pause", switchTo("paused", "paused"))
    .post("/resume", switchTo("active", "resumed"))
    .post("/webhooks", async (c) => {
      const shape = { deliver: z.enum(["auto", "hold", "now"]), events: z.array(z.string()).optional() };
      const { deliver, events } = await bodyOf(c, shape);
      if (deliver !== "now") state.settings.deliver = deliver;
      const waiting = () => state.deliveries.map(({ event }) => event);
      const sent = deliver === "now" ? await webhooks.deliver(events ?? waiting()) : [];
      return c.json({ sent, waiting: waiting() });
    });
}
