import { and, isNotNull, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { DAY } from "#schema/durations.ts";
import type { Ctx } from "../context.ts";
import { isCurrent } from "../db/is-current.ts";
import { selectRow } from "../db/select-row.ts";
import { editedBy, teamOf } from "../db/team.ts";
import { users } from "../db/tables/accounts.ts";
import { guides } from "../db/tables/guides.ts";
import { letters } from "../db/tables/mail.ts";
import { reviewCases, reviewReports } from "../db/tables/moderation.ts";
import { reviews } from "../db/tables/reviews.ts";
import { queueEmail } from "../mail/outbox.ts";
import type { EmailKind } from "../mail/write-email.ts";
import { isMailOn } from "../mail/transport.ts";

/**
 * Returns the statement that queues the e-mail about a held review to its guide and editors: one a day for an account at
 * most, to confirmed addresses. It must precede the statement that writes the review. `which` is a condition on guides.
 */
export const queueHeldEmail = (ctx: Ctx, uniqueId: string, which: SQL | undefined) =>
  queueEmail(
    ctx,
    "review-held",
    and(
      sql`${users.id} in ${teamOf(sql`(select ${guides.id} from ${guides} where ${which})`)}`,
      isNotNull(users.emailVerifiedAt),
      sql`not exists (select 1 from ${guides} join ${reviews} on ${reviews.guideId} = ${guides.id}
        join ${reviewCases} on ${reviewCases.reviewId} = ${reviews.id}
        where ${guides.id} in ${editedBy(users.id)} and ${reviews.status} = 'held'
          and ${reviewCases.createdAt} > ${ctx.now - DAY})`,
    ),
    { detail: uniqueId },
  );

/**
 * Returns the condition of the accounts that get an e-mail about a review: its profile's owner, and the editors where it
 * is about the person who wears the badge now. `which` is a condition on reviews.
 */
const isGuideOf = (which: SQL | undefined): SQL =>
  sql`(${users.id} in (select ${guides.userId} from ${guides}
    where ${guides.id} in (select ${reviews.guideId} from ${reviews} where ${which}))
    or ${users.id} in ${teamOf(sql`(select ${reviews.guideId} from ${reviews} where ${which} and ${isCurrent})`)})`;

/**
 * Returns the statement that queues the e-mail about a reported review to its guide and editors, if the address is
 * confirmed.
 */
export const queueReportedEmail = (ctx: Ctx, id: number, which: SQL | undefined) =>
  queueEmail(ctx, "review-reported", and(isGuideOf(which), isNotNull(users.emailVerifiedAt)), {
    detail: String(id),
  });

/**
 * Returns the statement that queues the e-mail about an admin's decision to the guide and editors, which is the statement
 * of reasons.
 */
export const queueDecidedEmail = (ctx: Ctx, id: number, which: SQL | undefined) =>
  queueEmail(ctx, "review-decided", isGuideOf(which), { detail: String(id) });

/** Who is told about a report: the column of the address, what the e-mail is about, and which reports (`from`). */
type Told = { email: SQLiteColumn; detail: SQL; from: SQL; which: SQL | undefined };

/**
 * Returns the statement that queues e-mails to those who sent reports and left an address, one to each. The e-mails
 * belong to the guide's account, because what they are about is deleted with it. `from` joins guides.
 */
export const queueToReporters = (ctx: Ctx, kind: EmailKind, { email, detail, from, which }: Told) =>
  ctx.db
    .insert(letters)
    .select(
      selectRow(
        letters,
        {
          id: null,
          kind,
          userId: guides.userId,
          recipient: email,
          detail,
          queuedAt: ctx.now,
          dueAt: ctx.now,
          attempts: 0,
        },
        sql`${from} where ${which} and ${email} <> '' and ${isMailOn(ctx)} group by ${email}`,
      ),
    )
    .returning({ id: letters.id });

/**
 * Returns the statement that queues e-mails to those who reported a review and left an address. `which` is a condition on
 * reviews and review_reports.
 */
export const queueReporterEmails = (
  ctx: Ctx,
  kind: "report-received" | "report-decided",
  which: SQL | undefined,
) =>
  queueToReporters(ctx, kind, {
    email: reviewReports.email,
    detail: sql`cast(${reviews.id} as text)`,
    from: sql`from ${reviews} join ${reviewReports} on ${reviewReports.reviewId} = ${reviews.id}
      join ${guides} on ${guides.id} = ${reviews.guideId}`,
    which,
  });
