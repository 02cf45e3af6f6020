/** What an owner reads beside reviews, on her page and in her dashboard. */
export type ReviewsText = never;

/** What is counted there. */
export type ReviewsPlural = never;
