/** Describes the product in one line: title and heading of the landing page. */
export const HEADLINE = "Tips, reviews and bookings in one place";
