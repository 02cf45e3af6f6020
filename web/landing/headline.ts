import type { PlainText } from "#web/words/areas.ts";

/** The product in one line, which is the title and the heading of the landing page. */
export const HEADLINE: PlainText = "Tips, reviews and bookings in one place";
