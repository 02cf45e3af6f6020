import { and, eq, isNull, sql } from "drizzle-orm";
import { DAY, HOUR } from "#schema/durations.ts";
import { type PageReportValues, URGENT_HOURS, URGENT_NETWORKS } from "#schema/page-report.ts";
import type { Ctx, RequestCtx } from "../context.ts";
import { batch } from "../db/batch.ts";
import { selectRow } from "../db/select-row.ts";
import { users } from "../db/tables/accounts.ts";
import { guides } from "../db/tables/guides.ts";
import { pageCases, pageReports } from "../db/tables/moderation.ts";
import { NotFound, TooManyRequests } from "../errors.ts";
import { guideWithOwner } from "../guides/public-guides.ts";
import { queueEmail } from "../mail/outbox.ts";
import { limitNetwork } from "../rate-limits/edge-limits.ts";
import { isSentByMachine } from "../reviews/spam-checks.ts";
import { reporterOf, takeReport } from "../reviews/take-report.ts";
import { queuePageReporterEmails } from "./reporter-emails.ts";

/** ms in which a network reports a page once. */
const ONCE_MS = DAY;

/** Finds a page that can be reported: a public one, for its team too. Throws NotFound. */
export async function getReportable(ctx: Ctx, uniqueId: string): Promise<{ id: number; name: string }> {
  const [guide] = await guideWithOwner(ctx.db, { uniqueId }).read();
  if (!guide?.isPublicNow(ctx)) throw new NotFound();
  const { id, name } = guide.toPublicGuide(ctx);
  return { id, name };
}

type Report = {
  uniqueId: string;
  values: PageReportValues;
  spamCheck: { subject: string; stamp: string };
};

/**
 * Writes a report of a page. A second one from a network within a day isn't new, nor is what only machines send. Returns
 * the e-mails to send. Throws NotFound, TooManyRequests.
 */
export async function reportPage(
  ctx: RequestCtx,
  { uniqueId, values, spamCheck }: Report,
): Promise<{ id: number }[]> {
  await limitNetwork(ctx, "report");
  const { id } = await getReportable(ctx, uniqueId);
  if (await isSentByMachine(ctx, uniqueId, spamCheck)) return [];
  const about = `page ${id}`;
  try {
    return await takeReport(ctx, { about, email: values.email }, (attempt) =>
      write(ctx, { ...attempt, guideId: id }, values),
    );
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error;
    // A coach of guests shares a network: what one of them has reported is no reason to refuse the others.
    const reporter = await reporterOf(ctx, about);
    const isKnown = await ctx.db
      .select({ id: pageReports.id })
      .from(pageReports)
      .where(isRecent(ctx, id, reporter));
    if (isKnown.length > 0) return [];
    throw error;
  }
}

/** Returns the condition of the report that a network has sent about a page within a day. */
const isRecent = ({ now }: Ctx, guideId: number, reporter: string) =>
  sql`${pageReports.guideId} = ${guideId} and ${pageReports.createdAt} > ${now - ONCE_MS}
    and ${pageReports.reporter} = ${reporter}`;

type Attempt = { id: string; reporter: string; isTold: boolean; guideId: number };

/** Writes a report with its case. Returns the e-mails to send; undefined where the report isn't new. */
async function write(
  ctx: RequestCtx,
  { id: attempt, reporter, isTold, guideId }: Attempt,
  { reason, text, name, email }: PageReportValues,
): Promise<{ id: number }[] | undefined> {
  const { db, now, config } = ctx;
  const isReported = sql`exists (select 1 from ${pageReports} where ${isRecent(ctx, guideId, reporter)})`;
  const isWritten = sql`exists (select 1 from ${pageReports} where ${pageReports.id} = ${attempt})`;
  const isUrgent = sql`(select count(distinct ${pageReports.reporter}) from ${pageReports}
    where ${pageReports.guideId} = ${guideId} and ${pageReports.createdAt} > ${now - URGENT_HOURS * HOUR}
      and ${pageReports.closedAt} is null) >= ${URGENT_NETWORKS}`;
  const wasUrgent = sql`exists (select 1 from ${pageCases}
    where ${pageCases.guideId} = ${guideId} and ${pageCases.state} = 'urgent')`;
  const isOwner = sql`${users.id} = (select ${guides.userId} from ${guides} where ${guides.id} = ${guideId})`;
  const isDecided = sql`${pageCases.state} = 'decided'`;
  const {
    written: [written],
    received,
    urgent,
  } = await batch(db, {
    written: db
      .insert(pageReports)
      .select(
        selectRow(
          pageReports,
          {
            id: attempt,
            guideId: guides.id,
            reporter,
            reason,
            text,
            name,
            email,
            createdAt: now,
            closedAt: null,
          },
          sql`from ${guides} where ${and(eq(guides.id, guideId), isNull(guides.hiddenAt))} and not ${isReported}`,
        ),
      )
      .returning({ id: pageReports.id }),
    received: queuePageReporterEmails(
      ctx,
      "page-report-received",
      and(eq(pageReports.id, attempt), sql`${isTold}`),
    ),
    urgent: queueEmail(
      ctx,
      "page-urgent",
      and(isOwner, isWritten, isUrgent, sql`not ${wasUrgent}`, sql`${config.CONTACT_EMAIL !== ""}`),
      { detail: String(guideId), to: config.CONTACT_EMAIL },
    ),
    case: db
      .insert(pageCases)
      .select(
        selectRow(
          pageCases,
          {
            guideId: pageReports.guideId,
            state: sql`case when ${isUrgent} then 'urgent' else 'waiting' end`,
            at: now,
            createdAt: now,
          },
          sql`from ${pageReports} where ${pageReports.id} = ${attempt}`,
        ),
      )
      .onConflictDoUpdate({
        target: pageCases.guideId,
        set: {
          state: sql`case when ${isDecided} or excluded.state = 'urgent' then excluded.state else ${pageCases.state} end`,
          at: sql`case when ${isDecided} then ${now} else ${pageCases.at} end`,
          createdAt: sql`case when ${isDecided} then ${now} else ${pageCases.createdAt} end`,
        },
      }),
  });
  return written && [...received, ...urgent];
}
