import { and, asc, eq, lte, type SQL, sql } from "drizzle-orm";
import { type Actor, recordAudit, recordAuditOf } from "../audit-log/audit-log.ts";
import { subjectOf } from "../audit-log/subjects.ts";
import { removeSessionsOf } from "../auth/session-records.ts";
import { hasStripe } from "../billing.ts";
import type { Ctx } from "../context.ts";
import { selectRow } from "../db/select-row.ts";
import { removals, users } from "../db/tables/accounts.ts";
import { guides } from "../db/tables/guides.ts";
import { tours } from "../db/tables/tours.ts";
import { FAILURES } from "#schema/failures.ts";
import { NotFound, UpstreamFailed } from "../errors.ts";
import { recordDeletion } from "../images/deletions.ts";
import { unqueueImagesOf } from "../images/pending-deletes.ts";
import { deleteImagesOf } from "../images/store.ts";
import { log } from "../log.ts";
import { purgePublicPages } from "../public-page-cache/purge.ts";
import { prepareCounterRemoval } from "../rate-limits/account-counters.ts";
import { removeCustomers } from "../subscriptions/stripe-customers.ts";

type Removal = { userId: number; email: string; customerId: string | null };

/** The name in the audit log of an owner who deletes their own account. */
export const OWNER = "the owner";

/** The most removals that one hourly run finishes. */
const BATCH_SIZE = 20;

/**
 * Deletes the account with all rows that refer to it, and records it in the audit log, in one batch. `when` is a
 * condition that must still hold.
 */
async function removeRows(
  ctx: Ctx,
  { userId, email, customerId }: Removal,
  { when, ...actor }: Actor & { when: SQL | undefined },
) {
  const { db, now } = ctx;
  const isAccount = and(eq(users.id, userId), when);
  const count = (table: typeof guides | typeof tours) =>
    sql`(select count(*) from ${table} where ${table.userId} = ${userId})`;
  const detail = sql`'profiles: ' || ${count(guides)} || ', experiences: ' || ${count(tours)}`;
  await db.batch([
    recordAuditOf(
      ctx,
      { ...actor, action: "user-delete", subject: subjectOf("user", users.id), detail },
      sql`from ${users} where ${isAccount}`,
    ),
    db
      .insert(removals)
      .select(
        selectRow(
          removals,
          { userId: users.id, email, customerId, queuedAt: now },
          sql`from ${users} where ${isAccount}`,
        ),
      )
      .onConflictDoNothing(),
    db.delete(users).where(isAccount),
  ]);
}

/**
 * Clears the other stores of an account whose rows are gone. Each is cleared even if another fails. Failures are logged
 * and left to the next run. Stripe is asked again, because a customer can be created while an account is being deleted.
 */
async function finishRemoval(ctx: Ctx, removal: Removal): Promise<void> {
  const { env, db, config, now } = ctx;
  const { userId } = removal;
  const isRemoval = eq(removals.userId, userId);
  const results = await Promise.allSettled([
    recordDeletion(env, userId, now),
    deleteImagesOf(env, userId),
    removeSessionsOf(ctx, "user", userId),
    removeCustomers(config, removal),
  ]);
  const errors: unknown[] = results.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  if (errors.length === 0) {
    const removeCounters = await prepareCounterRemoval(ctx, removal);
    await db.batch([unqueueImagesOf(ctx, userId), removeCounters(), db.delete(removals).where(isRemoval)]);
    return;
  }
  for (const error of errors)
    log("error", { message: "a removal waits for its end", account: userId }, error);
  // A removal that fails goes to the end of the queue, so that it doesn't block the others.
  await db
    .update(removals)
    .set({ queuedAt: new Date(now) })
    .where(isRemoval);
}

const removalColumns = {
  userId: removals.userId,
  email: removals.email,
  customerId: removals.customerId,
};

/** Finishes earlier removals, the longest waiting first. */
export async function finishRemovals(ctx: Ctx): Promise<void> {
  const waiting = await ctx.db
    .select(removalColumns)
    .from(removals)
    .where(lte(removals.queuedAt, new Date(ctx.now)))
    .orderBy(asc(removals.queuedAt))
    .limit(BATCH_SIZE);
  for (const removal of waiting) await finishRemoval(ctx, removal);
}

/**
 * Removes an account from every store: first at Stripe, which ends a running subscription, then its rows, then images
 * and sessions. A repeated call continues where the last one stopped. `when` is a condition that must still hold when
 * the rows are deleted. Throws NotFound, and UpstreamFailed without a change when Stripe fails.
 */
export async function removeUser(ctx: Ctx, userId: number, actor: Actor, when?: SQL): Promise<void> {
  const { db, config } = ctx;
  const [account] = await db
    .select({ userId: users.id, email: users.email, customerId: users.customerId })
    .from(users)
    .where(eq(users.id, userId));
  if (account) {
    if (account.customerId !== null && !hasStripe(config))
      log("warn", {
        message: "an account was deleted whose plan may run on: no key of Stripe's is set",
        customer: account.customerId,
      });
    try {
      await removeCustomers(config, account);
    } catch (error) {
      const failed = { action: "user-delete-failed", subject: `user ${userId}` } as const;
      await recordAudit(ctx, { ...actor, ...failed, detail: FAILURES.plan_running });
      throw new UpstreamFailed("plan_running", error);
    }
    await removeRows(ctx, account, { ...actor, when }).finally(() => purgePublicPages(`user-${userId}`));
  }
  const [removal] = await db.select(removalColumns).from(removals).where(eq(removals.userId, userId));
  if (!removal && !account) throw new NotFound();
  if (removal) await finishRemoval(ctx, removal);
}
