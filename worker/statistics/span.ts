import { and, eq, gte, type SQL, sql } from "drizzle-orm";
import { DAY } from "#schema/durations.ts";
import type { Span, Statistics, Sums } from "#schema/statistics.ts";
import type { Ctx } from "../context.ts";
import { isCurrent } from "../db/is-current.ts";
import { guides } from "../db/tables/guides.ts";
import { reviews } from "../db/tables/reviews.ts";
import { guideDays } from "../db/tables/statistics.ts";
import { dayAndHour, daysUntil } from "#schema/day.ts";

const NOTHING: Sums = {
  visits: 0,
  scans: 0,
  tipOpens: 0,
  tipWays: 0,
  contacts: 0,
  links: 0,
  tours: 0,
  reviews: 0,
};
const NAMES = Object.keys(NOTHING) as (keyof Sums)[];

/** Adds up the sums of days, or of pages. */
export const addAll = (all: Sums[]): Sums => {
  const total = { ...NOTHING };
  for (const one of all) for (const name of NAMES) total[name] += one[name];
  return total;
};

type DayRow = typeof guideDays.$inferSelect;

/**
 * Returns the statements that read the pages of `which`, a condition on guides, with what happened on them in the span and in
 * the same number of days before. They read two more days than that, because today isn't the same day everywhere.
 */
export function spanReads({ db, now }: Ctx, which: SQL | undefined, span: Span) {
  const since = now - (2 * span + 2) * DAY;
  const pages = db.select({ id: guides.id }).from(guides).where(which);
  return {
    pages: db
      .select({
        id: guides.id,
        name: guides.name,
        uniqueId: guides.uniqueId,
        userId: guides.userId,
        timeZone: guides.timeZone,
      })
      .from(guides)
      .where(which)
      .orderBy(guides.userId, guides.slot),
    rows: db
      .select()
      .from(guideDays)
      .where(and(sql`${guideDays.guideId} in ${pages}`, gte(guideDays.day, dayAndHour("UTC", since).day))),
    // Only reviews that guests see count; one that was held counts for the day on which it was written.
    dates: db
      .select({ guideId: reviews.guideId, date: reviews.date })
      .from(reviews)
      .where(
        and(
          sql`${reviews.guideId} in ${pages}`,
          eq(reviews.status, "published"),
          gte(reviews.date, new Date(since)),
          isCurrent,
        ),
      ),
  };
}

type SpanOfPage = {
  timeZone: string;
  /** the page's days and the dates of its reviews, in any order */
  rows: DayRow[];
  dates: Date[];
};

/** Sums up what happened on one page: day by day, in its time zone, with the rows of these days, and before. */
export function sumUp(
  { timeZone, rows, dates }: SpanOfPage,
  span: Span,
  now: number,
): Pick<Statistics, "days" | "totals" | "before"> & { shown: DayRow[] } {
  const dayOf = (at: number) => dayAndHour(timeZone, at).day;
  const counted = new Map(rows.map((row) => [row.day, row]));
  const reviewed = new Map<string, number>();
  for (const date of dates) {
    const day = dayOf(date.getTime());
    reviewed.set(day, (reviewed.get(day) ?? 0) + 1);
  }
  const sumsOf = (day: string): Sums => {
    const { visits, scans, tipOpens, tipWays, contacts, links, tours } = counted.get(day) ?? NOTHING;
    return { visits, scans, tipOpens, tipWays, contacts, links, tours, reviews: reviewed.get(day) ?? 0 };
  };
  const all = daysUntil(dayOf(now), 2 * span);
  const [earlier, last] = [all.slice(0, span), all.slice(span)];
  const days = last.map((date) => ({ date, ...sumsOf(date) }));
  return {
    days,
    totals: addAll(days),
    before: addAll(earlier.map(sumsOf)),
    shown: last.flatMap((day) => counted.get(day) ?? []),
  };
}
