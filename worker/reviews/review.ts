import type { Review } from "#schema/review.ts";
import type { reviews } from "../db/tables/reviews.ts";

/** A review as everybody sees it. */
export const toReview = (row: typeof reviews.$inferSelect): Review => ({
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
