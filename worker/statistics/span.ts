import { and, eq, gte, type SQL, sql } from "drizzle-orm";
import { DAY } from "#schema/durations.ts";
import { PROFILE_LIMIT } from "#schema/role.ts";
import type { Span, Statistics, Sums } from "#schema/statistics.ts";
import type { Ctx } from "../context.ts";
import { isCurrent } from "../db/is-current.ts";
import { editedBy } from "../db/team.ts";
import { guides } from "../db/tables/guides.ts";
import { reviews } from "../db/tables/reviews.ts";
import { guideDays } from "../db/tables/statistics.ts";
import { dayAndHour, daysUntil } from "#schema/day.ts";

const NOTHING: Sums = {
  visits: 0,
  scans: 0,
  tipOpens: 0,
  tipWays: 0,
  tipsWorked: 0,
  tipsFailed: 0,
  contacts: 0,
  links: 0,
  tours: 0,
  reviews: 0,
};
const NAMES = Object.keys(NOTHING) as (keyof Sums)[];
/** What the rows of days hold. Reviews are counted from the reviews themselves. */
const COUNTED = NAMES.filter((name) => name !== "reviews");

/** Adds up the sums of days, or of pages. */
export const addAll = (all: Sums[]): Sums => {
  const total = { ...NOTHING };
  for (const one of all) for (const name of NAMES) total[name] += one[name];
  return total;
};

type DayRow = typeof guideDays.$inferSelect;
/** The sums of a day, without those by name, which are JSON. */
type DaySums = Pick<DayRow, "day" | Exclude<keyof Sums, "reviews">>;

/** Returns the beginning of what is read for a span and as many days before: two more, because today isn't the same day everywhere. */
const startOf = (now: number, span: Span): number => now - (2 * span + 2) * DAY;
const dayAt = (at: number): string => dayAndHour("UTC", at).day;

/**
 * Returns the statements that read the pages of `which`, a condition on guides, with what happened on them in the span and in
 * the same number of days before.
 */
export function spanReads({ db, now }: Ctx, which: SQL | undefined, span: Span) {
  const since = startOf(now, span);
  const pages = db.select({ id: guides.id }).from(guides).where(which);
  return {
    pages: db.select({ timeZone: guides.timeZone }).from(guides).where(which),
    rows: db
      .select()
      .from(guideDays)
      .where(and(sql`${guideDays.guideId} in ${pages}`, gte(guideDays.day, dayAt(since)))),
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

/** The most pages that are summed up together: an operator's own, and twenty that others let the account edit. */
export const SUMMED_MAX = PROFILE_LIMIT.operator + 20;
/** The most reviews of a page that are read to sum up those of a span: five a day. */
export const SUMMED_REVIEWS_MAX = 1000;

/**
 * Returns the statements that read what is summed up of the pages that an account may edit, in the dashboard's order: its own
 * first, and SUMMED_MAX in all. `reviewDates` is a list in JSON, ms since 1970.
 */
export function sumReads({ db, now }: Ctx, userId: number, span: Span) {
  const since = startOf(now, span);
  const order = [sql`${guides.userId} <> ${userId}`, guides.userId, guides.slot];
  const pages = db
    .select({ id: guides.id })
    .from(guides)
    .where(sql`${guides.id} in ${editedBy(userId)}`)
    .orderBy(...order)
    .limit(SUMMED_MAX);
  const { guideId, day, visits, scans, tipOpens, tipWays, tipsWorked, tipsFailed, contacts, links, tours } =
    guideDays;
  const taps = { tipOpens, tipWays, tipsWorked, tipsFailed, contacts, links, tours };
  return {
    pages: db
      .select({
        id: guides.id,
        name: guides.name,
        uniqueId: guides.uniqueId,
        timeZone: guides.timeZone,
        // Drizzle leaves the table out of a column's name in a query of one table, so a correlated one writes it.
        reviewDates: sql<string>`(select json_group_array(date) from (select ${reviews.date} from ${reviews}
          where ${reviews.guideId} = guides.id and ${reviews.status} = 'published'
            and ${reviews.id} > guides.earlier_review_id
          order by ${reviews.id} desc limit ${SUMMED_REVIEWS_MAX}) where date >= ${since})`.as(
          "review_dates",
        ),
      })
      .from(guides)
      .where(sql`${guides.id} in ${pages}`)
      .orderBy(...order),
    rows: db
      .select({ guideId, day, visits, scans, ...taps })
      .from(guideDays)
      .where(and(sql`${guideId} in ${pages}`, gte(day, dayAt(since)))),
  };
}

type SpanOfPage<Row> = {
  timeZone: string;
  /** the page's days and the dates of its reviews, in any order */
  rows: Row[];
  dates: Date[];
};

/** Sums up what happened on one page: day by day, in its time zone, with the rows of these days, and before. */
export function sumUp<Row extends DaySums>(
  { timeZone, rows, dates }: SpanOfPage<Row>,
  span: Span,
  now: number,
): Pick<Statistics, "days" | "totals" | "before"> & { shown: Row[] } {
  const dayOf = (at: number) => dayAndHour(timeZone, at).day;
  const counted = new Map(rows.map((row) => [row.day, row]));
  const reviewed = new Map<string, number>();
  for (const date of dates) {
    const day = dayOf(date.getTime());
    reviewed.set(day, (reviewed.get(day) ?? 0) + 1);
  }
  const sumsOf = (day: string): Sums => {
    const row = counted.get(day);
    const sums = { ...NOTHING, reviews: reviewed.get(day) ?? 0 };
    if (row) for (const name of COUNTED) sums[name] = row[name];
    return sums;
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
