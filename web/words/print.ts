/** The print studio. */
export type PrintText = never;

/** What is counted there. */
export type PrintPlural = never;
