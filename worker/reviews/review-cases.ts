import { desc, eq, sql } from "drizzle-orm";
import type { ReviewCase } from "#schema/moderation.ts";
import type { Ctx } from "../context.ts";
import { guides } from "../db/tables/guides.ts";
import { reviewCases, reviewReports } from "../db/tables/moderation.ts";
import { reviews } from "../db/tables/reviews.ts";
import { NotFound } from "../errors.ts";
import { type CaseFilter, type CaseSlice, cursorAfter, inCaseOrder } from "./case-order.ts";

/** The most reports in one response, of all its cases together. */
const REPORTS_MAX = 2000;

type Row = typeof reviewCases.$inferSelect;

const COLUMNS = {
  case: reviewCases,
  review: {
    id: reviews.id,
    name: reviews.name,
    rating: reviews.rating,
    comment: reviews.comment,
    status: reviews.status,
    date: reviews.date,
    isEarlier: sql<number>`${reviews.id} <= ${guides.earlierReviewId}`,
  },
  guide: { id: guides.id, name: guides.name, uniqueId: guides.uniqueId, userId: guides.userId },
};

/** Reads the reports of cases, newest first. */
async function listReports({ db }: Ctx, ids: number[]) {
  const rows = await db
    .select()
    .from(reviewReports)
    .where(sql`${reviewReports.reviewId} in (select value from json_each(${JSON.stringify(ids)}))`)
    .orderBy(desc(reviewReports.createdAt))
    .limit(REPORTS_MAX);
  return Map.groupBy(rows, ({ reviewId }) => reviewId);
}

type Joined = Pick<typeof reviews.$inferSelect, Exclude<keyof (typeof COLUMNS)["review"], "isEarlier">> & {
  isEarlier: number;
};

/** Builds cases from rows, and reads their reports. */
async function toCases(
  ctx: Ctx,
  rows: { case: Row | null; review: Joined; guide: ReviewCase["guide"] }[],
): Promise<ReviewCase[]> {
  const reports = await listReports(
    ctx,
    rows.map(({ review }) => review.id),
  );
  return rows.map(({ case: reviewCase, review: { isEarlier, ...review }, guide }) => ({
    review: { ...review, date: review.date.toISOString(), ...(isEarlier === 1 && { isEarlier: true }) },
    guide,
    heldFor: reviewCase?.heldFor ?? null,
    reports: (reports.get(review.id) ?? []).map(({ reason, text, createdAt }) => ({
      reason,
      text,
      createdAt: createdAt.toISOString(),
    })),
    createdAt: (reviewCase?.createdAt ?? review.date).toISOString(),
  }));
}

/**
 * Lists reviews that were held or reported: those that wait for a decision, held ones first and then the oldest first,
 * or those that were decided, the newest first.
 */
export async function listCases(
  ctx: Ctx,
  filter: CaseFilter,
  { limit, after }: CaseSlice<Row["state"]>,
): Promise<{ items: ReviewCase[]; next: string | undefined }> {
  const by = { state: reviewCases.state, at: reviewCases.at, id: reviewCases.reviewId };
  const { where, orderBy } = inCaseOrder(by, filter, "held", after);
  const found = await ctx.db
    .select(COLUMNS)
    .from(reviewCases)
    .innerJoin(reviews, eq(reviews.id, reviewCases.reviewId))
    .innerJoin(guides, eq(guides.id, reviews.guideId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  const last = rows.at(-1)?.case;
  return {
    items: await toCases(ctx, rows),
    next: found.length > limit ? cursorAfter(last, last?.reviewId) : undefined,
  };
}

/** Reads the case of a review. Without a case it returns one that waits for nothing. Throws NotFound. */
export async function getCase(ctx: Ctx, id: number): Promise<ReviewCase> {
  const rows = await ctx.db
    .select(COLUMNS)
    .from(reviews)
    .innerJoin(guides, eq(guides.id, reviews.guideId))
    .leftJoin(reviewCases, eq(reviewCases.reviewId, reviews.id))
    .where(eq(reviews.id, id));
  const [found] = await toCases(ctx, rows);
  if (!found) throw new NotFound();
  return found;
}
