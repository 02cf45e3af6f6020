import { and, asc, inArray, lte, sql, type SQL } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { users } from "../db/tables.ts";
import type { Config } from "../env.ts";
import { log } from "../log.ts";
import { syncCustomer } from "./subscriptions.ts";

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Customers of one statement. */
const PAGE = 50;
/** Cloudflare lets a worker hold six connections open. */
const PARALLEL = 5;

/**
 * What one hourly run may cost: 24 runs of 4,500 ask Stripe about 108,000 customers a day. Each is one call to Stripe
 * (10,000 subrequests are allowed) and, unless something changed, two statements for a page of 50 (1,000 allowed).
 */
export const RUN = { customers: 4500, changes: 300, ms: 10 * 60 * 1000 };

type Run = { asked: number; changed: number; failed: number };

/** The customers whose turn it is, longest due first. */
const listDue = (db: Db, now: number) =>
  db
    .select({ id: users.id, customerId: users.customerId, version: users.billingVersion })
    .from(users)
    .where(and(sql`${users.syncDueAt} is not null`, lte(users.syncDueAt, new Date(now))))
    .orderBy(asc(users.syncDueAt))
    .limit(PAGE);
type Due = Awaited<ReturnType<typeof listDue>>[number];

/** A day from now, or a minute after the planned end of the plan that comes before. */
const nextTurn = (now: number) => sql`case when ${users.subscriptionEndsAt} + ${MINUTE} > ${now}
  then min(${users.subscriptionEndsAt} + ${MINUTE}, ${now + DAY}) else ${now + DAY} end`;

/** Puts off those that are still due. */
async function postpone(db: Db, ids: number[], until: SQL | Date, now: number): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(users)
    .set({ syncDueAt: until })
    .where(and(inArray(users.id, ids), lte(users.syncDueAt, new Date(now))));
}

async function syncOne(config: Config, db: Db, { customerId, version }: Due, now: number): Promise<boolean> {
  const synced =
    customerId === null ? undefined : await syncCustomer(config, db, customerId, "schedule", now);
  return synced !== undefined && synced.row.billingVersion !== version;
}

/**
 * Asks Stripe about every customer who is due: the daily word on plans that messages may have missed. What a run
 * doesn't reach, the next one does: who was asked isn't due any more. A failure is tried again in an hour, and a page of
 * nothing else ends the run.
 */
export async function syncDue(config: Config, db: Db, now: number, bounds = RUN): Promise<Run> {
  const run: Run = { asked: 0, changed: 0, failed: 0 };
  while (run.asked < bounds.customers && run.changed < bounds.changes && Date.now() - now < bounds.ms) {
    const page = await listDue(db, now);
    if (page.length === 0) break;
    const [done, failed]: [number[], number[]] = [[], []];
    for (let n = 0; n < page.length; n += PARALLEL)
      await Promise.all(
        page.slice(n, n + PARALLEL).map(async (due) => {
          try {
            if (await syncOne(config, db, due, now)) run.changed++;
            done.push(due.id);
          } catch (error) {
            failed.push(due.id);
            log("error", { message: "a plan waits for its sync", account: due.id }, error);
          }
        }),
      );
    await postpone(db, done, nextTurn(now), now);
    await postpone(db, failed, new Date(now + HOUR), now);
    run.asked += page.length;
    run.failed += failed.length;
    if (done.length === 0) break;
  }
  return run;
}
