import { and, gte, inArray, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { rateCounters } from "../db/tables.ts";

const MINUTE = 60_000;

/** How often each thing may happen under one key: `max` times in a window of `window` ms. */
export const LIMITS = {
  /** failed sign-ins to one account from one address */
  userSignIn: { max: 10, window: 15 * MINUTE },
  /** the same past that bound: its owner may share the address with whoever guesses */
  userSignInSlow: { max: 1, window: MINUTE },
  /** failed sign-ins to one account from anywhere but the devices it has signed in on before */
  userSignInAnywhere: { max: 20, window: 15 * MINUTE },
  /** failed sign-ins to one account on one device that knows it */
  userSignInDevice: { max: 10, window: 15 * MINUTE },
  adminSignIn: { max: 5, window: 15 * MINUTE },
  adminSignInSlow: { max: 1, window: MINUTE },
  adminSignInAnywhere: { max: 10, window: 15 * MINUTE },
  adminSignInDevice: { max: 5, window: 15 * MINUTE },
  /** new accounts of one address */
  signUp: { max: 60, window: 60 * MINUTE },
  /** pictures one account uploads */
  upload: { max: 120, window: 60 * MINUTE },
  /** what one account asks Stripe for */
  checkout: { max: 40, window: 60 * MINUTE },
  /** questions to Stripe about a plan of one account whose planned end has passed */
  overdue: { max: 1, window: MINUTE },
  /** reviews of one profile from one address: a bus of forty guests may share the hotel's */
  review: { max: 45, window: 10 * MINUTE },
  /** the same over a longer time */
  reviewHour: { max: 60, window: 60 * MINUTE },
  /** reviews of one profile from anywhere */
  reviewAnywhere: { max: 200, window: 60 * MINUTE },
} as const;
export type Limit = keyof typeof LIMITS;

/** What happens, and to whom or from where: texts (e-mails, addresses) and ids. */
export type Use = readonly [limit: Limit, ...subject: (string | number)[]];

/** How often it has happened in the window that ends at `endsAt` (ms). */
export type Count = { count: number; endsAt: number };

/** A text that names somebody, as it may be stored: without the secret nobody finds out what it was. */
async function pseudonym(secret: string, text: string): Promise<string> {
  const bytes = (value: string) => new TextEncoder().encode(value);
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytes(secret), hmac, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign(hmac, key, bytes(text)), 0, 16).toHex();
}

/** Under which key a use is counted: the limit, then each part of the subject. */
async function keyOf(secret: string, [limit, ...subject]: Use): Promise<string> {
  const parts = subject.map((part) => (typeof part === "number" ? part : pseudonym(secret, part)));
  return [limit, ...(await Promise.all(parts))].join(":");
}

/** Counts one more in one statement. */
export async function countUp(db: Db, secret: string, use: Use, now: number): Promise<Count> {
  const key = await keyOf(secret, use);
  const isOver = sql`${rateCounters.expiresAt} <= ${now}`;
  const end = new Date(now + LIMITS[use[0]].window);
  const [row] = await db
    .insert(rateCounters)
    .values({ key, count: 1, expiresAt: end })
    .onConflictDoUpdate({
      target: rateCounters.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateCounters.count} + 1 end`,
        expiresAt: sql`case when ${isOver} then ${end.getTime()} else ${rateCounters.expiresAt} end`,
      },
    })
    .returning();
  return { count: row?.count ?? 1, endsAt: row?.expiresAt.getTime() ?? end.getTime() };
}

/** Gives each of these back. */
export async function countDown(db: Db, secret: string, uses: readonly Use[]): Promise<void> {
  const keys = await Promise.all(uses.map((use) => keyOf(secret, use)));
  await db
    .update(rateCounters)
    .set({ count: sql`max(0, ${rateCounters.count} - 1)` })
    .where(inArray(rateCounters.key, keys));
}

/** Which counters are of one account. */
export async function countersOf(secret: string, { userId, email }: { userId: number; email: string }) {
  const uses: Use[] = [
    ["upload", userId],
    ["checkout", userId],
    ["overdue", userId],
    ["userSignInAnywhere", email],
  ];
  const keys = await Promise.all(uses.map((use) => keyOf(secret, use)));
  const perNetwork = (["userSignIn", "userSignInSlow"] as const).map(async (limit) => {
    const from = await keyOf(secret, [limit, email]);
    // Networks follow the e-mail after a colon; ";" is the next character.
    return and(gte(rateCounters.key, `${from}:`), lt(rateCounters.key, `${from};`));
  });
  return or(inArray(rateCounters.key, keys), ...(await Promise.all(perNetwork)));
}

/** The statement that forgets them. */
export const removeCounters = (db: Db, which: SQL | undefined) => db.delete(rateCounters).where(which);

/** Forgets counters whose window is over. */
export const removeSpentCounters = (db: Db, now: number) =>
  db.delete(rateCounters).where(lte(rateCounters.expiresAt, new Date(now)));
