import { DAY, SECOND } from "#schema/durations.ts";

/** Seconds for which a chosen language is remembered. */
export const LANGUAGE_SECONDS = (365 * DAY) / SECOND;
