/** Remembers the country a guest banks in, chosen on a tip page. */
export const BANK_COOKIE = "bank";

/** How long it does, in seconds. */
export const BANK_SECONDS = 31_536_000;
