import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { AuditAction } from "#schema/admin.ts";
import { DAY } from "#schema/durations.ts";
import type { TrialInput } from "#schema/support.ts";
import { type Actor, recordAuditOf } from "../audit-log/audit-log.ts";
import { subjectOf } from "../audit-log/subjects.ts";
import type { Ctx } from "../context.ts";
import { batch } from "../db/batch.ts";
import { users } from "../db/tables/accounts.ts";
import { NotFound } from "../errors.ts";
import { queueEmail } from "../mail/outbox.ts";
import { purgePublicPages } from "../public-page-cache/purge.ts";
import { syncAccount } from "../subscriptions/sync.ts";

type Entry = Actor & { action: AuditAction; detail?: string };

/** Returns the statement that records what was done for an account, if there is one like this. */
const record = (ctx: Ctx, isUser: SQL | undefined, entry: Entry) =>
  recordAuditOf(ctx, { ...entry, subject: subjectOf("user", users.id) }, sql`from ${users} where ${isUser}`);

async function requireUser({ db }: Ctx, id: number): Promise<void> {
  const [found] = await db.select({ id: users.id }).from(users).where(eq(users.id, id));
  if (!found) throw new NotFound();
}

/**
 * Queues the e-mail that confirms an account's address once more, unless it is confirmed. An address that refused e-mails is
 * tried again. Returns the e-mails to send. Throws NotFound.
 */
export async function confirmAgain(
  ctx: Ctx,
  id: number,
  { admin, requestId }: Actor,
): Promise<{ id: number }[]> {
  const { db } = ctx;
  await requireUser(ctx, id);
  const isUnconfirmed = and(eq(users.id, id), isNull(users.emailVerifiedAt));
  const { queued } = await batch(db, {
    tried: db.update(users).set({ mailSuppressedAt: null }).where(isUnconfirmed),
    queued: queueEmail(ctx, "verify-email", isUnconfirmed),
    entry: record(ctx, eq(users.id, id), {
      admin,
      requestId,
      action: "email-again",
      detail: "verify-email",
    }),
  });
  return queued;
}

/** Asks Stripe about an account. Throws NotFound, UpstreamFailed, Unavailable. */
export async function syncNow(ctx: Ctx, id: number, { admin, requestId }: Actor): Promise<void> {
  await requireUser(ctx, id);
  await syncAccount(ctx, id);
  await record(ctx, eq(users.id, id), { admin, requestId, action: "sync" });
}

/**
 * Makes a trial longer, from its end or from now, whichever is later. An account whose plan is over has a trial again. A
 * trial whose end has moved from `from` stays as it is.
 */
export async function extendTrial(
  ctx: Ctx,
  { id, days, reason, from }: { id: number } & TrialInput,
  { admin, requestId }: Actor,
): Promise<void> {
  const { db, now } = ctx;
  const hasEnd = from === undefined ? undefined : sql`${users.trialEndsAt} is ${from && Date.parse(from)}`;
  const isMeant = and(eq(users.id, id), hasEnd);
  const { extended } = await batch(db, {
    entry: record(ctx, isMeant, {
      admin,
      requestId,
      action: "trial-extend",
      detail: `${days} days: ${reason}`,
    }),
    extended: db
      .update(users)
      .set({
        trialEndsAt: sql`max(coalesce(${users.trialEndsAt}, 0), ${now}) + ${days * DAY}`,
        subscriptionStatus: sql`case ${users.subscriptionStatus} when 'active' then 'active' else 'trial' end`,
        // Its end is told of anew.
        trialLetterAt: null,
        darkLetterAt: null,
        billingVersion: sql`${users.billingVersion} + 1`,
      })
      .where(isMeant)
      .returning({ id: users.id }),
  });
  if (extended.length > 0) await purgePublicPages(`user-${id}`);
}
