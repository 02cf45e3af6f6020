/** The numbers of a page. */
export type StatisticsText = never;

/** What is counted there. */
export type StatisticsPlural = never;
