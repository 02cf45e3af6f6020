/** What may be wrong with a review. This file has no zod, because the public page's document lists the reasons. */
export const REPORT_REASONS = ["spam", "offensive", "personal-data", "not-a-guest", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
