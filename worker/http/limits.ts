import type { Context } from "hono";
import { countDown, countUp, type Limit, LIMITS } from "../accounts/attempts.ts";
import { isLoopback } from "../env.ts";
import { TooMany } from "../failures.ts";
import { addressOf, type AppEnv } from "./context.ts";

/** Load tests switch the limits off; on any other machine's network they stay. */
const isOff = <E extends AppEnv>(c: Context<E>): boolean =>
  c.var.config.RATE_LIMITS === "off" && isLoopback(new URL(c.req.url).hostname);

/** Counts one `limit` under `subject` and throws TooMany past its bound. Exact, in the database. */
export async function spend<E extends AppEnv>(
  c: Context<E>,
  limit: Limit,
  subject: string | number,
): Promise<void> {
  if (isOff(c)) return;
  const now = Date.now();
  const { count, endsAt } = await countUp(c.var.db, limit, subject, now);
  if (count > LIMITS[limit].max) throw new TooMany(Math.max(1, Math.ceil((endsAt - now) / 1000)));
}

/** Gives one back: what succeeded doesn't count. */
export async function refund<E extends AppEnv>(
  c: Context<E>,
  limit: Limit,
  subject: string | number,
): Promise<void> {
  if (!isOff(c)) await countDown(c.var.db, limit, subject);
}

/** The cheap outer layer: Cloudflare's own counter per address and action, approximate, before any work is done. */
export async function limitAddress<E extends AppEnv>(c: Context<E>, action: string): Promise<void> {
  if (isOff(c)) return;
  const { success } = await c.env.ADDRESS_LIMIT.limit({ key: `${action}:${addressOf(c)}` });
  if (!success) throw new TooMany(60);
}
