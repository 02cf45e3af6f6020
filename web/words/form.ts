/** The form of a profile, and what its parts say. */
export type FormText = never;

/** What is counted there. */
export type FormPlural = never;
