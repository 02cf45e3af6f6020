// The rules that a review's form needs. They are without zod, because the public page loads only these.
export const RATING_DEFAULT = 5;
export const RATING_PATTERN = /^[1-5]$/;

export const NAME_REQUIRED = "Please provide your name";
export const RATING_MESSAGE = "Rating must be between 1 and 5 stars";
export const COMMENT_REQUIRED = "Please provide a review comment";

/** In place of Turnstile's response: the challenge couldn't start, or got none in time, which is no failed challenge. */
export const CHALLENGE_NOT_STARTED = "not-started";

/** The message for a guest whose review is held. */
export const HELD_MESSAGE = "Thank you. We look at this review before it is shown, within 7 days.";
