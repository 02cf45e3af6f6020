import * as z from "zod/mini";
import { DAY } from "#schema/durations.ts";
import type { Ctx } from "../context.ts";
import type { Config } from "../env.ts";
import { inTime } from "../in-time.ts";
import { log } from "../log.ts";
import { type Price, priceSchema } from "./stripe-prices.ts";

/** Milliseconds that a request waits for KV. */
const KV_TIMEOUT = 250;

/** The prefix of prices' keys in KV. Sessions' keys have another one. */
export const PRICE_KEYS = "plan:";

const keptSchema = z.object({
  /** when Stripe was asked, ms since 1970 */
  readAt: z.number(),
  price: priceSchema,
});
export type KeptPrice = z.output<typeof keptSchema>;

type KeepCtx = Pick<Ctx, "env" | "config" | "now">;

/** The price of this isolate, by the settings it belongs to. */
const memory = new WeakMap<Config, KeptPrice>();

const priceKeyOf = ({ STRIPE_PRICE_ID }: Config) => PRICE_KEYS + STRIPE_PRICE_ID;
const notOlder = (kept: KeptPrice | undefined, age: number, now: number) =>
  kept !== undefined && now - kept.readAt < age ? kept : undefined;

/** Logs a failure of KV and returns null, so that Stripe is asked instead. */
const logKvFailure = (error: unknown): null => {
  log("warn", { message: "kept price out of reach" }, error);
  return null;
};

/** Returns the price in this isolate's memory, if it is at most `age` ms old. */
export const rememberedPrice = ({ config, now }: KeepCtx, age = DAY): KeptPrice | undefined =>
  notOlder(memory.get(config), age, now);

/** Finds the price that any isolate has stored in KV within the last day. */
export async function findKeptPrice({ env, config, now }: KeepCtx): Promise<KeptPrice | undefined> {
  const value = await inTime(env.SESSIONS.get(priceKeyOf(config), "json"), KV_TIMEOUT).catch(logKvFailure);
  const found = keptSchema.safeParse(value).data;
  const known = memory.get(config);
  if (found && (!known || found.readAt > known.readAt)) memory.set(config, found);
  return notOlder(memory.get(config), DAY, now);
}

/** Stores a price that was just read, for all isolates. */
export async function keepPrice({ env, config, now }: KeepCtx, price: Price): Promise<void> {
  const kept: KeptPrice = { readAt: now, price };
  memory.set(config, kept);
  const options = { expirationTtl: DAY / 1000 };
  await env.SESSIONS.put(priceKeyOf(config), JSON.stringify(kept), options).catch(logKvFailure);
}
