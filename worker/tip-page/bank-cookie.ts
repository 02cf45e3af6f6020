import { DAY, SECOND } from "#schema/durations.ts";

/** The cookie with the country in which a guest banks, chosen on a tip page. */
export const BANK_COOKIE = "bank";

/** Seconds for which that cookie stays. */
export const BANK_SECONDS = (365 * DAY) / SECOND;
