import type { Context } from "hono";
import { type Count, countDown, countUp, type Limit, LIMITS, type Use } from "../accounts/attempts.ts";
import { isLoopback } from "../env.ts";
import { TooMany } from "../failures.ts";
import { log } from "../log.ts";
import { type AppEnv, callerNetwork } from "./context.ts";

/** Load tests switch the limits off; on any other machine's network they stay. */
const isOff = <E extends AppEnv>(c: Context<E>): boolean =>
  c.var.config.RATE_LIMITS === "off" && isLoopback(new URL(c.req.url).hostname);

/** Counts one use, exactly, in the database. */
export async function count<E extends AppEnv>(c: Context<E>, use: Use): Promise<Count> {
  if (isOff(c)) return { count: 0, endsAt: 0 };
  return countUp(c.var.db, c.var.config.SESSION_SECRET, use, Date.now());
}

/** Gives them back: what succeeded, or was refused, doesn't count. */
export async function refund<E extends AppEnv>(c: Context<E>, ...uses: Use[]): Promise<void> {
  if (!isOff(c)) await countDown(c.var.db, c.var.config.SESSION_SECRET, uses);
}

/** Throws TooMany where it happened more often than `max` times. */
export function requireWithin(
  limit: Limit,
  { count: times, endsAt }: Count,
  max: number = LIMITS[limit].max,
): void {
  if (times > max) throw new TooMany(Math.max(1, Math.ceil((endsAt - Date.now()) / 1000)), limit);
}

/** Counts one use and throws TooMany past its bound. */
export const spend = async <E extends AppEnv>(c: Context<E>, ...use: Use): Promise<void> =>
  requireWithin(use[0], await count(c, use));

/** Cloudflare's own counters, approximate, asked before any work is done; a broken one lets pass: the database's are exact. */
async function limitBy(limiter: RateLimit, name: string, subject: string | number): Promise<void> {
  const { success } = await limiter.limit({ key: `${name}:${subject}` }).catch((error: unknown) => {
    log("error", { message: "a rate limiter failed", limit: name }, error);
    return { success: true };
  });
  if (!success) throw new TooMany(60, name);
}

/** The cheap outer layer of what anybody may do, per network and action. */
export async function limitNetwork<E extends AppEnv>(c: Context<E>, action: string): Promise<void> {
  if (!isOff(c)) await limitBy(c.env.ADDRESS_LIMIT, action, callerNetwork(c));
}

/** How often an account may write, whatever it writes. */
export async function limitWrites<E extends AppEnv>(c: Context<E>, userId: number): Promise<void> {
  if (!isOff(c)) await limitBy(c.env.WRITE_LIMIT, "writes", userId);
}
