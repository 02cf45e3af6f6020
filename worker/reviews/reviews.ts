import { and, desc, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import { type Review, REVIEWS_PAGE, type ReviewValues } from "#schema/review.ts";
import { OWN_PROFILE_MESSAGE, REVIEWS_DISABLED_MESSAGE } from "#schema/review-rules.ts";
import { isActiveAt } from "#schema/subscription.ts";
import type { Db } from "../db/client.ts";
import { guides, reviews } from "../db/tables.ts";
import { Conflict, Forbidden, NotFound } from "../failures.ts";
import { refuse } from "../guides/ownership.ts";
import { belongsTo, gated, type GuideKey, isGuide, ownerOf } from "../guides/visibility.ts";

type ReviewRow = typeof reviews.$inferSelect;

export const toReview = (row: ReviewRow): Review => ({
  id: row.id,
  guideId: row.guideId,
  name: row.name,
  rating: row.rating,
  comment: row.comment,
  date: row.date.toISOString(),
  reply:
    row.reply !== null && row.repliedAt !== null
      ? { text: row.reply, date: row.repliedAt.toISOString() }
      : null,
});

/** The newest reviews of a profile, newest first; `before` is the id of the last one already seen. */
export const reviewsOf = (db: Db, key: GuideKey, limit = REVIEWS_PAGE, before?: number) =>
  db
    .select()
    .from(reviews)
    .where(
      and(belongsTo(reviews.guideId, db, key), before === undefined ? undefined : lt(reviews.id, before)),
    )
    .orderBy(desc(reviews.id))
    .limit(limit);

/** A page of the reviews this viewer may see, and where the next one starts, if there is one. Throws NotFound. */
export async function listReviews(
  db: Db,
  uniqueId: string,
  viewer: number | undefined,
  { limit, cursor }: { limit: number; cursor?: number | undefined },
  now: number,
): Promise<{ page: Review[]; next: number | undefined }> {
  const key = { uniqueId };
  const rows = await gated(db, key, viewer, now, reviewsOf(db, key, limit + 1, cursor));
  const page = rows.slice(0, limit).map(toReview);
  return { page, next: rows.length > limit ? page.at(-1)?.id : undefined };
}

/**
 * The profile a visitor may review, as it stands now. Throws NotFound, and Forbidden with the spec's words for its own
 * owner and where reviews are disabled.
 */
export async function getReviewable(
  db: Db,
  uniqueId: string,
  viewer: number | undefined,
  now: number,
): Promise<{ id: number }> {
  const key = { uniqueId };
  const [[guide], [owner]] = await db.batch([
    db.select({ id: guides.id, reviewsEnabled: guides.reviewsEnabled }).from(guides).where(isGuide(key)),
    ownerOf(db, key),
  ]);
  if (guide && owner?.userId === viewer) throw new Forbidden(OWN_PROFILE_MESSAGE);
  if (!guide || !owner || !isActiveAt(owner, now)) throw new NotFound();
  if (guide.reviewsEnabled === "false") throw new Forbidden(REVIEWS_DISABLED_MESSAGE);
  return { id: guide.id };
}

/**
 * A new review, counted in the profile. `creationKey` makes a repeated create answer with the first one's row, which isn't new.
 * Throws Conflict for other words under a used key, and what getReviewable throws, also for what changed while the request was under way.
 */
export async function createReview(
  db: Db,
  uniqueId: string,
  viewer: number | undefined,
  { name, rating, comment }: ReviewValues,
  now: number,
  creationKey: string,
): Promise<{ review: Review; isNew: boolean }> {
  const isOpen = sql`${guides.uniqueId} = ${uniqueId} and ${guides.reviewsEnabled} = 'true'
    and not exists (select 1 from ${reviews} where ${reviews.guideId} = ${guides.id} and ${reviews.creationKey} = ${creationKey})`;
  // Both statements see the same rows, so one counts exactly what the other writes.
  const [, [row]] = await db.batch([
    db
      .update(guides)
      .set({ reviewCount: sql`${guides.reviewCount} + 1`, ratingSum: sql`${guides.ratingSum} + ${rating}` })
      .where(isOpen),
    db
      .insert(reviews)
      .select(
        sql`select null, ${guides.id}, ${name}, ${rating}, ${comment}, ${now}, null, null, ${creationKey}
          from ${guides} where ${isOpen}`,
      )
      .returning(),
  ]);
  if (row) return { review: toReview(row), isNew: true };
  const guide = await getReviewable(db, uniqueId, viewer, now);
  const [repeated] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.guideId, guide.id), eq(reviews.creationKey, creationKey)));
  if (!repeated) throw new NotFound();
  if (repeated.name !== name || repeated.rating !== rating || repeated.comment !== comment)
    throw new Conflict("This Idempotency-Key was used for another review");
  return { review: toReview(repeated), isNew: false };
}

/** The condition of a review that stands on a profile of this account. */
const ownReview = (db: Db, userId: number, id: number) =>
  and(
    eq(reviews.id, id),
    inArray(reviews.guideId, db.select({ id: guides.id }).from(guides).where(eq(guides.userId, userId))),
  );

async function refuseReview(db: Db, id: number, now: number): Promise<never> {
  const [row] = await db.select({ guideId: reviews.guideId }).from(reviews).where(eq(reviews.id, id));
  if (!row) throw new NotFound();
  return refuse(db, row.guideId, now);
}

/** Deletes a review on one of the account's profiles, which counts what it has lost. Throws NotFound, Forbidden. */
export async function removeReview(db: Db, userId: number, id: number, now: number): Promise<void> {
  const of = (column: SQL) => sql`(select ${column} from ${reviews} where ${reviews.id} = ${id})`;
  const [, [row]] = await db.batch([
    db
      .update(guides)
      .set({
        reviewCount: sql`${guides.reviewCount} - 1`,
        ratingSum: sql`${guides.ratingSum} - ${of(sql`${reviews.rating}`)}`,
        reviewsRemoved: sql`${guides.reviewsRemoved} + 1`,
      })
      .where(and(eq(guides.userId, userId), eq(guides.id, of(sql`${reviews.guideId}`)))),
    db
      .delete(reviews)
      .where(ownReview(db, userId, id))
      .returning(),
  ]);
  if (!row) await refuseReview(db, id, now);
}

/** Writes, changes or (null) takes back the owner's one reply. Throws NotFound, Forbidden. */
export async function setReply(
  db: Db,
  userId: number,
  id: number,
  reply: string | null,
  now: number,
): Promise<Review> {
  const [row] = await db
    .update(reviews)
    .set({ reply, repliedAt: reply === null ? null : new Date(now) })
    .where(ownReview(db, userId, id))
    .returning();
  return row ? toReview(row) : refuseReview(db, id, now);
}
