import { type SQL, sql } from "drizzle-orm";
import { DAY } from "#schema/durations.ts";
import type { Ctx } from "../context.ts";
import { teamOf } from "../db/team.ts";
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
 * Returns the statement that tells everybody who may edit a page of these accounts, owners and editors, that it is no longer
 * public. Confirmed or not: someone may stand in the street with its code. A page that an admin hid wasn't public, and an
 * account that will be deleted has had its e-mail. `due`: a list of ids in brackets. The same batch sets darkLetterAt, by
 * which the e-mail finds its pages.
 */
export const queueDarkEmails = (ctx: Ctx, due: SQL) =>
  queueEmail(
    ctx,
    "pages-dark",
    sql`${users.id} in ${teamOf(sql`(select page.id from users as owner join guides as page on page.user_id = owner.id
      where owner.id in ${due} and owner.deletion_due_at is null and page.hidden_at is null)`)}`,
    { detail: String(ctx.now) },
  );

/** Queues the e-mails about pages whose owner's trial has ended, once for each trial. The next hourly run queues the rest. */
export async function queueEndedTrials(ctx: Ctx): Promise<void> {
  const { db, now } = ctx;
  const due = sql`(select ${users.id} from ${users}
    where ${users.trialEndsAt} <= ${now} and ${users.trialEndsAt} > ${now - LATE_MS}
      and ${users.darkLetterAt} is null and ${users.subscriptionStatus} <> 'active'
    order by ${users.trialEndsAt} limit ${BATCH_SIZE})`;
  await db.batch([
    queueDarkEmails(ctx, due),
    db
      .update(users)
      .set({ darkLetterAt: new Date(now) })
      .where(sql`${users.id} in ${due}`),
  ]);
}
