import { type SQL, sql } from "drizzle-orm";
import { DAY } from "#schema/durations.ts";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { queueEmail } from "../mail/outbox.ts";

/**
 * Milliseconds after a trial's end within which its e-mails are still queued, because hourly runs may fail for a day. An
 * account whose trial ended long ago is told nothing.
 */
const LATE_MS = 2 * DAY;
/** The most accounts of one hourly run. */
const BATCH_SIZE = 500;

/**
 * Returns the statements that tell everybody who may edit a page of these accounts that it is no longer public: one e-mail
 * about their own pages to owners, and one about the pages of others to editors, who may own some as well. Confirmed or not:
 * someone may stand in the street with its code. A page that an admin hid wasn't public, and an account that will be deleted
 * has had its e-mail. `due`: a list of ids in brackets. `wasPublic`: which pages there were to be seen, a condition on `page`
 * and its `owner`.
 */
export function queueDarkEmails(ctx: Ctx, due: SQL, wasPublic: SQL = sql`true`) {
  const dark = sql`guides as page join users as owner on owner.id = page.user_id
    where owner.id in ${due} and owner.deletion_due_at is null and page.hidden_at is null and ${wasPublic}`;
  const queue = (recipients: SQL, pages: SQL<string>) =>
    queueEmail(ctx, "pages-dark", sql`${users.id} in ${recipients}`, { detail: pages });
  return [
    queue(
      sql`(select page.user_id from ${dark})`,
      sql<string>`(select group_concat(page.id) from ${dark} and page.user_id = ${users.id})`,
    ),
    queue(
      sql`(select let_in.user_id from guide_editors as let_in join ${dark} and let_in.guide_id = page.id)`,
      sql<string>`(select group_concat(page.id) from guide_editors as let_in join ${dark}
        and let_in.guide_id = page.id and let_in.user_id = ${users.id})`,
    ),
  ] as const;
}

/** Queues the e-mails about pages whose owner's trial has ended, once for each trial. The next hourly run queues the rest. */
export async function queueEndedTrials(ctx: Ctx): Promise<void> {
  const { db, now } = ctx;
  // Where accounts begin without a trial, none has ended.
  const due = sql`(select ${users.id} from ${users}
    where ${users.trialEndsAt} <= ${now} and ${users.trialEndsAt} > ${now - LATE_MS}
      and ${users.trialEndsAt} > ${users.createdAt}
      and ${users.darkLetterAt} is null and ${users.subscriptionStatus} <> 'active'
    order by ${users.trialEndsAt} limit ${BATCH_SIZE})`;
  await db.batch([
    ...queueDarkEmails(ctx, due, sql`page.created_at < owner.trial_ends_at`),
    db
      .update(users)
      .set({ darkLetterAt: new Date(now) })
      .where(sql`${users.id} in ${due}`),
  ]);
}
