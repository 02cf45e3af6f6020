import { and, desc, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import { type Review, REVIEWS_LIMIT } from "#schema/review.ts";
import type { Ctx } from "../context.ts";
import type { Db } from "../db/client.ts";
import { type Reading, reading } from "../db/reading.ts";
import { guides } from "../db/tables/guides.ts";
import { reviews } from "../db/tables/reviews.ts";
import { NotFound } from "../errors.ts";
import { throwMissReason } from "../guides/ownership.ts";
import { type GuideKey, readVisible, whereGuideIs } from "../guides/public-guides.ts";
import { toReview } from "./review.ts";

type Slice = {
  limit: number;
  /** the id of the last review already seen */
  cursor?: number | undefined;
};

/** Reads a profile's newest reviews, newest first. */
export const latestReviews = (
  db: Db,
  key: GuideKey,
  { limit, cursor }: Slice = { limit: REVIEWS_LIMIT },
): Reading<Review> =>
  reading(
    db
      .select()
      .from(reviews)
      .where(
        and(
          whereGuideIs(reviews.guideId, db, key),
          cursor === undefined ? undefined : lt(reviews.id, cursor),
        ),
      )
      .orderBy(desc(reviews.id))
      .limit(limit),
    toReview,
  );

/** Lists reviews of a profile the viewer (a user's id) may see, with the next cursor if there are more. Throws NotFound. */
export async function listReviews(
  ctx: Ctx,
  uniqueId: string,
  { viewer, limit, cursor }: Slice & { viewer: number | undefined },
): Promise<{ items: Review[]; next: number | undefined }> {
  const key = { uniqueId };
  const found = await readVisible(ctx, key, viewer, latestReviews(ctx.db, key, { limit: limit + 1, cursor }));
  const items = found.slice(0, limit);
  return { items, next: found.length > limit ? items.at(-1)?.id : undefined };
}

/** The condition of a review on a profile of this account. */
const ownReview = (db: Db, userId: number, id: number) =>
  and(
    eq(reviews.id, id),
    inArray(reviews.guideId, db.select({ id: guides.id }).from(guides).where(eq(guides.userId, userId))),
  );

/** Throws the reason a write matched no review. */
async function throwReviewMissReason(ctx: Ctx, id: number): Promise<never> {
  const [row] = await ctx.db.select({ guideId: reviews.guideId }).from(reviews).where(eq(reviews.id, id));
  if (!row) throw new NotFound();
  return throwMissReason(ctx, row.guideId);
}

/** Removes a review on one of the account's profiles, and its rating from the profile. Throws NotFound, Forbidden. */
export async function removeReview(ctx: Ctx, userId: number, id: number): Promise<void> {
  const { db } = ctx;
  const ofReview = (column: SQL) => sql`(select ${column} from ${reviews} where ${reviews.id} = ${id})`;
  const [, [row]] = await db.batch([
    db
      .update(guides)
      .set({
        reviewCount: sql`${guides.reviewCount} - 1`,
        ratingSum: sql`${guides.ratingSum} - ${ofReview(sql`${reviews.rating}`)}`,
        reviewsRemoved: sql`${guides.reviewsRemoved} + 1`,
      })
      .where(and(eq(guides.userId, userId), eq(guides.id, ofReview(sql`${reviews.guideId}`)))),
    db
      .delete(reviews)
      .where(ownReview(db, userId, id))
      .returning({ id: reviews.id }),
  ]);
  if (!row) await throwReviewMissReason(ctx, id);
}

/** Writes, changes or (null) removes the owner's reply. Throws NotFound, Forbidden. */
export async function updateReply(
  ctx: Ctx,
  userId: number,
  { id, reply }: { id: number; reply: string | null },
): Promise<Review> {
  const { db, now } = ctx;
  const [row] = await db
    .update(reviews)
    .set({ reply, repliedAt: reply === null ? null : new Date(now) })
    .where(ownReview(db, userId, id))
    .returning();
  return row ? toReview(row) : throwReviewMissReason(ctx, id);
}
