/** The landing page. */
export type LandingText = never;

/** What is counted there. */
export type LandingPlural = never;
