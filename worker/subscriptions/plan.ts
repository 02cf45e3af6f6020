import { waitUntil } from "cloudflare:workers";
import { HOUR, SECOND } from "#schema/durations.ts";
import type { Plan, Price } from "#schema/plan.ts";
import { isBillingOn, requireBilling } from "../billing.ts";
import type { Ctx } from "../context.ts";
import type { Config } from "../env.ts";
import { Unavailable, UpstreamFailed } from "../errors.ts";
import { inTime } from "../in-time.ts";
import { log } from "../log.ts";
import { findStoredPrice, type StoredPrice, storePrice, rememberedPrice } from "./stored-price.ts";
import { readPrice } from "./stripe-prices.ts";

/** ms after a request to Stripe without a response, in which an older price is used. */
const PAUSE_MS = 30 * SECOND;
/** ms for which other requests wait for a question to Stripe where no price is kept. */
const WAIT_MS = 5 * SECOND;
const POLL_MS = 50;
/** ms that a page waits for Stripe if no price is kept. */
const PRICE_WAIT_MS = 500;

type PlanCtx = Pick<Ctx, "env" | "config" | "now">;
type Question = { askedAt: number; failure?: unknown };

/** This isolate's last question to Stripe. */
const questions = new WeakMap<Config, Question>();

const isFreshPrice = (stored: StoredPrice, now: number) => now - stored.readAt < HOUR;
const toPlan = (price: Price, { config }: PlanCtx): Plan => ({ ...price, trialDays: config.TRIAL_DAYS });
const mayAsk = ({ config, now }: PlanCtx) => now - (questions.get(config)?.askedAt ?? -PAUSE_MS) >= PAUSE_MS;
/** Returns whether Stripe is being asked just now. A question whose request was given up has no end. */
const isBeingAsked = ({ config, now }: PlanCtx): boolean => {
  const question = questions.get(config);
  return question !== undefined && question.failure === undefined && now - question.askedAt < WAIT_MS;
};

async function ask(ctx: PlanCtx): Promise<Plan> {
  const question: Question = { askedAt: ctx.now };
  questions.set(ctx.config, question);
  try {
    const price = await readPrice(ctx.config, ctx.config.STRIPE_PRICE_ID);
    waitUntil(storePrice(ctx, price));
    return toPlan(price, ctx);
  } catch (error) {
    question.failure = error;
    throw error;
  }
}

/** Waits for the answer to another request's question, whose promise is that request's alone. Throws UpstreamFailed. */
async function awaitPrice(ctx: PlanCtx): Promise<Price> {
  const question = questions.get(ctx.config);
  for (const until = Date.now() + WAIT_MS; Date.now() < until; await scheduler.wait(POLL_MS)) {
    const stored = rememberedPrice(ctx);
    if (stored) return stored.price;
    if (question?.failure) break;
  }
  throw new UpstreamFailed("upstream_failed", question?.failure);
}

/** Asks Stripe for the price; logs a failure and returns undefined. */
const tryToAsk = (ctx: PlanCtx): Promise<Plan | undefined> =>
  ask(ctx).catch((error: unknown) => {
    log("warn", { message: "the price could not be read" }, error);
    return undefined;
  });

/** Finds the cached price: this isolate's while it is fresh enough, otherwise the one in KV. */
const findPrice = async (ctx: PlanCtx): Promise<StoredPrice | undefined> =>
  rememberedPrice(ctx, mayAsk(ctx) ? HOUR : undefined) ?? (await findStoredPrice(ctx));

/**
 * Reads what a subscription costs, as Stripe said within the last hour, or within the last day while Stripe fails.
 * Throws Unavailable where there is no price, and UpstreamFailed when Stripe fails and no price is kept.
 */
export async function getPlan(ctx: PlanCtx): Promise<Plan> {
  requireBilling(ctx);
  if (ctx.config.STRIPE_PRICE_ID === "") throw new Unavailable("payments_off", null);
  const stored = await findPrice(ctx);
  if (!stored) return isBeingAsked(ctx) ? toPlan(await awaitPrice(ctx), ctx) : ask(ctx);
  const plan = toPlan(stored.price, ctx);
  if (isFreshPrice(stored, ctx.now) || !mayAsk(ctx)) return plan;
  return (await tryToAsk(ctx)) ?? plan;
}

/**
 * Reads what a subscription costs for a page that shows it beside other things: the kept price, up to a day old, while
 * Stripe is asked in the background. If none is kept, it waits for Stripe, PRICE_WAIT_MS at most. undefined when the price
 * isn't known yet, null on a server without a price.
 */
export async function findPlan(ctx: PlanCtx): Promise<Plan | null | undefined> {
  if (!isBillingOn(ctx) || ctx.config.STRIPE_PRICE_ID === "") return null;
  const stored = await findPrice(ctx);
  const plan = stored && toPlan(stored.price, ctx);
  if ((stored && isFreshPrice(stored, ctx.now)) || !mayAsk(ctx)) return plan;
  const question = tryToAsk(ctx);
  waitUntil(question);
  return plan ?? inTime(question, PRICE_WAIT_MS).catch(() => undefined);
}
