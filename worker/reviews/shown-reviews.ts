import { and, desc, eq, lt, type Placeholder, sql } from "drizzle-orm";
import type { Review } from "#schema/review.ts";
import { REVIEWS_LIMIT } from "#schema/limits.ts";
import type { Ctx } from "../context.ts";
import type { Db } from "../db/client.ts";
import { byGuideKey, type GuideKey, whereGuideIs } from "../db/guide-key.ts";
import { isCurrent } from "../db/is-current.ts";
import { type Reading, reading } from "../db/reading.ts";
import { guides } from "../db/tables/guides.ts";
import { reviews } from "../db/tables/reviews.ts";
import { NotFound } from "../errors.ts";
import { readVisible } from "../guides/public-guides.ts";
import { toReview } from "./review.ts";

export type Slice<Limit = number> = {
  limit: Limit;
  /** the id of the last review already seen */
  cursor?: number | undefined;
};

/**
 * Returns the condition of reviews about the person who wears the profile's badge now. It is a bound, so that the index reads no
 * earlier ones.
 */
export const isCurrentOf = (db: Db, key: GuideKey) =>
  sql`${reviews.id} > ${db.select({ id: guides.earlierReviewId }).from(guides).where(byGuideKey(key))}`;

export const before = (cursor: number | undefined) =>
  cursor === undefined ? undefined : lt(reviews.id, cursor);

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
