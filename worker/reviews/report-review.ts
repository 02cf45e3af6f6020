import { and, eq, sql } from "drizzle-orm";
import type { ReportValues } from "#schema/moderation.ts";
import type { RequestCtx } from "../context.ts";
import { selectRow } from "../db/select-row.ts";
import { reviewCases, reviewReports } from "../db/tables/moderation.ts";
import { reviews } from "../db/tables/reviews.ts";
import { NotFound } from "../errors.ts";
import { guideOwner, isVisibleTo } from "../guides/public-guides.ts";
import { limitNetwork } from "../rate-limits/edge-limits.ts";
import { isCurrent } from "../db/is-current.ts";
import { queueReportedEmail, queueReporterEmails } from "./moderation-emails.ts";
import { REPORTER_LIFE_MS, takeReport } from "./take-report.ts";
import { firstRows } from "../db/first-rows.ts";

/** Checks that a review is published and that the viewer (a user's id) may see it. Throws NotFound. */
async function requireShown(ctx: RequestCtx, id: number, viewer: number | undefined): Promise<void> {
  const [row] = await ctx.db
    .select({ guideId: reviews.guideId })
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.status, "published"), isCurrent));
  const [owner] = row ? await guideOwner(ctx.db, { id: row.guideId }).read() : [];
  if (!owner || !isVisibleTo(owner, viewer, ctx)) throw new NotFound();
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
  await requireShown(ctx, id, viewer);
  return takeReport(ctx, { about: id, email: values.email }, (attempt) =>
    write(ctx, { ...attempt, reviewId: id }, values),
  );
}

type Attempt = { id: string; reporter: string; isTold: boolean; reviewId: number };

/** Writes a report with its case. Returns the e-mails to send; undefined where the network's first one is there. */
async function write(
  ctx: RequestCtx,
  { id: attempt, reporter, isTold, reviewId: id }: Attempt,
  { reason, text, email }: ReportValues,
): Promise<{ id: number }[] | undefined> {
  const { db, now } = ctx;
  const isWritten = sql`exists (select 1 from ${reviewReports} where ${reviewReports.id} = ${attempt})`;
  const isFirst = sql`(select count(*) from ${reviewReports}
    where ${reviewReports.reviewId} = ${id} and ${reviewReports.closedAt} is null) = ${1}`;
  const [[written], ...queued] = await db.batch([
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
  return written && (queued.slice(0, 2).flat() as { id: number }[]);
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
