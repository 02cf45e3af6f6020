import { asc, eq, lte, sql } from "drizzle-orm";
import { countersOf, removeCounters } from "../accounts/attempts.ts";
import { removeSessionsOf } from "../accounts/sessions.ts";
import type { Db } from "../db/client.ts";
import { auditLog, guides, removals, tours, users } from "../db/tables.ts";
import type { Config } from "../env.ts";
import { Failure, NotFound } from "../failures.ts";
import { purgePublicPages } from "../public-page-cache/purge.ts";
import { dropPicturesOf, removePicturesOf } from "../images/images.ts";
import { log } from "../log.ts";
import { removeCustomers } from "../subscriptions/stripe.ts";
import { type Deed, record } from "./audit-log.ts";

type Stores = { PICTURES: R2Bucket; SESSIONS: KVNamespace };
type Removal = Pick<typeof removals.$inferSelect, "userId" | "email" | "customerId">;
/** Who asks for it. */
type Asker = Pick<Deed, "admin" | "requestId">;

const UNREACHED =
  "The account was not deleted: a running plan must end first, and our payment service doesn't answer right now. Please try again.";

/** How many of an hourly run. */
const PAGE = 20;

/** Takes the account and all that hangs on it out of the database at once, and says so in the audit log. */
async function removeRows(db: Db, { userId, email, customerId }: Removal, asker: Asker, now: number) {
  const isThis = eq(users.id, userId);
  const count = (table: typeof guides | typeof tours) =>
    sql`(select count(*) from ${table} where ${table.userId} = ${userId})`;
  await db.batch([
    db.insert(auditLog).select(
      sql`select null, ${now}, ${asker.admin}, 'user-delete', ${`user ${userId}`},
          'profiles: ' || ${count(guides)} || ', experiences: ' || ${count(tours)}, ${asker.requestId}
          from ${users} where ${isThis}`,
    ),
    db
      .insert(removals)
      .values({ userId, email, customerId, queuedAt: new Date(now) })
      .onConflictDoNothing(),
    db.delete(users).where(isThis),
  ]);
}

/**
 * Clears the other stores of an account whose rows are gone, each whatever becomes of the others. What fails is logged and
 * left to the next run. Stripe is asked again, because a customer can be made while an account is going.
 */
async function finishRemoval(
  env: Stores,
  config: Config,
  db: Db,
  removal: Removal,
  now: number,
): Promise<void> {
  const { userId } = removal;
  const isThis = eq(removals.userId, userId);
  const done = await Promise.allSettled([
    removePicturesOf(env, userId),
    removeSessionsOf(env, "user", userId),
    removeCustomers(config, removal),
  ]);
  const failures = done.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  if (failures.length === 0) {
    const counters = await countersOf(config.SESSION_SECRET, removal);
    await db.batch([
      dropPicturesOf(db, userId, now),
      removeCounters(db, counters),
      db.delete(removals).where(isThis),
    ]);
    return;
  }
  for (const failure of failures)
    log("error", { message: "a removal waits for its end", account: userId }, failure);
  // Behind the others: one that can't be finished holds nobody up.
  await db
    .update(removals)
    .set({ queuedAt: new Date(now) })
    .where(isThis);
}

/** Finishes what earlier removals left, longest waiting first. */
export async function finishRemovals(env: Stores, config: Config, db: Db, now: number): Promise<void> {
  const left = await db
    .select()
    .from(removals)
    .where(lte(removals.queuedAt, new Date(now)))
    .orderBy(asc(removals.queuedAt))
    .limit(PAGE);
  for (const removal of left) await finishRemoval(env, config, db, removal, now);
}

/**
 * Removes an account with everything it has, from every store: at Stripe first, which ends a running plan, then its rows,
 * then pictures and sessions. Asked again, it goes on where it stopped. Throws NotFound, and a 502 when Stripe can't be
 * asked: then nothing has changed.
 */
export async function removeUser(
  env: Stores,
  config: Config,
  db: Db,
  userId: number,
  asker: Asker,
  now: number,
): Promise<void> {
  const [account] = await db
    .select({ userId: users.id, email: users.email, customerId: users.customerId })
    .from(users)
    .where(eq(users.id, userId));
  if (account) {
    try {
      await removeCustomers(config, account);
    } catch (error) {
      const failure = new Failure(502, UNREACHED, 5, error);
      const { message: detail } = failure;
      await record(db, { ...asker, action: "user-delete-failed", subject: `user ${userId}`, detail }, now);
      throw failure;
    }
    await removeRows(db, account, asker, now).finally(() => purgePublicPages(`user-${userId}`));
  }
  const [removal] = await db.select().from(removals).where(eq(removals.userId, userId));
  if (!removal && !account) throw new NotFound();
  if (removal) await finishRemoval(env, config, db, removal, now);
}
