import * as z from "zod/mini";
import type { HeldFor, ReviewStatus } from "./case-states.ts";
import { EMAIL_MESSAGE } from "./login-rules.ts";
import { proof } from "./proof.ts";
import { REPORT_REASONS, type ReportReason } from "./report-reasons.ts";
import { emailAddress, line, lines, orEmpty } from "./text.ts";

/** The most characters of a report's text; REASON_MAX is the same of an admin's reason. */
const TEXT_MAX = 2000;
const REASON_MAX = 500;

/** Returns the fields that all reports have. */
export const reportFields = <Reason extends string>(reasons: readonly Reason[]) => ({
  reason: z.enum(reasons, "Please choose a reason"),
  text: orEmpty(lines({ label: "Text", max: TEXT_MAX })),
  /** the address that gets the decision; "" for none */
  email: orEmpty(z.union([z.literal(""), emailAddress], EMAIL_MESSAGE)),
});

/** POST /api/reviews/{id}/report */
export const reportSchema = z.object(reportFields(REPORT_REASONS));
export type ReportValues = z.output<typeof reportSchema>;

/** The response to a report. */
export const REPORT_RESPONSE = { message: "Thank you. A person reads it.", code: "report_received" } as const;

/** POST /api/admin/reviews/{id}/hide, where the guide reads the reason, and POST /api/admin/guides/{id}/reports/close. */
export const hideSchema = z.object({
  reason: line({ label: "Reason", max: REASON_MAX, required: "Please give a reason" }),
});

/** POST /api/admin/users/{id}/two-step/remove. The audit log keeps the reason. */
export const removeTwoStepSchema = z.object({ ...hideSchema.shape, ...proof });

/** The values of `status` in GET /api/admin/reports and GET /api/admin/page-reports. */
export const CASE_FILTERS = ["open", "decided"] as const;

/** One held or reported review in GET /api/admin/reports. Dates are ISO 8601 in UTC. */
export type ReviewCase = {
  review: {
    id: number;
    name: string;
    rating: number;
    comment: string;
    status: ReviewStatus;
    date: string;
    /**
     * that the review is about someone who wore the badge before, so that guests don't see it in any case; absent
     * otherwise
     */
    isEarlier?: true;
  };
  /** `userId`: its owner */
  guide: { id: number; name: string; uniqueId: string; userId: number };
  /** null for one that was only reported */
  heldFor: HeldFor | null;
  /** newest first */
  reports: { reason: ReportReason; text: string; createdAt: string }[];
  /** when it was held, or first reported since the last decision */
  createdAt: string;
};
