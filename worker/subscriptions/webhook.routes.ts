import { Hono } from "hono";
import { requireBilling } from "../billing.ts";
import { BadRequest } from "../errors.ts";
import { received, takeBody } from "../http/body.ts";
import type { AppEnv } from "../http/context.ts";
import { log } from "../log.ts";
import { handleEvent } from "./events.ts";
import { hasObject, readStripeEvent } from "./stripe-events.ts";

const takeEvent = takeBody({ maxBytes: 256 * 1024, code: "event_too_large" });

/** /api/webhooks: 200 for a handled or ignored event, 400 for a wrong signature or an event without an object, 5xx when Stripe must send it again, and while billing is off. */
export const webhookRoutes = new Hono<AppEnv>().post("/stripe", takeEvent, async (c) => {
  const { ctx } = c.var;
  requireBilling(ctx);
  const body = await received(c.req.text());
  const event = await readStripeEvent(ctx, { body, signature: c.req.header("Stripe-Signature") ?? "" });
  if (event === undefined) throw new BadRequest("wrong_signature");
  if (!hasObject(event)) {
    log("warn", {
      message: "a webhook's event has no object: choose snapshot events, not thin ones, at Stripe",
    });
    throw new BadRequest("event_empty");
  }
  await handleEvent(ctx, event);
  return c.json({ received: true });
});
