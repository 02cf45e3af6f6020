import { and, desc, eq, inArray, lt, lte, ne, or, sql } from "drizzle-orm";
import { type OwnReview, type Review, REVIEWS_LIMIT } from "#schema/review.ts";
import { languageOfText } from "#schema/script-language.ts";
import type { Ctx } from "../context.ts";
import type { Db } from "../db/client.ts";
import { byGuideKey, type GuideKey, whereGuideIs } from "../db/guide-key.ts";
import { type Reading, reading } from "../db/reading.ts";
import { editedBy } from "../db/team.ts";
import { guides } from "../db/tables/guides.ts";
import { reviewCases } from "../db/tables/moderation.ts";
import { reviews } from "../db/tables/reviews.ts";
import { NotFound } from "../errors.ts";
import { owned, throwMissReason } from "../guides/ownership.ts";
import { readVisible } from "../guides/public-guides.ts";
import { countReviews } from "./count-reviews.ts";
import { isCurrent } from "../db/is-current.ts";
import { queueReporterLetters } from "./moderation-letters.ts";
import { toOwnReview, toReview } from "./review.ts";

type Slice = {
  limit: number;
  /** the id of the last review already seen */
  cursor?: number | undefined;
};

/**
 * Makes the condition of reviews about whoever wears the profile's badge now. It is a bound, so that the index reads no
 * earlier ones.
 */
const isCurrentOf = (db: Db, key: GuideKey) =>
  sql`${reviews.id} > ${db.select({ id: guides.earlierReviewId }).from(guides).where(byGuideKey(key))}`;

const before = (cursor: number | undefined) => (cursor === undefined ? undefined : lt(reviews.id, cursor));

/** Makes the reading of a profile's newest published reviews, newest first. */
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
 * Makes the reading of a profile's newest reviews as the viewer (a user's id) may see them: on a profile that they edit
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
          or(eq(reviews.status, "published"), sql`${reviews.guideId} in ${editedBy(viewer)}`),
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

/** Makes the condition of a review on a profile of this account. */
const ownReview = (db: Db, userId: number, id: number) =>
  and(
    eq(reviews.id, id),
    inArray(reviews.guideId, db.select({ id: guides.id }).from(guides).where(eq(guides.userId, userId))),
  );

/** Makes the condition of a review on a profile that this account may edit. */
const isEdited = (userId: number) => sql`${reviews.guideId} in ${editedBy(userId)}`;

/** Throws the reason why a write matched no review. */
async function throwReviewMissReason(ctx: Ctx, userId: number, id: number): Promise<never> {
  const [row] = await ctx.db
    .select({ guideId: reviews.guideId })
    .from(reviews)
    // A review that guests don't see exists only for those who may edit its profile.
    .where(and(eq(reviews.id, id), or(eq(reviews.status, "published"), isEdited(userId)), isCurrent));
  if (!row) throw new NotFound();
  return throwMissReason(ctx, userId, row.guideId);
}

/**
 * Removes a review on one of the account's profiles, and its rating from the profile, which tells how many reviews were
 * removed. Held reviews count as removed; those that an admin had hidden, and those about somebody before, don't.
 * Throws NotFound, Forbidden.
 */
export async function removeReview(ctx: Ctx, userId: number, id: number): Promise<void> {
  const { db } = ctx;
  const own = ownReview(db, userId, id);
  const [, , , [row]] = await db.batch([
    queueReporterLetters(ctx, "report-decided", and(own, eq(reviews.status, "published"))),
    db
      .update(guides)
      .set({ reviewsRemoved: sql`${guides.reviewsRemoved} + 1` })
      .where(
        inArray(
          guides.id,
          db
            .select({ id: reviews.guideId })
            .from(reviews)
            .where(and(own, ne(reviews.status, "hidden"), isCurrent)),
        ),
      ),
    countReviews(db, -1, and(own, eq(reviews.status, "published"))),
    db.delete(reviews).where(own).returning({ id: reviews.id }),
  ]);
  if (!row) await throwReviewMissReason(ctx, userId, id);
}

/** Answers the language of a reply: the given one, else the profile's, unless its letters say otherwise. */
async function replyLanguageOf(
  { db }: Ctx,
  { id, reply, language }: { id: number; reply: string; language: string | undefined },
): Promise<string> {
  if (language) return languageOfText(reply, language);
  const [guide] = await db
    .select({ language: guides.language })
    .from(reviews)
    .innerJoin(guides, eq(guides.id, reviews.guideId))
    .where(eq(reviews.id, id));
  return languageOfText(reply, guide?.language ?? "");
}

/**
 * Writes, changes or (null) removes the reply to a review on a profile that the account may edit. Throws NotFound,
 * Forbidden.
 */
export async function updateReply(
  ctx: Ctx,
  userId: number,
  { id, reply, language }: { id: number; reply: string | null; language?: string | undefined },
): Promise<Review> {
  const { db, now } = ctx;
  const written =
    reply === null
      ? { reply, repliedAt: null, replyLanguage: "" }
      : {
          reply,
          repliedAt: new Date(now),
          replyLanguage: await replyLanguageOf(ctx, { id, reply, language }),
        };
  const [row] = await db
    .update(reviews)
    .set(written)
    .where(and(eq(reviews.id, id), isEdited(userId), isCurrent))
    .returning();
  return row ? toReview(row) : throwReviewMissReason(ctx, userId, id);
}
