import type { HeldFor } from "#schema/moderation.ts";
import type { ReportReason } from "#schema/report-reasons.ts";
import type { PlainText } from "#web/words/areas.ts";

/** Names the reasons of reports for admins. */
export const REPORT_LABELS: Record<ReportReason, PlainText> = {
  "not-a-guest": "Not about this walk",
  offensive: "Rude or hateful",
  spam: "Advertising",
  "personal-data": "Private details",
  other: "Something else",
};

/** The reason that the guide reads, each in her language. "" for one that the admin has to write. */
export const HIDE_REASONS: Record<ReportReason, PlainText | ""> = {
  "not-a-guest": "It is not about this walk",
  offensive: "It is rude or hateful",
  spam: "It is advertising or spam",
  "personal-data": "It shares private details",
  other: "",
};

/** Why a review was held. */
export const HELD_LABELS: Record<HeldFor, PlainText> = {
  link: "Has a link",
  contact: "Has an e-mail or phone number",
  burst: "Came in a rush or from a machine",
  copy: "Copy of another review",
};
