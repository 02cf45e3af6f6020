import { inArray, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { Ctx, RequestCtx } from "../context.ts";
import type { Db } from "../db/client.ts";
import { rateCounters } from "../db/tables/rate-counters.ts";
import { TooManyRequests } from "../errors.ts";
import { counterKey, type RateUse } from "./counter-key.ts";
import { RATE_LIMITS, type RateLimitName } from "./limits.ts";
import { firstRows } from "../db/first-rows.ts";

/** The uses of a rate limit in the window that ends at `endsAt` (ms since 1970). */
type RateCount = { count: number; endsAt: number };

/**
 * Returns the condition of a counter whose window is over, or ends so late that a clock which was ahead has begun it: without that
 * the limit would hold until then. Of two calls at once the later may have begun earlier, by less than a window.
 */
const isOverAt = (now: number, window: number): SQL =>
  sql`(${rateCounters.expiresAt} <= ${now} or ${rateCounters.expiresAt} > ${now + 2 * window})`;

/** Returns what one more use makes of a counter: a new window that ends at `end`, where the old one is over. */
function nextCount(isOver: SQL, end: Date) {
  return {
    count: sql`case when ${isOver} then 1 else ${rateCounters.count} + 1 end`,
    expiresAt: sql`case when ${isOver} then ${end.getTime()} else ${rateCounters.expiresAt} end`,
  };
}

/** Counts one use in one statement and returns the count. It doesn't throw past the limit. */
export async function countUse(ctx: RequestCtx, use: RateUse): Promise<RateCount> {
  const { db, config, now } = ctx;
  if (!ctx.hasRateLimits) return { count: 0, endsAt: 0 };
  const key = await counterKey(config.SESSION_SECRET, use);
  const { window } = RATE_LIMITS[use[0]];
  const end = new Date(now + window);
  const [row] = await db
    .insert(rateCounters)
    .values({ key, count: 1, expiresAt: end })
    .onConflictDoUpdate({
      target: rateCounters.key,
      set: nextCount(isOverAt(now, window), end),
    })
    .returning();
  return { count: row?.count ?? 1, endsAt: row?.expiresAt.getTime() ?? end.getTime() };
}

/** Throws TooManyRequests when a count is over `max`. */
export function requireWithin(
  { now }: Ctx,
  limit: RateLimitName,
  { count, endsAt }: RateCount,
  max: number = RATE_LIMITS[limit].max,
): void {
  if (count > max) throw new TooManyRequests(Math.max(1, Math.ceil((endsAt - now) / 1000)), limit);
}

/** Counts one use. Throws TooManyRequests past the limit. */
export const consumeRateLimit = async (ctx: RequestCtx, ...use: RateUse): Promise<void> =>
  requireWithin(ctx, use[0], await countUse(ctx, use));

/**
 * Counts one use up to the limit's `max`, and returns whether it was within. Past the limit it writes nothing, so that a
 * flood costs reads alone.
 */
export async function tryUse(ctx: RequestCtx, use: RateUse): Promise<boolean> {
  const { db, config, now } = ctx;
  if (!ctx.hasRateLimits) return true;
  const { max, window } = RATE_LIMITS[use[0]];
  const key = await counterKey(config.SESSION_SECRET, use);
  const isOver = isOverAt(now, window);
  const end = new Date(now + window);
  const counted = await db
    .insert(rateCounters)
    .values({ key, count: 1, expiresAt: end })
    .onConflictDoUpdate({
      target: rateCounters.key,
      set: nextCount(isOver, end),
      setWhere: or(isOver, lt(rateCounters.count, max)),
    })
    .returning({ count: rateCounters.count });
  return counted.length > 0;
}

/** Takes back uses that don't count after all. */
export async function releaseRateLimit(ctx: RequestCtx, ...uses: RateUse[]): Promise<void> {
  if (!ctx.hasRateLimits) return;
  const keys = await Promise.all(uses.map((use) => counterKey(ctx.config.SESSION_SECRET, use)));
  await ctx.db
    .update(rateCounters)
    .set({ count: sql`max(0, ${rateCounters.count} - 1)` })
    .where(inArray(rateCounters.key, keys));
}

/** Returns the statement that deletes counters whose window is over. */
export const removeExpiredCounters = ({ db, now }: { db: Db; now: number }) =>
  db.delete(rateCounters).where(firstRows(rateCounters, lte(rateCounters.expiresAt, new Date(now))));
