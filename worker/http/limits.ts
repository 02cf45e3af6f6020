import { sql } from "drizzle-orm";
import type { Context } from "hono";
import type { Db } from "../db/client.ts";
import { rateCounters } from "../db/tables.ts";
import { isLoopback } from "../env.ts";
import { TooMany } from "../failures.ts";
import { addressOf, type AppEnv } from "./context.ts";

const MINUTE = 60_000;

/** How often each thing may happen under one key: `max` times in a window of `window` ms. */
export const LIMITS = {
  /** failed sign-ins to one account from one address */
  userSignIn: { max: 10, window: 15 * MINUTE },
  /** failed sign-ins to one account from anywhere but the devices it has signed in on before */
  userSignInAnywhere: { max: 20, window: 15 * MINUTE },
  /** failed sign-ins to one account on one device that knows it */
  userSignInDevice: { max: 10, window: 15 * MINUTE },
  adminSignIn: { max: 5, window: 15 * MINUTE },
  adminSignInAnywhere: { max: 10, window: 15 * MINUTE },
  adminSignInDevice: { max: 5, window: 15 * MINUTE },
  /** new accounts of one address */
  signUp: { max: 60, window: 60 * MINUTE },
  /** pictures one account uploads */
  upload: { max: 120, window: 60 * MINUTE },
  /** what one account asks Stripe for */
  checkout: { max: 40, window: 60 * MINUTE },
  /** reviews of one profile from one address: a whole bus shares the hotel's */
  review: { max: 60, window: 60 * MINUTE },
  /** reviews of one profile from anywhere */
  reviewAnywhere: { max: 200, window: 60 * MINUTE },
} as const;
export type Limit = keyof typeof LIMITS;

/** Load tests switch the limits off; on any other machine's network they stay. */
const isOff = <E extends AppEnv>(c: Context<E>): boolean =>
  c.var.config.RATE_LIMITS === "off" && isLoopback(new URL(c.req.url).hostname);

/** Counts one more under `key` in one statement; answers the count and the end of the window (ms). */
async function countUp(db: Db, key: string, window: number, now: number) {
  const fresh = sql`${rateCounters.expiresAt} <= ${now}`;
  const end = new Date(now + window);
  const [row] = await db
    .insert(rateCounters)
    .values({ key, count: 1, expiresAt: end })
    .onConflictDoUpdate({
      target: rateCounters.key,
      set: {
        count: sql`case when ${fresh} then 1 else ${rateCounters.count} + 1 end`,
        expiresAt: sql`case when ${fresh} then ${end.getTime()} else ${rateCounters.expiresAt} end`,
      },
    })
    .returning();
  return { count: row?.count ?? 1, endsAt: row?.expiresAt.getTime() ?? end.getTime() };
}

/** Counts one `limit` under `subject` and throws TooMany past its bound. Exact, in the database. */
export async function spend<E extends AppEnv>(
  c: Context<E>,
  limit: Limit,
  subject: string | number,
): Promise<void> {
  if (isOff(c)) return;
  const { max, window } = LIMITS[limit];
  const now = Date.now();
  const { count, endsAt } = await countUp(c.var.db, `${limit}:${subject}`, window, now);
  if (count > max) throw new TooMany(Math.max(1, Math.ceil((endsAt - now) / 1000)));
}

/** Gives one back: what succeeded doesn't count. */
export async function refund<E extends AppEnv>(
  c: Context<E>,
  limit: Limit,
  subject: string | number,
): Promise<void> {
  if (isOff(c)) return;
  await c.var.db
    .update(rateCounters)
    .set({ count: sql`max(0, ${rateCounters.count} - 1)` })
    .where(sql`${rateCounters.key} = ${`${limit}:${subject}`}`);
}

/** The cheap outer layer: Cloudflare's own counter per address and action, approximate, before any work is done. */
export async function limitAddress<E extends AppEnv>(c: Context<E>, action: string): Promise<void> {
  if (isOff(c)) return;
  const { success } = await c.env.ADDRESS_LIMIT.limit({ key: `${action}:${addressOf(c)}` });
  if (!success) throw new TooMany(60);
}

/** Forgets counters whose window is over. */
export const removeSpentCounters = (db: Db, now: number) =>
  db.delete(rateCounters).where(sql`${rateCounters.expiresAt} <= ${now}`);
