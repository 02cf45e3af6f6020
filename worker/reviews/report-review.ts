import { and, eq, sql } from "drizzle-orm";
import type { ReportValues } from "#schema/moderation.ts";
import type { RequestCtx } from "../context.ts";
import { selectRow } from "../db/select-row.ts";
import { reviewCases, reviewReports } from "../db/tables/moderation.ts";
import { reviews } from "../db/tables/reviews.ts";
import { NotFound } from "../errors.ts";
import { guideOwner, isVisibleTo } from "../guides/public-guides.ts";
import { dropQueued } from "../mail/outbox.ts";
import { limitNetwork } from "../rate-limits/edge-limits.ts";
import { tryUse } from "../rate-limits/rate-limits.ts";
import { isCurrent } from "../db/is-current.ts";
import { queueReportedEmail, queueReporterEmails } from "./moderation-emails.ts";
import { REPORTER_LIFE_MS, takeReport } from "./take-report.ts";
import { firstRows } from "../db/first-rows.ts";

/** Returns the profile's id of a published review that the viewer (a user's id) may see. Throws NotFound. */
async function getShownGuide(ctx: RequestCtx, id: number, viewer: number | undefined): Promise<number> {
  const [row] = await ctx.db
    .select({ guideId: reviews.guideId })
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.status, "published"), isCurrent));
  const [owner] = row ? await guideOwner(ctx.db, { id: row.guideId }).read() : [];
  if (!row || !owner || !isVisibleTo(owner, viewer, ctx)) throw new NotFound();
  return row.guideId;
}

/**
 * Writes a report of a review. Only the first one from a network counts. Returns the e-mails to send. Throws NotFound,
 * TooManyRequests.
 */
export async function reportReview(
  ctx: RequestCtx,
  { id, viewer, values }: { id: number; viewer: number | undefined; values: ReportValues },
): Promise<{ id: number }[]> {
  await limitNetwork(ctx, "report");
  const guideId = await getShownGuide(ctx, id, viewer);
  return takeReport(ctx, { about: id, email: values.email }, (attempt) =>
    write(ctx, { ...attempt, reviewId: id, guideId }, values),
  );
}

type Attempt = { id: string; reporter: string; isTold: boolean; reviewId: number; guideId: number };

/**
 * Drops the e-mails to a profile's team once it has had its number of the day, because a stranger could report any
 * number of reviews, also their own. Returns those to send.
 */
async function withinDay(ctx: RequestCtx, guideId: number, toTeam: { id: number }[]) {
  if (toTeam.length === 0 || (await tryUse(ctx, ["reportedLetter", guideId]))) return toTeam;
  await dropQueued(ctx, toTeam);
  return [];
}

/** Writes a report with its case. Returns the e-mails to send; undefined where the network's first one is there. */
async function write(
  ctx: RequestCtx,
  { id: attempt, reporter, isTold, reviewId: id, guideId }: Attempt,
  { reason, text, email }: ReportValues,
): Promise<{ id: number }[] | undefined> {
  const { db, now } = ctx;
  const isWritten = sql`exists (select 1 from ${reviewReports} where ${reviewReports.id} = ${attempt})`;
  const isFirst = sql`(select count(*) from ${reviewReports}
    where ${reviewReports.reviewId} = ${id} and ${reviewReports.closedAt} is null) = ${1}`;
  const [[written], toTeam, toReporter] = await db.batch([
    db
      .insert(reviewReports)
      .select(
        selectRow(
          reviewReports,
          {
            id: attempt,
            reviewId: reviews.id,
            reporter,
            reason,
            text,
            email,
            createdAt: now,
            closedAt: null,
          },
          sql`from ${reviews} where ${reviews.id} = ${id} and ${reviews.status} = 'published'`,
        ),
      )
      .onConflictDoNothing()
      .returning({ id: reviewReports.id }),
    queueReportedEmail(ctx, id, and(eq(reviews.id, id), isWritten, isFirst)),
    queueReporterEmails(ctx, "report-received", and(eq(reviewReports.id, attempt), sql`${isTold}`)),
    db
      .insert(reviewCases)
      .select(
        selectRow(
          reviewCases,
          {
            reviewId: reviewReports.reviewId,
            state: "reported",
            at: now,
            createdAt: now,
            heldFor: null,
            publishAt: null,
            reason: "",
          },
          sql`from ${reviewReports} where ${reviewReports.id} = ${attempt}`,
        ),
      )
      .onConflictDoUpdate({
        target: reviewCases.reviewId,
        set: { state: sql`'reported'`, at: new Date(now), createdAt: new Date(now) },
        setWhere: eq(reviewCases.state, "decided"),
      }),
  ]);
  return written && [...(await withinDay(ctx, guideId, toTeam)), ...toReporter];
}

/** Returns the statement that deletes who sent reports, some time after the decision. */
export const forgetReporters = ({ db, now }: Pick<RequestCtx, "db" | "now">) =>
  db
    .update(reviewReports)
    .set({ reporter: null, email: "" })
    .where(
      firstRows(
        reviewReports,
        sql`${reviewReports.reporter} is not null and ${reviewReports.closedAt} <= ${now - REPORTER_LIFE_MS}`,
      ),
    );
