/** The spans that statistics can be asked for, in days. */
export const SPANS = [7, 30, 90] as const;
export type Span = (typeof SPANS)[number];

/** A span as it is written in a query. */
export type SpanText = `${Span}`;

/** The kinds of events that a page's buttons report. */
export const EVENT_KINDS = [
  "tip-open",
  "tip-way",
  "tip-worked",
  "tip-failed",
  "contact",
  "link",
  "tour",
  "review-open",
  "save-contact",
  "share",
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** The mark at the end of a printed code's address, which says where that code hangs. */
export const MARK_PATTERN = /^[a-z0-9-]{1,12}$/;

/** The sums of a day or a span. Scans are visits as well. `reviews` counts those that became public. */
export type Sums = {
  visits: number;
  scans: number;
  tipOpens: number;
  tipWays: number;
  /** answers of guests to whether a way worked, which nobody can check */
  tipsWorked: number;
  tipsFailed: number;
  contacts: number;
  links: number;
  tours: number;
  reviews: number;
};

/** How many guests said of a way that it worked, and that it didn't. */
type WayAnswers = { worked: number; failed: number };

/** GET /api/guides/{id}/stats: days in the guide's time zone, oldest first, today last. */
export type Statistics = {
  /** `date`: "2026-11-22" */
  days: ({ date: string } & Sums)[];
  /** scans by the mark of the code, most first */
  marks: { mark: string; scans: number }[];
  /** ways to tip that were opened or answered about, by wayKey, most opened first */
  ways: ({ way: string; opens: number } & WayAnswers)[];
  /** tours whose booking link was opened, most first; without those that were deleted since */
  tourOpens: { tour: { id: number; title: string }; opens: number }[];
  /** 24 sums of visits, by the hour of the day */
  hours: number[];
  totals: Sums;
  /** the totals of the same number of days before */
  before: Sums;
};

/** GET /api/user/stats: the pages that the account may edit, its own first, and no more than twenty of others. */
export type OwnStatistics = Pick<Statistics, "totals" | "before"> & {
  guides: { id: number; name: string; uniqueId: string; totals: Sums }[];
};
