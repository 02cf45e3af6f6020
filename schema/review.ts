import * as z from "zod/mini";
import type { HeldFor } from "./case-states.ts";
import { COMMENT_REQUIRED, NAME_REQUIRED, RATING_MESSAGE, RATING_PATTERN } from "./review-rules.ts";
import { line, lines } from "./text.ts";
import { withoutGaps } from "./without-gaps.ts";
import type { WrittenLanguage } from "./language-tag.ts";
import { writtenLanguage } from "./written-language.ts";

/** POST /api/guides/{uniqueId}/reviews. The rating may be a text: "5". */
export const reviewSchema = z.object({
  name: line({ label: "Name", max: 100, required: NAME_REQUIRED }),
  rating: z.union(
    [z.literal([1, 2, 3, 4, 5]), z.pipe(z.string().check(z.regex(RATING_PATTERN)), z.transform(Number))],
    RATING_MESSAGE,
  ),
  comment: lines({ label: "Comment", max: 2000, required: COMMENT_REQUIRED, normalise: withoutGaps }),
  /** the language of the page it was written on; it is the comment's unless its letters say otherwise */
  language: writtenLanguage,
});
export type ReviewValues = z.output<typeof reviewSchema>;

/** PUT /api/reviews/{id}/reply: the guide's one reply to a review. */
export const replySchema = z.object({
  reply: lines({ label: "Reply", max: 2000, required: "Please write a reply", normalise: withoutGaps }),
  /** the language of the reply; the profile's if it is missing, unless its letters say otherwise */
  language: writtenLanguage,
});

/** Why guests don't see a review. Only its guide reads it, and the guest who has just sent the review. */
export type ReviewHold =
  | { status: "held"; heldFor: HeldFor; publishAt: string }
  | {
      status: "hidden";
      /** the reason as the admin gave it */
      reason: string;
    };

/** A review as everybody sees it; dates are ISO 8601 in UTC, `reply` is null without one. */
export type Review = {
  id: number;
  guideId: number;
  name: string;
  rating: number;
  comment: string;
  /** the comment's language */
  language: WrittenLanguage;
  date: string;
  reply: { text: string; language: WrittenLanguage; date: string } | null;
};

/** A review as its guide sees it. It may be one that guests don't see. */
export type OwnReview = Review & Partial<ReviewHold>;

/** GET /api/user/reviews: a review of any of the account's profiles. */
export type GuideReview = Review & { guide: { id: number; name: string; uniqueId: string } };

/** POST /api/user/reviews/seen. Without `guideId` it is about all profiles, without `upTo` about all reviews there are. */
export const seenSchema = z.object({
  guideId: z.optional(z.int("Invalid input").check(z.positive("Invalid input"))),
  /** the newest review that was shown */
  upTo: z.optional(z.int("Invalid input").check(z.positive("Invalid input"))),
});
export type SeenReviews = z.output<typeof seenSchema>;

/** The response to a new review, with a message if it is held. */
export type NewReviewResponse = Review & { status?: "held"; message?: string };
