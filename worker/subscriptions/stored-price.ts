import * as z from "zod/mini";
import { DAY } from "#schema/durations.ts";
import type { Price } from "#schema/plan.ts";
import type { Ctx } from "../context.ts";
import type { Config } from "../env.ts";
import { inTime } from "../in-time.ts";
import { log } from "../log.ts";
import { priceSchema } from "./stripe-prices.ts";

/** ms that a request waits for KV. */
const KV_TIMEOUT_MS = 250;

/** The prefix of prices' keys in KV. Sessions' keys have another one. */
export const PRICE_KEYS = "plan:";

const storedPriceSchema = z.object({
  /** when Stripe was asked, ms since 1970 */
  readAt: z.number(),
  price: priceSchema,
});
export type StoredPrice = z.output<typeof storedPriceSchema>;

type PriceCtx = Pick<Ctx, "env" | "config" | "now">;

/** The price of this isolate, by the settings it belongs to. */
const memory = new WeakMap<Config, StoredPrice>();

const priceKeyOf = ({ STRIPE_PRICE_ID }: Config) => PRICE_KEYS + STRIPE_PRICE_ID;
const notOlder = (stored: StoredPrice | undefined, age: number, now: number) =>
  stored !== undefined && now - stored.readAt < age ? stored : undefined;

/** Logs a failure of KV and returns null, so that Stripe is asked instead. */
const logKvFailure = (error: unknown): null => {
  log("warn", { message: "kept price out of reach" }, error);
  return null;
};

/** Returns the price in this isolate's memory, if it is at most `age` ms old. */
export const rememberedPrice = ({ config, now }: PriceCtx, age = DAY): StoredPrice | undefined =>
  notOlder(memory.get(config), age, now);

/** Finds the price that any isolate has stored in KV within the last day. */
export async function findStoredPrice({ env, config, now }: PriceCtx): Promise<StoredPrice | undefined> {
  const value = await inTime(env.SESSIONS.get(priceKeyOf(config), "json"), KV_TIMEOUT_MS).catch(logKvFailure);
  const found = storedPriceSchema.safeParse(value).data;
  const cached = memory.get(config);
  if (found && (!cached || found.readAt > cached.readAt)) memory.set(config, found);
  return notOlder(memory.get(config), DAY, now);
}

/** Stores a price that was just read, for all isolates. */
export async function storePrice({ env, config, now }: PriceCtx, price: Price): Promise<void> {
  const stored: StoredPrice = { readAt: now, price };
  memory.set(config, stored);
  const options = { expirationTtl: DAY / 1000 };
  await env.SESSIONS.put(priceKeyOf(config), JSON.stringify(stored), options).catch(logKvFailure);
}
