import * as z from "zod/mini";
import { reportFields } from "./moderation.ts";
import { NEEDS_WORDS, PAGE_REPORT_REASONS, type PageReportReason } from "./report-reasons.ts";
import { line, orEmpty } from "./text.ts";

const NAME_MAX = 100;

/** POST /api/guides/{uniqueId}/report */
export const pageReportSchema = z
  .object({
    ...reportFields(PAGE_REPORT_REASONS),
    name: orEmpty(line({ label: "Name", max: NAME_MAX })),
  })
  .check((context) => {
    const { reason, text } = context.value;
    if (text === "" && NEEDS_WORDS.includes(reason))
      context.issues.push({
        code: "custom",
        input: text,
        path: ["text"],
        message: "Please say what is wrong",
      });
  });
export type PageReportValues = z.output<typeof pageReportSchema>;

/** Networks that report a page within URGENT_HOURS and make it urgent. */
export const URGENT_NETWORKS = 3;
export const URGENT_HOURS = 24;

/** The most reports of one page that GET /api/admin/page-reports lists, the newest. */
export const REPORTS_SHOWN = 50;

/** One reported page in GET /api/admin/page-reports. Dates are ISO 8601 in UTC. */
export type PageCase = {
  guide: { id: number; name: string; uniqueId: string; createdAt: string };
  owner: { id: number; email: string; createdAt: string };
  /** in the last seven days, today included */
  scansOfWeek: number;
  isUrgent: boolean;
  /** newest first */
  reports: { reason: PageReportReason; text: string; name: string; email: string; createdAt: string }[];
  /** when it was first reported since the last decision */
  createdAt: string;
};
