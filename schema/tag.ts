/** Stored when a profile is created without a tag. */
export const DEFAULT_TAG = "Tour Guide in NYC";

/** Shown when the tag is empty. */
export const DISPLAY_TAG = "Professional Tour Guide";
