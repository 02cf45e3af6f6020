/** The tag that is stored when a profile is created without one. */
export const DEFAULT_TAG = "Tour Guide in NYC";

/** The text that is shown when the tag is empty. */
export const DISPLAY_TAG = "Professional Tour Guide";
