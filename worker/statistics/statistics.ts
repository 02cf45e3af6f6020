import { sql } from "drizzle-orm";
import { editable } from "../guides/ownership.ts";
import type { OwnStatistics, Span, Statistics } from "#schema/statistics.ts";
import type { Ctx } from "../context.ts";
import { batch } from "../db/batch.ts";
import { guides } from "../db/tables/guides.ts";
import type { guideDays } from "../db/tables/statistics.ts";
import { tours } from "../db/tables/tours.ts";
import { NotFound } from "../errors.ts";
import { addAll, spanReads, sumReads, sumUp } from "./span.ts";

const HOURS = 24;

type WayDay = Pick<typeof guideDays.$inferSelect, "ways" | "waysWorked" | "waysFailed">;

/** Adds up sums by name, most first. */
function mostFirst(days: Record<string, number>[]): [string, number][] {
  const totals = new Map<string, number>();
  for (const [name, sum] of days.flatMap((day) => Object.entries(day)))
    totals.set(name, (totals.get(name) ?? 0) + sum);
  return [...totals].toSorted(([a, one], [b, other]) => other - one || a.localeCompare(b));
}

/** Lists the ways of days with what became of them, most opened first. A way may have been opened before these days. */
function waysOf(shown: WayDay[]): Statistics["ways"] {
  const worked = new Map(mostFirst(shown.map((row) => row.waysWorked)));
  const failed = new Map(mostFirst(shown.map((row) => row.waysFailed)));
  const answered = Object.fromEntries([...worked.keys(), ...failed.keys()].map((way) => [way, 0]));
  return mostFirst([...shown.map((row) => row.ways), answered]).map(([way, opens]) => ({
    way,
    opens,
    worked: worked.get(way) ?? 0,
    failed: failed.get(way) ?? 0,
  }));
}

/**
 * Reads what happened in the last days, today included, on a page that the account may edit. Throws NotFound, also for
 * someone else's page.
 */
export async function getStatistics(
  ctx: Ctx,
  userId: number,
  { guideId, span }: { guideId: number; span: Span },
): Promise<Statistics> {
  const { db, now } = ctx;
  const isPage = editable(userId, guideId);
  const owner = db.select({ id: guides.userId }).from(guides).where(isPage);
  const {
    pages: [guide],
    rows,
    dates,
    titles,
  } = await batch(db, {
    ...spanReads(ctx, isPage, span),
    // An operator has fifty tours at most; one that was deleted has no title to be named by.
    titles: db
      .select({ id: tours.id, title: tours.title })
      .from(tours)
      .where(sql`${tours.userId} = ${owner}`),
  });
  if (!guide) throw new NotFound();
  const { shown, ...sums } = sumUp(
    { timeZone: guide.timeZone, rows, dates: dates.map(({ date }) => date) },
    span,
    now,
  );
  const hours = new Map(mostFirst(shown.map((row) => row.hours)));
  const titleOf = new Map(titles.map(({ id, title }) => [String(id), title]));
  return {
    ...sums,
    marks: mostFirst(shown.map((row) => row.marks)).map(([mark, scans]) => ({ mark, scans })),
    ways: waysOf(shown),
    tourOpens: mostFirst(shown.map((row) => row.tourOpens)).flatMap(([id, opens]) => {
      const title = titleOf.get(id);
      return title === undefined ? [] : [{ tour: { id: Number(id), title }, opens }];
    }),
    hours: Array.from({ length: HOURS }, (_, hour) => hours.get(String(hour)) ?? 0),
  };
}

/**
 * Reads what happened in the last days on all pages that the account may edit, its own first, up to SUMMED_MAX. Of each, the
 * newest SUMMED_REVIEWS_MAX reviews count.
 */
export async function getOwnStatistics(ctx: Ctx, userId: number, span: Span): Promise<OwnStatistics> {
  const { pages, rows } = await batch(ctx.db, sumReads(ctx, userId, span));
  const summed = pages.map(({ timeZone, reviewDates, ...page }) => {
    const dates = (JSON.parse(reviewDates) as number[]).map((at) => new Date(at));
    const ofPage = { timeZone, rows: rows.filter(({ guideId }) => guideId === page.id), dates };
    return { ...page, ...sumUp(ofPage, span, ctx.now) };
  });
  return {
    totals: addAll(summed.map(({ totals }) => totals)),
    before: addAll(summed.map(({ before }) => before)),
    guides: summed.map(({ id, name, uniqueId, totals }) => ({ id, name, uniqueId, totals })),
  };
}
