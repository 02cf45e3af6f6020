import { DAY, SECOND } from "#schema/durations.ts";

/** Remembers the country a guest banks in, chosen on a tip page. */
export const BANK_COOKIE = "bank";

/** How long it does, in seconds. */
export const BANK_SECONDS = (365 * DAY) / SECOND;
