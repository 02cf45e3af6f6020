import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { batch } from "../db/batch.ts";
import type { Db } from "../db/client.ts";
import { isCurrent } from "../db/is-current.ts";
import { guides } from "../db/tables/guides.ts";
import { reviews } from "../db/tables/reviews.ts";
import { countReviews } from "./count-reviews.ts";
import { queueReporterEmails } from "./moderation-emails.ts";
import { throwReviewMissReason } from "./ownership.ts";

/** Returns the condition of a review on a profile of this account. */
const ownReview = (db: Db, userId: number, id: number) =>
  and(
    eq(reviews.id, id),
    inArray(reviews.guideId, db.select({ id: guides.id }).from(guides).where(eq(guides.userId, userId))),
  );

/**
 * Removes a review on one of the account's profiles, and its rating from the profile, which tells how many reviews were
 * removed. Held reviews count as removed; those that an admin had hidden, and those about someone before, don't.
 * Throws NotFound, Forbidden.
 */
export async function removeReview(ctx: Ctx, userId: number, id: number): Promise<void> {
  const { db } = ctx;
  const isOwn = ownReview(db, userId, id);
  const {
    removed: [row],
  } = await batch(db, {
    toReporters: queueReporterEmails(ctx, "report-decided", and(isOwn, eq(reviews.status, "published"))),
    guide: db
      .update(guides)
      .set({ reviewsRemoved: sql`${guides.reviewsRemoved} + 1` })
      .where(
        inArray(
          guides.id,
          db
            .select({ id: reviews.guideId })
            .from(reviews)
            .where(and(isOwn, ne(reviews.status, "hidden"), isCurrent)),
        ),
      ),
    count: countReviews(db, -1, and(isOwn, eq(reviews.status, "published"))),
    removed: db.delete(reviews).where(isOwn).returning({ id: reviews.id }),
  });
  if (!row) await throwReviewMissReason(ctx, userId, id);
}
