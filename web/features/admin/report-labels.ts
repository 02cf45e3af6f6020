import type { HeldFor } from "#schema/case-states.ts";
import type { PageReportReason, ReportReason } from "#schema/report-reasons.ts";
import type { PlainText } from "#locales/account.ts";

/** The labels of reports' reasons, for admins. */
export const REPORT_LABELS: Record<ReportReason, PlainText> = {
  "not-a-guest": "Not about this tour",
  offensive: "Rude or hateful",
  spam: "Advertising",
  "personal-data": "Private details",
  other: "Something else",
};

/** The labels of reasons against a page, for admins. */
export const PAGE_REPORT_LABELS: Record<PageReportReason, PlainText> = {
  impersonation: "Pretends to be somebody else",
  fraud: "Fraud",
  offensive: "Rude or hateful",
  "personal-data": "Private details",
  illegal: "Against the law",
  other: "Something else",
};

/** The reasons that a guide reads, in the guide's language. "" for one that the admin has to write. */
export const HIDE_REASONS: Record<ReportReason, PlainText | ""> = {
  "not-a-guest": "It is not about this tour",
  offensive: "It is rude or hateful",
  spam: "It is advertising or spam",
  "personal-data": "It shares private details",
  other: "",
};

/** The labels of why a review was held. */
export const HELD_LABELS: Record<HeldFor, PlainText> = {
  link: "Has a link",
  contact: "Has an e-mail or phone number",
  burst: "Arrived with many others at once, or from a machine",
  copy: "Copy of another review",
};
