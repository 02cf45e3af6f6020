/** What may be wrong with a review. This file has no zod, because the guests' documents list the reasons. */
export const REPORT_REASONS = ["spam", "offensive", "personal-data", "not-a-guest", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What may be wrong with a page, in the order in which guests read it. */
export const PAGE_REPORT_REASONS = [
  "impersonation",
  "fraud",
  "offensive",
  "personal-data",
  "illegal",
  "other",
] as const;
export type PageReportReason = (typeof PAGE_REPORT_REASONS)[number];

/** Reasons that say nothing without words. */
export const NEEDS_WORDS: readonly string[] = ["fraud", "illegal", "other"] satisfies PageReportReason[];
