import { and, asc, inArray, lte, sql, type SQL } from "drizzle-orm";
import { DAY, HOUR, MINUTE } from "#schema/durations.ts";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { log } from "../log.ts";
import { endSubscription } from "./end-subscription.ts";
import { syncCustomer } from "./sync.ts";

/** The most customers of one statement. */
const BATCH_SIZE = 50;
/** The most calls to Stripe at the same time. Cloudflare lets a worker hold six connections open. */
const PARALLEL = 5;

/**
 * The bounds of one hourly run. 24 runs of 4,500 ask Stripe about 108,000 customers a day. Each customer is one call to
 * Stripe (10,000 subrequests are allowed). A batch of 50 takes two statements (1,000 are allowed), and more for each
 * account that changed.
 */
export const RUN_BOUNDS = { customers: 4500, changes: 300, ms: 10 * MINUTE };

type Run = { asked: number; changed: number; failed: number };

/** Lists the customers who are due, the longest waiting first. */
const listDue = ({ db, now }: Ctx) =>
  db
    .select({
      id: users.id,
      customerId: users.customerId,
      version: users.billingVersion,
      deletionDueAt: users.deletionDueAt,
    })
    .from(users)
    .where(and(sql`${users.syncDueAt} is not null`, lte(users.syncDueAt, new Date(now))))
    .orderBy(asc(users.syncDueAt))
    .limit(BATCH_SIZE);
type Due = Awaited<ReturnType<typeof listDue>>[number];

/** Returns the instant of the next sync: a day from now, or a minute after the planned end if that is earlier. */
const nextSync = ({ now }: Ctx) => sql`case when ${users.subscriptionEndsAt} + ${MINUTE} > ${now}
  then min(${users.subscriptionEndsAt} + ${MINUTE}, ${now + DAY}) else ${now + DAY} end`;

/** Postpones those of these accounts that are still due. */
async function postpone({ db, now }: Ctx, ids: number[], until: SQL | Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(users)
    .set({ syncDueAt: until })
    .where(and(inArray(users.id, ids), lte(users.syncDueAt, new Date(now))));
}

/**
 * Syncs one customer, and returns whether the account was written. It ends the subscription of an account whose
 * deletion is scheduled.
 */
async function syncOne(ctx: Ctx, { id, customerId, version, deletionDueAt }: Due): Promise<boolean> {
  if (deletionDueAt !== null) await endSubscription(ctx, id);
  const synced = customerId === null ? undefined : await syncCustomer(ctx, customerId, "schedule");
  return synced !== undefined && synced.account.billingVersion !== version;
}

/**
 * Syncs the customers who are due, each once a day, because events can be lost. The next run continues where this one
 * stops. A failure is tried again in an hour. A batch in which every sync fails ends the run.
 */
export async function syncDue(ctx: Ctx, bounds = RUN_BOUNDS): Promise<Run> {
  const { now } = ctx;
  const run: Run = { asked: 0, changed: 0, failed: 0 };
  while (run.asked < bounds.customers && run.changed < bounds.changes && Date.now() - now < bounds.ms) {
    const batch = await listDue(ctx);
    if (batch.length === 0) break;
    const [done, failed]: [number[], number[]] = [[], []];
    for (let n = 0; n < batch.length; n += PARALLEL)
      await Promise.all(
        batch.slice(n, n + PARALLEL).map(async (due) => {
          try {
            if (await syncOne(ctx, due)) run.changed++;
            done.push(due.id);
          } catch (error) {
            failed.push(due.id);
            log("error", { message: "a plan waits for its sync", account: due.id }, error);
          }
        }),
      );
    await postpone(ctx, done, nextSync(ctx));
    await postpone(ctx, failed, new Date(now + HOUR));
    run.asked += batch.length;
    run.failed += failed.length;
    if (done.length === 0) break;
  }
  return run;
}
