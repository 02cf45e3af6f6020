import { type SQL, sql } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { guides } from "../db/tables/guides.ts";
import { pageReports } from "../db/tables/moderation.ts";
import { queueToReporters } from "../reviews/moderation-emails.ts";

/**
 * Returns the statement that queues e-mails to those who reported a page and left an address. `which` is a condition on
 * guides and page_reports.
 */
export const queuePageReporterEmails = (
  ctx: Ctx,
  kind: "page-report-received" | "page-report-decided",
  which: SQL | undefined,
) =>
  queueToReporters(ctx, kind, {
    email: pageReports.email,
    detail: sql`cast(${guides.id} as text)`,
    from: sql`from ${pageReports} join ${guides} on ${guides.id} = ${pageReports.guideId}`,
    which,
  });
