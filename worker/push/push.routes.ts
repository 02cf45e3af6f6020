import { Hono } from "hono";
import { pushEndpointSchema, pushSubscriptionSchema } from "#schema/push.ts";
import { requireUser } from "../auth/access.ts";
import { NotFound } from "../errors.ts";
import type { AppEnv } from "../http/context.ts";
import { json } from "../http/validate.ts";
import { skipPurge } from "../public-page-cache/purge-after-write.ts";
import { getPushState, removeSubscription, saveSubscription } from "./subscriptions.ts";
import { vapidOf } from "./transport.ts";

/** /api/push: the calling device, and whether it gets notices of new reviews */
export const pushRoutes = new Hono<AppEnv>()
  .get("/", requireUser, async (c) => c.json(await getPushState(c.var.ctx, c.var.user.id)))
  .put("/", requireUser, skipPurge, json(pushSubscriptionSchema), async (c) => {
    if (!vapidOf(c.var.ctx)) throw new NotFound();
    await saveSubscription(c.var.ctx, c.var.session, c.req.valid("json"));
    return c.body(null, 204);
  })
  .delete("/", requireUser, skipPurge, json(pushEndpointSchema), async (c) => {
    await removeSubscription(c.var.ctx, c.var.user.id, c.req.valid("json").endpoint);
    return c.body(null, 204);
  });
