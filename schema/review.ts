import * as z from "zod";
import { line, lines } from "./text.ts";

export const RATING_DEFAULT = 5;
const RATING_MESSAGE = "Rating must be between 1 and 5 stars";
const COMMENT_REQUIRED = "Please provide a review comment";

/** POST /api/guides/{uniqueId}/reviews. The rating may come as text: "5". */
export const reviewSchema = z.object({
  name: line({ label: "Name", max: 100, required: "Please provide your name" }),
  rating: z
    .union(
      [
        z.int(),
        z
          .string()
          .regex(/^[1-5]$/)
          .transform(Number),
      ],
      RATING_MESSAGE,
    )
    .refine((rating) => rating >= 1 && rating <= 5, RATING_MESSAGE),
  comment: lines({ label: "Comment", max: 2000, required: COMMENT_REQUIRED }),
});
export type ReviewInput = z.input<typeof reviewSchema>;
export type ReviewValues = z.output<typeof reviewSchema>;

/** PUT /api/reviews/{id}/reply: the guide's one answer to a review. */
export const replySchema = z.object({
  reply: lines({ label: "Reply", max: 2000, required: "Please write a reply" }),
});
export type ReplyInput = z.input<typeof replySchema>;

/** How many reviews a list holds unless told otherwise. */
export const REVIEWS_PAGE = 50;

/** A review as everybody sees it; dates are ISO 8601 in UTC, `reply` is null without one. */
export type Review = {
  id: number;
  guideId: number;
  name: string;
  rating: number;
  comment: string;
  date: string;
  reply: { text: string; date: string } | null;
};
