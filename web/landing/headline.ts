import type { PlainText } from "#web/words/areas.ts";

/** Describes the product in one line: title and heading of the landing page. */
export const HEADLINE: PlainText = "Tips, reviews and bookings in one place";
