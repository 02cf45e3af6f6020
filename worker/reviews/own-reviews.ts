import { and, asc, desc, eq, gt, sql } from "drizzle-orm";
import type { GuideReview, SeenReviews } from "#schema/review.ts";
import type { Ctx } from "../context.ts";
import { guides } from "../db/tables/guides.ts";
import { reviews } from "../db/tables/reviews.ts";
import { isReadBy } from "../guides/ownership.ts";
import { toReview } from "./review.ts";

/** Lists the newest published reviews of all profiles of an account, newest first. Reads at most `limit` of each. */
export async function listOwnReviews({ db }: Ctx, userId: number, limit: number): Promise<GuideReview[]> {
  const profiles = await db
    .select({
      guide: { id: guides.id, name: guides.name, uniqueId: guides.uniqueId },
      earlierReviewId: guides.earlierReviewId,
    })
    .from(guides)
    .where(isReadBy(userId))
    .orderBy(asc(guides.id));
  const newest = profiles.map(({ guide, earlierReviewId }) =>
    db
      .select()
      .from(reviews)
      .where(
        and(
          eq(reviews.guideId, guide.id),
          eq(reviews.status, "published"),
          // Reviews of the person who wore the badge before are in a list of their own.
          gt(reviews.id, earlierReviewId),
        ),
      )
      .orderBy(desc(reviews.id))
      .limit(limit),
  );
  const [first, ...others] = newest;
  if (!first) return [];
  const found = await db.batch([first, ...others]);
  return profiles
    .flatMap(({ guide }, place) => (found[place] ?? []).map((row) => ({ ...toReview(row), guide })))
    .toSorted((a, b) => b.date.localeCompare(a.date) || b.id - a.id)
    .slice(0, limit);
}

/**
 * Records that the reviews of the account's profiles, or of one of them, were seen up to the one with the id `upTo`, by
 * default all there are. It changes nothing on profiles that the account may not edit.
 */
export async function markReviewsSeen(
  { db }: Ctx,
  userId: number,
  { guideId, upTo }: SeenReviews,
): Promise<void> {
  const newest = sql`(select coalesce(max(${reviews.id}), 0) from ${reviews})`;
  // It is never beyond the newest review, because later ones haven't been seen.
  const seen = upTo === undefined ? newest : sql`min(${upTo}, ${newest})`;
  await db
    .update(guides)
    .set({ seenReviewId: sql`max(${guides.seenReviewId}, ${seen})` })
    .where(and(isReadBy(userId), guideId === undefined ? undefined : eq(guides.id, guideId)));
}
