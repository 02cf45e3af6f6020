// The rules that a review's form needs. They are without zod, because the public page loads only these.
export const RATING_DEFAULT = 5;
export const RATING_PATTERN = /^[1-5]$/;

export const NAME_REQUIRED = "Please provide your name";
export const RATING_MESSAGE = "Rating must be between 1 and 5 stars";
export const COMMENT_REQUIRED = "Please provide a review comment";

// The messages of a 403 for a valid review.
export const OWN_PROFILE_MESSAGE = "You cannot add a review to your own profile";
export const REVIEWS_DISABLED_MESSAGE = "Reviews are disabled";

/** The message of a 409: the review was written on the page of whoever wore the badge before. */
export const HANDED_ON_MESSAGE = "Somebody else wears this badge now. Please load the page again.";

/** In place of an answer to Turnstile's challenge: it couldn't start, or had no answer in time. That is no failed challenge. */
export const CHALLENGE_NOT_STARTED = "not-started";

/** The message for a guest whose review is held. */
export const HELD_MESSAGE = "Thank you. We look at this review before it is shown, within 7 days.";
