/** What may be wrong with a review. Without zod: the public page's document lists them. */
export const REPORT_REASONS = ["spam", "offensive", "personal-data", "not-a-guest", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
