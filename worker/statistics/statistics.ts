import { and, eq, gte } from "drizzle-orm";
import { DAY } from "#schema/durations.ts";
import { editable } from "../guides/ownership.ts";
import type { Span, Statistics, Sums } from "#schema/statistics.ts";
import type { Ctx } from "../context.ts";
import { guides } from "../db/tables/guides.ts";
import { reviews } from "../db/tables/reviews.ts";
import { guideDays } from "../db/tables/statistics.ts";
import { NotFound } from "../errors.ts";
import { isCurrent } from "../db/is-current.ts";
import { dayAndHour, daysUntil } from "./day.ts";

const HOURS = 24;

const NOTHING: Sums = { visits: 0, scans: 0, tipOpens: 0, tipWays: 0, contacts: 0, tours: 0, reviews: 0 };
const NAMES = Object.keys(NOTHING) as (keyof Sums)[];

const addAll = (days: Sums[]): Sums => {
  const total = { ...NOTHING };
  for (const day of days) for (const name of NAMES) total[name] += day[name];
  return total;
};

/** Adds up sums by name, most first. */
function mostFirst(days: Record<string, number>[]): [string, number][] {
  const totals = new Map<string, number>();
  for (const [name, sum] of days.flatMap((day) => Object.entries(day)))
    totals.set(name, (totals.get(name) ?? 0) + sum);
  return [...totals].toSorted(([a, one], [b, other]) => other - one || a.localeCompare(b));
}

/**
 * Reads what happened in the last days, today included, on a page that the account may edit. Throws NotFound, also for
 * someone else's page.
 */
export async function getStatistics(
  { db, now }: Ctx,
  userId: number,
  { guideId, span }: { guideId: number; span: Span },
): Promise<Statistics> {
  // It reads two more days than both spans have, because today isn't the same day everywhere.
  const since = now - (2 * span + 2) * DAY;
  const [[guide], rows, dates] = await db.batch([
    db.select({ timeZone: guides.timeZone }).from(guides).where(editable(userId, guideId)),
    db
      .select()
      .from(guideDays)
      .where(and(eq(guideDays.guideId, guideId), gte(guideDays.day, dayAndHour("UTC", since).day))),
    db
      .select({ date: reviews.date })
      .from(reviews)
      .where(
        and(
          eq(reviews.guideId, guideId),
          // Only reviews that guests see count; one that was held counts for the day on which it was written.
          eq(reviews.status, "published"),
          gte(reviews.date, new Date(since)),
          isCurrent,
        ),
      ),
  ]);
  if (!guide) throw new NotFound();
  const dayOf = (at: number) => dayAndHour(guide.timeZone, at).day;
  const counted = new Map(rows.map((row) => [row.day, row]));
  const reviewed = new Map<string, number>();
  for (const { date } of dates) {
    const day = dayOf(date.getTime());
    reviewed.set(day, (reviewed.get(day) ?? 0) + 1);
  }
  const sumsOf = (day: string): Sums => {
    const { visits, scans, tipOpens, tipWays, contacts, tours } = counted.get(day) ?? NOTHING;
    return { visits, scans, tipOpens, tipWays, contacts, tours, reviews: reviewed.get(day) ?? 0 };
  };
  const all = daysUntil(dayOf(now), 2 * span);
  const [earlier, shown] = [all.slice(0, span), all.slice(span)];
  const days = shown.map((date) => ({ date, ...sumsOf(date) }));
  const named = shown.flatMap((day) => counted.get(day) ?? []);
  const hours = new Map(mostFirst(named.map((row) => row.hours)));
  return {
    days,
    marks: mostFirst(named.map((row) => row.marks)).map(([mark, scans]) => ({ mark, scans })),
    ways: mostFirst(named.map((row) => row.ways)).map(([way, opens]) => ({ way, opens })),
    hours: Array.from({ length: HOURS }, (_, hour) => hours.get(String(hour)) ?? 0),
    totals: addAll(days),
    before: addAll(earlier.map(sumsOf)),
  };
}
