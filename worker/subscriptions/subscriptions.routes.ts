import { Hono } from "hono";
import { checkoutSchema } from "#schema/checkout.ts";
import { requireUser } from "../auth/access.ts";
import { requireBilling } from "../billing.ts";
import { ValidationError } from "../errors.ts";
import type { AppEnv } from "../http/context.ts";
import { readJson } from "../http/validate.ts";
import { skipPurge } from "../public-page-cache/purge-after-write.ts";
import { RATE_LIMITS } from "../rate-limits/limits.ts";
import { consumeRateLimit, countUse } from "../rate-limits/rate-limits.ts";
import { startCheckout, startPortal } from "./checkout.ts";
import { getPlan } from "./plan.ts";
import { cancelSubscription, getSubscription, keepSubscription, syncSubscription } from "./subscriptions.ts";

/** /api/subscriptions. Nothing is purged after these calls, because every sync purges what it changes. */
export const subscriptionRoutes = new Hono<AppEnv>()
  .use("*", async (c, next) => {
    if (!c.req.path.endsWith("/status")) requireBilling(c.var.ctx);
    await next();
  })
  .get("/plan", async (c) => c.json(await getPlan(c.var.ctx)))
  .get("/status", requireUser, async (c) => {
    const { ctx, user } = c.var;
    const mayAsk = async () => (await countUse(ctx, ["overdue", user.id])).count <= RATE_LIMITS.overdue.max;
    return c.json(await getSubscription(ctx, user.id, mayAsk));
  })
  .post("/create-checkout-session", requireUser, skipPurge, async (c) => {
    const { ctx, user } = c.var;
    // The body is optional, and may only name the configured price.
    const text = await c.req.text();
    const body: unknown = text === "" ? {} : await readJson(c);
    const result = checkoutSchema(ctx.config.STRIPE_PRICE_ID).safeParse(body);
    if (!result.success) throw new ValidationError(result.error.issues);
    await consumeRateLimit(ctx, "checkout", user.id);
    return c.json({ url: await startCheckout(ctx, user.id) });
  })
  .post("/cancel", requireUser, skipPurge, async (c) => {
    const { ctx, user } = c.var;
    await consumeRateLimit(ctx, "checkout", user.id);
    return c.json(await cancelSubscription(ctx, user.id));
  })
  .post("/keep", requireUser, skipPurge, async (c) => {
    const { ctx, user } = c.var;
    await consumeRateLimit(ctx, "checkout", user.id);
    return c.json(await keepSubscription(ctx, user.id));
  })
  .post("/portal", requireUser, skipPurge, async (c) => {
    const { ctx, user } = c.var;
    await consumeRateLimit(ctx, "checkout", user.id);
    return c.json({ url: await startPortal(ctx, user.id) });
  })
  // This call follows the return from the checkout page. Stripe decides the result, not the query of the URL.
  .post("/sync", requireUser, skipPurge, async (c) => {
    const { ctx, user } = c.var;
    await consumeRateLimit(ctx, "checkout", user.id);
    return c.json(await syncSubscription(ctx, user.id));
  });
