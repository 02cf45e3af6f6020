/** Remembers the language that was chosen on this device. */
export const LANGUAGE_COOKIE = "lang";

/** How long it does, in seconds. */
export const LANGUAGE_SECONDS = 31_536_000;
