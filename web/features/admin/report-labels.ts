import type { HeldFor } from "#schema/moderation.ts";
import type { ReportReason } from "#schema/report-reasons.ts";

/** What reporters say, in an admin's words. */
export const REPORT_LABELS: Record<ReportReason, string> = {
  "not-a-guest": "Not about this walk",
  offensive: "Rude or hateful",
  spam: "Advertising",
  "personal-data": "Private details",
  other: "Something else",
};

/** What the guide reads as the reason. "" for one that the admin has to write. */
export const HIDE_REASONS: Record<ReportReason, string> = {
  "not-a-guest": "It is not about this walk",
  offensive: "It is rude or hateful",
  spam: "It is advertising or spam",
  "personal-data": "It shares private details",
  other: "",
};

/** Why a review was held. */
export const HELD_LABELS: Record<HeldFor, string> = {
  link: "Has a link",
  contact: "Has an e-mail or phone number",
  burst: "Came in a rush or from a machine",
  copy: "Copy of another review",
};
