/** The admin's screens. */
export type AdminText = never;

/** What is counted there. */
export type AdminPlural = never;
