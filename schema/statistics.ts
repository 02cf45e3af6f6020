/** The spans that statistics can be asked for, in days. */
export const SPANS = [7, 30, 90] as const;
export type Span = (typeof SPANS)[number];

/** A span as a query has it. */
export type SpanText = `${Span}`;

/** What the buttons of a page report. */
export const EVENT_KINDS = [
  "tip-open",
  "tip-way",
  "contact",
  "tour",
  "review-open",
  "save-contact",
  "share",
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** What a printed code's address ends with: where that code hangs. */
export const MARK_PATTERN = /^[a-z0-9-]{1,12}$/;

/** The sums of a day or a span. Scans are visits too; reviews are those that became public. */
export type Sums = {
  visits: number;
  scans: number;
  tipOpens: number;
  tipWays: number;
  contacts: number;
  tours: number;
  reviews: number;
};

/** GET /api/guides/{id}/stats: days in the guide's time zone, oldest first, today last. */
export type Statistics = {
  /** `date`: "2026-11-22" */
  days: ({ date: string } & Sums)[];
  /** scans by the mark of the code, most first */
  marks: { mark: string; scans: number }[];
  /** ways to tip that were opened, by wayKey, most first */
  ways: { way: string; opens: number }[];
  /** 24 sums of visits, by the hour of the day */
  hours: number[];
  totals: Sums;
  /** the totals of as many days before those */
  before: Sums;
};
