import { version } from "#package.json";

/** The version of what runs, as its release is called. */
export const VERSION = version;
