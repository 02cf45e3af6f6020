import { and, eq, isNull, ne, or, sql } from "drizzle-orm";
import type { PageCase } from "#schema/page-report.ts";
import { DAY } from "#schema/durations.ts";
import { type Actor, recordAuditOf } from "../audit-log/audit-log.ts";
import { subjectOf } from "../audit-log/subjects.ts";
import type { Ctx } from "../context.ts";
import { batch } from "../db/batch.ts";
import { guides } from "../db/tables/guides.ts";
import { pageCases, pageReports } from "../db/tables/moderation.ts";
import { REPORTER_LIFE_MS } from "../reviews/take-report.ts";
import { getPageCase } from "./page-cases.ts";
import { queuePageReporterEmails } from "./reporter-emails.ts";
import { firstRows } from "../db/first-rows.ts";

/** Returns the condition of a profile whose reports wait for a decision. */
export const hasOpenCase = (guideId: number) =>
  sql`exists (select 1 from ${pageCases} where ${pageCases.guideId} = ${guideId} and ${pageCases.state} <> 'decided')`;

/**
 * Returns the statements that decide the case of a page, for the batch of what was decided. They precede a change of the
 * page itself: reporters who heard before that it stays hear of a change.
 */
export const decideCase = (ctx: Ctx, guideId: number) => {
  const { db, now } = ctx;
  const isOpen = and(eq(pageReports.guideId, guideId), isNull(pageReports.closedAt));
  return {
    /** the e-mails to reporters; `isHiding`: whether the page is hidden now */
    toReporters: (isHiding: boolean) =>
      queuePageReporterEmails(
        ctx,
        "page-report-decided",
        isHiding
          ? and(eq(pageReports.guideId, guideId), or(isNull(pageReports.closedAt), isNull(guides.hiddenAt)))
          : isOpen,
      ),
    reports: db
      .update(pageReports)
      .set({ closedAt: new Date(now) })
      .where(isOpen),
    case: db
      .update(pageCases)
      .set({ state: "decided", at: new Date(now) })
      .where(and(eq(pageCases.guideId, guideId), ne(pageCases.state, "decided"))),
  };
};

/**
 * Closes the reports of a page, which stays as it is. Where they are closed already nothing changes. Returns the case and
 * the e-mails to send. Throws NotFound for a page that was never reported.
 */
export async function closeReports(
  ctx: Ctx,
  { id, reason }: { id: number; reason: string },
  { admin, requestId }: Actor,
): Promise<{ closed: PageCase; emails: { id: number }[] }> {
  const { toReporters, reports, case: update } = decideCase(ctx, id);
  const { emails } = await batch(ctx.db, {
    emails: toReporters(false),
    entry: recordAuditOf(
      ctx,
      { admin, action: "reports-close", subject: subjectOf("guide", guides.id), detail: reason, requestId },
      sql`from ${guides} where ${and(eq(guides.id, id), hasOpenCase(id))}`,
    ),
    reports,
    case: update,
  });
  return { closed: await getPageCase(ctx, id), emails };
}

/** ms after a decision for which a report is stored, without who sent it. */
export const REPORT_LIFE_MS = 730 * DAY;

/** Returns the statements that delete who sent reports of pages, and later what they said, some time after the decision. */
export const forgetPageReports = ({ db, now }: Pick<Ctx, "db" | "now">) => [
  db
    .update(pageReports)
    .set({ reporter: null, name: "", email: "" })
    .where(
      firstRows(
        pageReports,
        sql`${pageReports.reporter} is not null and ${pageReports.closedAt} <= ${now - REPORTER_LIFE_MS}`,
      ),
    ),
  db
    .delete(pageReports)
    .where(firstRows(pageReports, sql`${pageReports.closedAt} <= ${now - REPORT_LIFE_MS}`)),
  db
    .delete(pageCases)
    .where(
      firstRows(
        pageCases,
        and(eq(pageCases.state, "decided"), sql`${pageCases.at} <= ${now - REPORT_LIFE_MS}`),
      ),
    ),
];
