import { and, asc, eq, isNotNull, isNull, lte, not, sql } from "drizzle-orm";
import type { User } from "#schema/account.ts";
import { DAY } from "#schema/durations.ts";
import { DELETION_DAYS } from "#schema/limits.ts";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { Conflict, NotFound, Unauthenticated } from "../errors.ts";
import { log } from "../log.ts";
import { queueEmail } from "../mail/outbox.ts";
import { purgePublicPages } from "../public-page-cache/purge.ts";
import { endSubscription } from "../subscriptions/end-subscription.ts";
import { LEAVING_MS } from "../subscriptions/sync.ts";
import { isContested } from "./contested.ts";
import { OWNER, removeUser } from "./removal.ts";
import { updateAccount } from "./update-account.ts";

/** The most accounts that one hourly run deletes. */
const BATCH_SIZE = 20;

type Scheduled = { deletionDueAt: string; queued: { id: number }[] };

/**
 * Schedules an account's deletion. Its pages are hidden at once, and its plan is ended at Stripe; if Stripe fails, the
 * hourly run ends it. A repeated call keeps the first date. Throws Unauthenticated when the account is gone.
 */
export async function scheduleDeletion(ctx: Ctx, userId: number): Promise<Scheduled> {
  const { db, now } = ctx;
  const due = now + DELETION_DAYS * DAY;
  const isAccount = eq(users.id, userId);
  const [queued, [row]] = await db.batch([
    queueEmail(ctx, "deletion-scheduled", and(isAccount, isNull(users.deletionDueAt)), {
      detail: String(due),
    }),
    db
      .update(users)
      .set({
        deletionDueAt: sql`coalesce(${users.deletionDueAt}, ${due})`,
        // A sync that began before this one reads the account again.
        billingVersion: sql`${users.billingVersion} + 1`,
        syncDueAt: sql`case when ${users.customerId} is null then ${users.syncDueAt} else ${now + LEAVING_MS} end`,
      })
      .where(isAccount)
      .returning({ deletionDueAt: users.deletionDueAt }),
  ]);
  if (!row?.deletionDueAt) throw new Unauthenticated();
  // The pages are purged before Stripe is asked, because Stripe may take long to respond.
  await purgePublicPages(`user-${userId}`);
  await endSubscription(ctx, userId).catch((error: unknown) =>
    log("error", { message: "a plan waits for its end", account: userId }, error),
  );
  return { deletionDueAt: row.deletionDueAt.toISOString(), queued };
}

/** Cancels a scheduled deletion; without one nothing changes. Throws Unauthenticated when the account is gone. */
export const keepAccount = (ctx: Ctx, userId: number): Promise<User> =>
  updateAccount(ctx, userId, { deletionDueAt: null });

/**
 * Deletes an account at once, if its deletion is scheduled. Throws Conflict if it isn't, and while its owner could still
 * take the account back from the person who is signed in; and UpstreamFailed.
 */
export async function deleteNow(ctx: Ctx, user: User, requestId: string): Promise<void> {
  const isAccount = eq(users.id, user.id);
  const contested = isContested(ctx, user.id);
  const notScheduled = () => new Conflict("not_leaving");
  if (user.deletionDueAt === null) throw notScheduled();
  // Asked before the write as well, because the plan ends at Stripe before that.
  if (await ctx.db.$count(users, and(isAccount, contested))) throw new Conflict("contested");
  const may = and(isNotNull(users.deletionDueAt), not(contested));
  await removeUser(ctx, user.id, { admin: OWNER, requestId }, may).catch((error: unknown) => {
    // The same call, made twice at once, may have done it.
    if (!(error instanceof NotFound)) throw error;
  });
  // The owner may have cancelled the deletion meanwhile, in another browser.
  if (await ctx.db.$count(users, isAccount)) throw notScheduled();
}

/** Deletes the accounts that are due, the longest waiting first. The next run tries again where one failed. */
export async function deleteDue(ctx: Ctx): Promise<void> {
  const isDue = and(isNotNull(users.deletionDueAt), lte(users.deletionDueAt, new Date(ctx.now)));
  const due = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(isDue)
    .orderBy(asc(users.deletionDueAt))
    .limit(BATCH_SIZE);
  for (const { id } of due)
    try {
      await removeUser(ctx, id, { admin: OWNER, requestId: "" }, isDue);
    } catch (error) {
      log("error", { message: "a deletion waits for the next run", account: id }, error);
    }
}
