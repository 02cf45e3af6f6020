import { DAY, SECOND } from "#schema/durations.ts";

/** How long a chosen language is remembered, in seconds. */
export const LANGUAGE_SECONDS = (365 * DAY) / SECOND;
