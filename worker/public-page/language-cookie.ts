/** How long a chosen language is remembered, in seconds. */
export const LANGUAGE_SECONDS = 31_536_000;
