import * as z from "zod/mini";
import { DAY } from "#schema/durations.ts";
import type { Ctx } from "../context.ts";
import type { Config } from "../env.ts";
import { inTime } from "../in-time.ts";
import { log } from "../log.ts";
import { type Price, priceSchema } from "./stripe-prices.ts";

/** How long a request waits for KV, ms. */
const KV_TIMEOUT = 250;

/** Keys of prices in KV begin like this; those of sessions never do. */
export const PRICE_KEYS = "plan:";

const keptSchema = z.object({
  /** when Stripe was asked, ms since 1970 */
  readAt: z.number(),
  price: priceSchema,
});
export type KeptPrice = z.output<typeof keptSchema>;

type KeepCtx = Pick<Ctx, "env" | "config" | "now">;

/** By the settings they belong to: one an isolate. */
const memory = new WeakMap<Config, KeptPrice>();

const keyOf = ({ STRIPE_PRICE_ID }: Config) => PRICE_KEYS + STRIPE_PRICE_ID;
const notOlder = (kept: KeptPrice | undefined, age: number, now: number) =>
  kept !== undefined && now - kept.readAt < age ? kept : undefined;

/** KV may be out of reach: Stripe is asked then. */
const logKvFailure = (error: unknown): null => {
  log("warn", { message: "kept price out of reach" }, error);
  return null;
};

/** The price as this isolate remembers it, of the last `age` ms. */
export const rememberedPrice = ({ config, now }: KeepCtx, age = DAY): KeptPrice | undefined =>
  notOlder(memory.get(config), age, now);

/** The price as any isolate has kept it, of the last day. */
export async function findKeptPrice({ env, config, now }: KeepCtx): Promise<KeptPrice | undefined> {
  const value = await inTime(env.SESSIONS.get(keyOf(config), "json"), KV_TIMEOUT).catch(logKvFailure);
  const found = keptSchema.safeParse(value).data;
  const known = memory.get(config);
  if (found && (!known || found.readAt > known.readAt)) memory.set(config, found);
  return notOlder(memory.get(config), DAY, now);
}

/** Keeps a price that was just read, for all isolates. */
export async function keepPrice({ env, config, now }: KeepCtx, price: Price): Promise<void> {
  const kept: KeptPrice = { readAt: now, price };
  memory.set(config, kept);
  const options = { expirationTtl: DAY / 1000 };
  await env.SESSIONS.put(keyOf(config), JSON.stringify(kept), options).catch(logKvFailure);
}
