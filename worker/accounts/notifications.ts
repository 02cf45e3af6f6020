import { and, eq, sql } from "drizzle-orm";
import type { Notifications } from "#schema/account.ts";
import { DAY } from "#schema/durations.ts";
import { isBillingOn } from "../billing.ts";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { editedBy } from "../db/team.ts";
import { newReviews } from "../db/tables/mail.ts";
import { reviews } from "../db/tables/reviews.ts";
import { Unauthenticated } from "../errors.ts";
import { findLink, linkInvalid } from "../mail/link-tokens.ts";
import { queueEmail } from "../mail/outbox.ts";
import { isMailOn } from "../mail/transport.ts";
import { WEEK_LINK } from "../mail/unsubscribe-links.ts";
import { queueEndedTrials } from "../subscriptions/dark-pages.ts";
import { isCurrent } from "../db/is-current.ts";

/** ms between a trial's e-mail and the trial's end. */
const TRIAL_NOTICE_MS = 3 * DAY;
/** The most accounts of one hourly run, for each kind of notice. */
const BATCH_SIZE = 500;

const COLUMNS = {
  newReviews: users.newReviewLetters,
  trialEnding: users.trialLetters,
  week: users.weekLetters,
};

/** Reads which e-mails an account gets. Throws Unauthenticated when it is gone. */
export async function getNotifications({ db }: Ctx, userId: number): Promise<Notifications> {
  const [row] = await db.select(COLUMNS).from(users).where(eq(users.id, userId));
  if (!row) throw new Unauthenticated();
  return row;
}

/** Changes which e-mails an account gets. Throws Unauthenticated when it is gone. */
export async function setNotifications(
  { db }: Ctx,
  userId: number,
  { newReviews: reviewEmails, trialEnding, week }: Partial<Notifications>,
): Promise<Notifications> {
  const [row] = await db
    .update(users)
    .set({
      newReviewLetters: reviewEmails ?? sql`${users.newReviewLetters}`,
      trialLetters: trialEnding ?? sql`${users.trialLetters}`,
      weekLetters: week ?? sql`${users.weekLetters}`,
    })
    .where(eq(users.id, userId))
    .returning(COLUMNS);
  if (!row) throw new Unauthenticated();
  return row;
}

/** Stops e-mails of one kind by the link in one: about new reviews, or about the week. It may be repeated. Throws BadRequest. */
export async function unsubscribe(ctx: Ctx, token: string): Promise<void> {
  const link = await findLink(ctx, "unsubscribe", token);
  if (!link) throw linkInvalid();
  const off = link.detail === WEEK_LINK ? { weekLetters: false } : { newReviewLetters: false };
  await ctx.db.update(users).set(off).where(eq(users.id, link.userId));
}

/**
 * Queues the e-mails about trials that end within three days, once for each trial, unless the account has subscribed. They
 * go to unconfirmed addresses too, whose owners hear of it in no other way.
 */
async function queueTrialEmails(ctx: Ctx): Promise<void> {
  const { db, now } = ctx;
  const due = sql`${users.id} in (select ${users.id} from ${users}
    where ${users.trialEndsAt} > ${now} and ${users.trialEndsAt} <= ${now + TRIAL_NOTICE_MS}
      and ${users.trialLetterAt} is null and ${users.trialLetters}
      and ${users.subscriptionStatus} = 'trial' and ${users.deletionDueAt} is null
    order by ${users.trialEndsAt} limit ${BATCH_SIZE})`;
  await db.batch([
    queueEmail(ctx, "trial-ending", due, { detail: sql<string>`cast(${users.trialEndsAt} as text)` }),
    db
      .update(users)
      .set({ trialLetterAt: new Date(now) })
      .where(due),
  ]);
}

/** Queues the e-mails about new reviews, one a day for an account at most, to confirmed addresses. */
async function queueReviewEmails(ctx: Ctx): Promise<void> {
  const { db, now } = ctx;
  const due = sql`(select ${newReviews.userId} from ${newReviews} where ${newReviews.dueAt} <= ${now}
    order by ${newReviews.dueAt}, ${newReviews.userId} limit ${BATCH_SIZE})`;
  const isRecipient = and(
    sql`${users.id} in ${due}`,
    sql`${users.emailVerifiedAt} is not null and ${users.newReviewLetters} and ${users.deletionDueAt} is null`,
    // The reviews may have been deleted meanwhile.
    sql`exists (select 1 from ${newReviews} join ${reviews} on ${reviews.id} >= ${newReviews.firstReviewId}
      where ${newReviews.userId} = ${users.id} and ${reviews.guideId} in ${editedBy(users.id)}
        and ${reviews.status} = 'published' and ${isCurrent})`,
  );
  const first = sql<string>`(select cast(${newReviews.firstReviewId} as text) from ${newReviews} where ${newReviews.userId} = ${users.id})`;
  await db.batch([
    queueEmail(ctx, "new-reviews", isRecipient, { detail: first }),
    db
      .update(users)
      .set({ reviewsLetterAt: new Date(now) })
      .where(isRecipient),
    db.delete(newReviews).where(sql`${newReviews.userId} in ${due}`),
  ]);
}

/** Queues the notices that are due, where this server sends e-mails. The next hourly run queues the rest. */
export async function queueNotices(ctx: Ctx): Promise<void> {
  if (!isMailOn(ctx)) return;
  if (isBillingOn(ctx)) {
    await queueTrialEmails(ctx);
    await queueEndedTrials(ctx);
  }
  await queueReviewEmails(ctx);
}
