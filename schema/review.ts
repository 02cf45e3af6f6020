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

/** A review as everybody sees it; `date` is ISO 8601 in UTC. */
export type Review = {
  id: number;
  guideId: number;
  name: string;
  rating: number;
  comment: string;
  date: string;
};
