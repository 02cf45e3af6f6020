import type { OwnReview, Review } from "#schema/review.ts";
import type { reviewCases } from "../db/tables/moderation.ts";
import type { reviews } from "../db/tables/reviews.ts";

type Row = typeof reviews.$inferSelect;

/** Returns a review as everybody sees it from its row. */
export const toReview = (row: Row): Review => ({
  id: row.id,
  guideId: row.guideId,
  name: row.name,
  rating: row.rating,
  comment: row.comment,
  language: row.language,
  date: row.date.toISOString(),
  reply:
    row.reply !== null && row.repliedAt !== null
      ? { text: row.reply, language: row.replyLanguage, date: row.repliedAt.toISOString() }
      : null,
});

type Case = Pick<typeof reviewCases.$inferSelect, "heldFor" | "publishAt" | "reason">;

/** Returns a review as its guide sees it, with the reason why guests don't. */
export function toOwnReview(row: Row, { heldFor, publishAt, reason }: Partial<Case> = {}): OwnReview {
  const review = toReview(row);
  if (row.status === "hidden") return { ...review, status: "hidden", reason: reason ?? "" };
  if (row.status === "held" && heldFor && publishAt)
    return { ...review, status: "held", heldFor, publishAt: publishAt.toISOString() };
  return review;
}
