/** What the product is, in a line. */
export const HEADLINE = "Tips, reviews and bookings in one place";
