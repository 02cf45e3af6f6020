import { and, desc, eq, lt, lte, or, type Placeholder, sql } from "drizzle-orm";
import type { OwnReview, Review } from "#schema/review.ts";
import { REVIEWS_LIMIT } from "#schema/limits.ts";
import type { Ctx } from "../context.ts";
import type { Db } from "../db/client.ts";
import { byGuideKey, type GuideKey, whereGuideIs } from "../db/guide-key.ts";
import { type Reading, reading } from "../db/reading.ts";
import { guides } from "../db/tables/guides.ts";
import { reviewCases } from "../db/tables/moderation.ts";
import { reviews } from "../db/tables/reviews.ts";
import { NotFound } from "../errors.ts";
import { owned, throwMissReason } from "../guides/ownership.ts";
import { readVisible } from "../guides/public-guides.ts";
import { isCurrent } from "../db/is-current.ts";
import { isEdited } from "./ownership.ts";
import { toOwnReview, toReview } from "./review.ts";

type Slice<Limit = number> = {
  limit: Limit;
  /** the id of the last review already seen */
  cursor?: number | undefined;
};

/**
 * Returns the condition of reviews about the person who wears the profile's badge now. It is a bound, so that the index reads no
 * earlier ones.
 */
const isCurrentOf = (db: Db, key: GuideKey) =>
  sql`${reviews.id} > ${db.select({ id: guides.earlierReviewId }).from(guides).where(byGuideKey(key))}`;

const before = (cursor: number | undefined) => (cursor === undefined ? undefined : lt(reviews.id, cursor));

/** Returns the reading of a profile's newest published reviews, newest first. */
export const latestReviews = (
  db: Db,
  key: GuideKey,
  { limit, cursor }: Slice<number | Placeholder> = { limit: REVIEWS_LIMIT },
): Reading<Review> =>
  reading(
    db
      .select()
      .from(reviews)
      .where(
        and(
          whereGuideIs(reviews.guideId, db, key),
          eq(reviews.status, "published"),
          isCurrentOf(db, key),
          before(cursor),
        ),
      )
      .orderBy(desc(reviews.id))
      .limit(limit),
    toReview,
  );

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

/** Reads a published review of a profile that the viewer (a user's id) may see. Throws NotFound. */
export async function getShownReview(
  ctx: Ctx,
  { uniqueId, id, viewer }: { uniqueId: string; id: number; viewer: number | undefined },
): Promise<Review> {
  const { db } = ctx;
  const key = { uniqueId };
  const one = db
    .select()
    .from(reviews)
    .where(
      and(
        eq(reviews.id, id),
        whereGuideIs(reviews.guideId, db, key),
        eq(reviews.status, "published"),
        isCurrent,
      ),
    );
  const [review] = await readVisible(ctx, key, viewer, reading(one, toReview));
  if (!review) throw new NotFound();
  return review;
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
