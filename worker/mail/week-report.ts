/** What happened on a page in a week. `stars`: the sum of the new reviews' ratings. */
export type WeekFigures = Record<
  "scans" | "visits" | "tips" | "worked" | "saved" | "tours" | "reviews" | "stars",
  number
>;

/** A page's week, and the week before it. */
export type PageWeek = { id: number; week: WeekFigures; before: WeekFigures };

/** What the guide could do next on a page; `way` is its wayKey. */
export type NextStep = { page: number } & (
  | { kind: "no-way" | "print" }
  | { kind: "failing"; way: string }
  | { kind: "answer"; count: number }
);

/** What the e-mail about a week says, as JSON its `detail`. It has no name and no word of anybody's. */
export type WeekReport = {
  /** the week's Monday, "2026-11-16" */
  from: string;
  /** until when it may be sent, ms since 1970 */
  until: number;
  /** empty where nobody has visited a page yet */
  pages: PageWeek[];
  next: NextStep | null;
};
