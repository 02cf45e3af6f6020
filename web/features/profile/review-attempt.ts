import {
  COMMENT_REQUIRED,
  NAME_REQUIRED,
  OWN_PROFILE_MESSAGE,
  RATING_MESSAGE,
  RATING_PATTERN,
  REVIEWS_DISABLED_MESSAGE,
} from "#schema/review-rules.ts";

/** The review form's texts, as typed. */
export type TypedReview = { name: string; rating: string; comment: string };

/** What refused a review: the server's answer; status 0 when none came. */
export type ReviewFailure = { status: number; message: string; errors?: string[] };

/** What became of a review that was sent without JavaScript. */
export type ReviewAttempt = { sent: true } | ({ sent: false; values: TypedReview } & ReviewFailure);

export type FieldErrors = Partial<Record<keyof TypedReview, string>>;

/** What can be said about a review before it is sent, field by field. */
export function checkReview({ name, rating, comment }: TypedReview): FieldErrors {
  return {
    ...(name.trim() === "" && { name: NAME_REQUIRED }),
    ...(!RATING_PATTERN.test(rating) && { rating: RATING_MESSAGE }),
    ...(comment.trim() === "" && { comment: COMMENT_REQUIRED }),
  };
}

export type Problem = { title: string; text: string };

const TRY_AGAIN = "Something went wrong. Please try again.";

function titleOf({ status, message }: ReviewFailure, online: boolean): string {
  if (status === 0 && !online) return "You are offline";
  // Too many: only the server knows when to try again.
  return status === 429 ? message : "Your review was not sent";
}

/** A failure in the words for the guest. `online` as the browser sees it. */
export function problemOf(failure: ReviewFailure, online = true): Problem {
  const { status, message, errors = [] } = failure;
  if (errors.length > 0) return { title: "Please check your review", text: errors.join(", ") };
  if (message === OWN_PROFILE_MESSAGE) return { title: "Not Allowed", text: message };
  if (message === REVIEWS_DISABLED_MESSAGE)
    return { title: "Reviews Disabled", text: "The owner has disabled reviews for this profile." };
  const isOurs = [400, 413, 415].includes(status);
  const text = isOurs ? "Please make sure all fields are filled out correctly." : TRY_AGAIN;
  return { title: titleOf(failure, online), text };
}
