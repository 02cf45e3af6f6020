/** What a review's form must know of its rules. Free of zod: the public page carries these alone. */
export const RATING_DEFAULT = 5;
export const RATING_PATTERN = /^[1-5]$/;

export const NAME_REQUIRED = "Please provide your name";
export const RATING_MESSAGE = "Rating must be between 1 and 5 stars";
export const COMMENT_REQUIRED = "Please provide a review comment";

/** Why a review that keeps the rules is refused all the same: 403. */
export const OWN_PROFILE_MESSAGE = "You cannot add a review to your own profile";
export const REVIEWS_DISABLED_MESSAGE = "Reviews are disabled";
