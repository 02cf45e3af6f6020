import { and, desc, eq, lte, or } from "drizzle-orm";
import type { OwnReview } from "#schema/review.ts";
import type { Ctx } from "../context.ts";
import type { Db } from "../db/client.ts";
import { type GuideKey, whereGuideIs } from "../db/guide-key.ts";
import { type Reading, reading } from "../db/reading.ts";
import { guides } from "../db/tables/guides.ts";
import { reviewCases } from "../db/tables/moderation.ts";
import { reviews } from "../db/tables/reviews.ts";
import { owned, throwMissReason } from "../guides/ownership.ts";
import { readVisible } from "../guides/public-guides.ts";
import { isEdited } from "./ownership.ts";
import { toOwnReview } from "./review.ts";
import { before, isCurrentOf, latestReviews, type Slice } from "./shown-reviews.ts";

/**
 * Returns the reading of a profile's newest reviews as the viewer (a user's id) may see them: on a profile that they edit
 * also held and hidden ones.
 */
const reviewsFor = (db: Db, key: GuideKey, viewer: number, { limit, cursor }: Slice): Reading<OwnReview> =>
  reading(
    db
      .select({ review: reviews, reviewCase: reviewCases })
      .from(reviews)
      .leftJoin(reviewCases, eq(reviewCases.reviewId, reviews.id))
      .where(
        and(
          whereGuideIs(reviews.guideId, db, key),
          isCurrentOf(db, key),
          or(eq(reviews.status, "published"), isEdited(viewer)),
          before(cursor),
        ),
      )
      .orderBy(desc(reviews.id))
      .limit(limit),
    ({ review, reviewCase }) => toOwnReview(review, reviewCase ?? undefined),
  );

/**
 * Lists reviews of a profile that the viewer (a user's id) may see, with the next cursor if there are more. Throws
 * NotFound.
 */
export async function listReviews(
  ctx: Ctx,
  uniqueId: string,
  { viewer, limit, cursor }: Slice & { viewer: number | undefined },
): Promise<{ items: OwnReview[]; next: number | undefined }> {
  const key = { uniqueId };
  const slice = { limit: limit + 1, cursor };
  const list: Reading<OwnReview> =
    viewer === undefined ? latestReviews(ctx.db, key, slice) : reviewsFor(ctx.db, key, viewer, slice);
  const found = await readVisible(ctx, key, viewer, list);
  const items = found.slice(0, limit);
  return { items, next: found.length > limit ? items.at(-1)?.id : undefined };
}

/**
 * Lists the reviews about those who wore a profile's badge before, for its owner, newest first, with the next cursor if there
 * are more. Throws NotFound, Forbidden.
 */
export async function listEarlierReviews(
  ctx: Ctx,
  userId: number,
  { guideId, limit, cursor }: Slice & { guideId: number },
): Promise<{ items: OwnReview[]; next: number | undefined }> {
  const [guide] = await ctx.db
    .select({ last: guides.earlierReviewId })
    .from(guides)
    .where(owned(userId, guideId));
  if (!guide) return throwMissReason(ctx, userId, guideId);
  const found = await ctx.db
    .select({ review: reviews, reviewCase: reviewCases })
    .from(reviews)
    .leftJoin(reviewCases, eq(reviewCases.reviewId, reviews.id))
    .where(and(eq(reviews.guideId, guideId), lte(reviews.id, guide.last), before(cursor)))
    .orderBy(desc(reviews.id))
    .limit(limit + 1);
  const items = found
    .slice(0, limit)
    .map(({ review, reviewCase }) => toOwnReview(review, reviewCase ?? undefined));
  return { items, next: found.length > limit ? items.at(-1)?.id : undefined };
}
