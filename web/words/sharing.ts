/** The ways to show a page: its code, link and tag. */
export type SharingText = never;

/** What is counted there. */
export type SharingPlural = never;
