import { eq, sql } from "drizzle-orm";
import { addDays } from "#schema/day.ts";
import { type PageCase, REPORTS_SHOWN } from "#schema/page-report.ts";
import type { PAGE_CASE_STATES } from "#schema/case-states.ts";
import type { Ctx } from "../context.ts";
import { users } from "../db/tables/accounts.ts";
import { guides } from "../db/tables/guides.ts";
import { pageCases, pageReports } from "../db/tables/moderation.ts";
import { guideDays } from "../db/tables/statistics.ts";
import { NotFound } from "../errors.ts";
import { type CaseFilter, type CaseSlice, cursorAfter, inCaseOrder } from "../reviews/case-order.ts";

const WEEK_DAYS = 7;

type State = (typeof PAGE_CASE_STATES)[number];

const columns = ({ now }: Ctx) => ({
  case: pageCases,
  guide: { id: guides.id, name: guides.name, uniqueId: guides.uniqueId, createdAt: guides.createdAt },
  owner: { id: users.id, email: users.email, createdAt: users.createdAt },
  scansOfWeek: sql<number>`(select coalesce(sum(${guideDays.scans}), 0) from ${guideDays}
    where ${guideDays.guideId} = ${guides.id}
      and ${guideDays.day} > ${addDays(new Date(now).toISOString().slice(0, 10), -WEEK_DAYS)})`,
});

const select = (ctx: Ctx) =>
  ctx.db
    .select(columns(ctx))
    .from(pageCases)
    .innerJoin(guides, eq(guides.id, pageCases.guideId))
    .innerJoin(users, eq(users.id, guides.userId));
type Row = Awaited<ReturnType<typeof select>>[number];

/** Reads the newest reports of pages, the newest first; a page with thousands takes no room from others. */
async function listReports({ db }: Ctx, ids: number[]) {
  const newest = sql`select newest.rowid from ${pageReports} as newest where newest.guide_id = json_each.value
    order by newest.created_at desc limit ${REPORTS_SHOWN}`;
  const rows = await db
    .select()
    .from(pageReports)
    .where(
      sql`${pageReports}.rowid in (select one.rowid from json_each(${JSON.stringify(ids)})
        join ${pageReports} as one on one.rowid in (${newest}))`,
    );
  return Map.groupBy(
    rows.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime()),
    ({ guideId }) => guideId,
  );
}

async function toCases(ctx: Ctx, rows: Row[]): Promise<PageCase[]> {
  const reports = await listReports(
    ctx,
    rows.map(({ guide }) => guide.id),
  );
  return rows.map(({ case: { state, createdAt }, guide, owner, scansOfWeek }) => ({
    guide: { ...guide, createdAt: guide.createdAt.toISOString() },
    owner: { ...owner, createdAt: owner.createdAt.toISOString() },
    scansOfWeek,
    isUrgent: state === "urgent",
    reports: (reports.get(guide.id) ?? []).map(({ reason, text, name, email, createdAt: at }) => ({
      reason,
      text,
      name,
      email,
      createdAt: at.toISOString(),
    })),
    createdAt: createdAt.toISOString(),
  }));
}

/**
 * Lists pages that were reported: those that wait for a decision, urgent ones first and then the oldest, or those that
 * were decided, the newest first.
 */
export async function listPageCases(
  ctx: Ctx,
  filter: CaseFilter,
  { limit, after }: CaseSlice<State>,
): Promise<{ items: PageCase[]; next: string | undefined }> {
  const by = { state: pageCases.state, at: pageCases.at, id: pageCases.guideId };
  const { where, orderBy } = inCaseOrder(by, filter, "urgent", after);
  const found = await select(ctx)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  const last = rows.at(-1)?.case;
  return {
    items: await toCases(ctx, rows),
    next: found.length > limit ? cursorAfter(last, last?.guideId) : undefined,
  };
}

/** Reads the case of a page. Throws NotFound where there is none. */
export async function getPageCase(ctx: Ctx, guideId: number): Promise<PageCase> {
  const [found] = await toCases(ctx, await select(ctx).where(eq(pageCases.guideId, guideId)));
  if (!found) throw new NotFound();
  return found;
}
