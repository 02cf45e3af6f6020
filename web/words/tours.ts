/** Tours, and where they are shown. */
export type ToursText = never;

/** What is counted there. */
export type ToursPlural = never;
