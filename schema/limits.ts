// Limits that screens show before the validation rules are loaded.

export const OPERATOR_NAME_MAX = 50;
export const BIO_MAX = 200;
export const TAG_MAX = 30;
/** The most review platforms of a profile. */
export const PLATFORMS_MAX = 10;
/** The most links of a profile's own. */
export const WEB_LINKS_MAX = 8;
/** Letters of such a link's name. */
export const LINK_NAME_MAX = 40;
/** Days from today on such a link's last day at most. */
export const LINK_DAYS_MAX = 366;
/** The most experiences of an operator. */
export const TOURS_MAX = 50;
/** The most experiences that a profile shows. */
export const FEATURED_MAX = 3;
/** The most reviews in GET /api/user/reviews without `?limit=`. */
export const LATEST_LIMIT = 5;
/** Days between the request to delete an account and its deletion. */
export const DELETION_DAYS = 14;

/** Unseen reviews of a profile are counted up to this number. */
export const UNSEEN_MAX = 100;
/** The most reviews in a list without `?limit=`. */
export const REVIEWS_LIMIT = 50;
/** The reviews in a page's first response, which has to fit into one round trip. */
export const FIRST_REVIEWS = 6;
/** The letters of a handle. */
export const HANDLE_LETTERS = { min: 3, max: 30 };
/**
 * A page address for humans as it may be typed, in small letters or capitals. With the flag u, i would also match
 * letters beyond ASCII, such as the Kelvin sign.
 */
export const HANDLE_PATTERN = /^[a-z0-9-]{3,30}$/i;
/** languages that a guide speaks, or a tour is in */
export const SPOKEN_MAX = 8;
