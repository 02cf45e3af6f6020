const SHORT = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });

/** "Dec 4, 2026" in the reader's own time zone, from ISO 8601. */
export const shortDate = (iso: string): string => SHORT.format(new Date(iso));

/** An address without its scheme, for reading. */
export const bareUrl = (url: string): string => url.replace(/^https?:\/\//, "");
