import { Hono } from "hono";
import { Failure } from "../failures.ts";
import { received } from "../http/body.ts";
import type { AppEnv } from "../http/context.ts";
import { readEvent } from "./stripe.ts";
import { handleEvent } from "./subscriptions.ts";

/** /api/webhooks: 200 for what is done or not ours, 400 for a wrong signature, 5xx for what Stripe shall send again. */
export const webhooks = new Hono<AppEnv>().post("/stripe", async (c) => {
  const { config, db } = c.var;
  const now = Date.now();
  const event = await readEvent(
    config,
    await received(c.req.text()),
    c.req.header("Stripe-Signature") ?? "",
    now,
  );
  if (!event) throw new Failure(400, "Wrong signature");
  await handleEvent(config, db, event, now);
  return c.json({ received: true });
});
