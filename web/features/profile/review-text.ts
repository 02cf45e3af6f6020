const US_SHORT = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** "Jan 5, 2025". In UTC, so that server and browser agree. `date` is ISO 8601. */
export const shortDate = (date: string): string => US_SHORT.format(new Date(date));

/** "HW" for Hannah Weiss, "TP" for Tom & Priya: the first letters of the first two words. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word))
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? "")
    .join("");

/** "1 review", "12 reviews" */
export const countText = (count: number): string => `${count} ${count === 1 ? "review" : "reviews"}`;

const ORIGIN = "Guests leave reviews on this page. They are not verified.";

/** What the law wants said: where reviews come from, whether anybody checks them, and how many the owner took away. */
export const originText = (removed: number): string =>
  removed > 0 ? `${ORIGIN} The owner has removed ${countText(removed)}.` : ORIGIN;
