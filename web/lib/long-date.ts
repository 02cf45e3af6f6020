const LONG = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });

/** A date in the reader's time zone: `6 December 2026`. */
export const longDate = (date: Date): string => LONG.format(date);
