import type { PlainText } from "#locales/account.ts";

/** The product in one line, which is the title and the heading of the landing page. */
export const HEADLINE: PlainText = "Tips, reviews and bookings in one place";
