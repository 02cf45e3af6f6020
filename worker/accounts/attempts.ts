import { and, eq, gte, inArray, lt, lte, or, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { rateCounters } from "../db/tables.ts";

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

/** Under which key a thing is counted. */
const keyOf = (limit: Limit, subject: string | number): string => `${limit}:${subject}`;

/** Counts one more in one statement; answers the count and the end of the window (ms). */
export async function countUp(db: Db, limit: Limit, subject: string | number, now: number) {
  const fresh = sql`${rateCounters.expiresAt} <= ${now}`;
  const end = new Date(now + LIMITS[limit].window);
  const [row] = await db
    .insert(rateCounters)
    .values({ key: keyOf(limit, subject), count: 1, expiresAt: end })
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

/** Gives one back. */
export const countDown = (db: Db, limit: Limit, subject: string | number) =>
  db
    .update(rateCounters)
    .set({ count: sql`max(0, ${rateCounters.count} - 1)` })
    .where(eq(rateCounters.key, keyOf(limit, subject)));

/** The statement that forgets what was counted for one account. */
export const removeCountersOf = (db: Db, { userId, email }: { userId: number; email: string }) => {
  const names: [Limit, string | number][] = [
    ["upload", userId],
    ["checkout", userId],
    ["userSignInAnywhere", email],
  ];
  // Addresses follow the e-mail after a space; "!" is the next character.
  const from = keyOf("userSignIn", email);
  return db.delete(rateCounters).where(
    or(
      inArray(
        rateCounters.key,
        names.map(([limit, subject]) => keyOf(limit, subject)),
      ),
      and(gte(rateCounters.key, `${from} `), lt(rateCounters.key, `${from}!`)),
    ),
  );
};

/** Forgets counters whose window is over. */
export const removeSpentCounters = (db: Db, now: number) =>
  db.delete(rateCounters).where(lte(rateCounters.expiresAt, new Date(now)));
