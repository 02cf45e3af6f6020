// Limits that screens tell before any rules are loaded.

export const OPERATOR_NAME_MAX = 50;
/** How many experiences an operator may have. */
export const TOURS_MAX = 50;
/** How many of them a profile shows. */
export const FEATURED_MAX = 3;
/** Days between the wish to delete an account and its end. */
export const DELETION_DAYS = 14;

/** The unseen reviews of a profile are counted no further. */
export const UNSEEN_MAX = 100;
