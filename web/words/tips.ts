/** The ways to be tipped, and the pocket with their codes. */
export type TipsText = never;

/** What is counted there. */
export type TipsPlural = never;
