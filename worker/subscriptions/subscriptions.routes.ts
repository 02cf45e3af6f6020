import { Hono } from "hono";
import { checkoutSchema } from "#schema/checkout.ts";
import { type Billing, statusAt } from "#schema/subscription.ts";
import { LIMITS } from "../accounts/attempts.ts";
import { type Config, isLoopback } from "../env.ts";
import { Invalid } from "../failures.ts";
import { requireUser, unseen } from "../http/access.ts";
import type { AppEnv } from "../http/context.ts";
import { count, spend } from "../http/limits.ts";
import { messagesOf, readJson } from "../http/validate.ts";
import {
  cancelPlan,
  getStanding,
  keepPlan,
  startCheckout,
  startPortal,
  syncAccount,
} from "./subscriptions.ts";

type Row = Awaited<ReturnType<typeof getStanding>>;

const toBilling = (row: Row, config: Config, now: number): Billing => ({
  status: statusAt(row, now),
  trialEndsAt: row.trialEndsAt?.toISOString() ?? null,
  subscriptionEndsAt: row.subscriptionEndsAt?.toISOString() ?? null,
  periodEndsAt: row.periodEndsAt?.toISOString() ?? null,
  hasPortal: row.customerId !== null,
  isRehearsal: isLoopback(new URL(config.STRIPE_API_BASE).hostname),
});

/** /api/subscriptions. What changes an account's standing drops its pages itself, whoever asks. */
export const subscriptions = new Hono<AppEnv>()
  .get("/status", requireUser, async (c) => {
    const { db, config, user } = c.var;
    const now = Date.now();
    const mayAsk = async () => (await count(c, ["overdue", user.id])).count <= LIMITS.overdue.max;
    return c.json(toBilling(await getStanding(config, db, user.id, now, mayAsk), config, now));
  })
  .post("/create-checkout-session", requireUser, unseen, async (c) => {
    const { db, config, user } = c.var;
    // The call may come without a body, or name the one price there is.
    const text = await c.req.text();
    const body: unknown = text === "" ? {} : await readJson(c);
    const result = checkoutSchema(config.STRIPE_PRICE_ID).safeParse(body);
    if (!result.success) throw new Invalid(messagesOf(result.error));
    await spend(c, "checkout", user.id);
    return c.json({ url: await startCheckout(config, db, user.id, Date.now()) });
  })
  .post("/cancel", requireUser, unseen, async (c) => {
    const { db, config, user } = c.var;
    await spend(c, "checkout", user.id);
    const now = Date.now();
    return c.json(toBilling(await cancelPlan(config, db, user.id, now), config, now));
  })
  .post("/keep", requireUser, unseen, async (c) => {
    const { db, config, user } = c.var;
    await spend(c, "checkout", user.id);
    const now = Date.now();
    return c.json(toBilling(await keepPlan(config, db, user.id, now), config, now));
  })
  .post("/portal", requireUser, unseen, async (c) => {
    const { db, config, user } = c.var;
    await spend(c, "checkout", user.id);
    return c.json({ url: await startPortal(config, db, user.id) });
  })
  // Back from the payment page: Stripe says how the account stands, the address bar doesn't.
  .post("/sync", requireUser, unseen, async (c) => {
    const { db, config, user } = c.var;
    await spend(c, "checkout", user.id);
    const now = Date.now();
    return c.json(toBilling((await syncAccount(config, db, user.id, now)).row, config, now));
  });
