import { eq, type SQL, sql } from "drizzle-orm";
import { DAY } from "#schema/durations.ts";
import type { GuideOverview } from "#schema/own-guide.ts";
import { LATEST_LIMIT, UNSEEN_MAX } from "#schema/limits.ts";
import type { Ctx } from "../context.ts";
import { dayAndHour, daysUntil } from "#schema/day.ts";
import { guides } from "../db/tables/guides.ts";
import { reviews } from "../db/tables/reviews.ts";
import { guideDays } from "../db/tables/statistics.ts";
import { guideTours } from "../db/tables/tours.ts";

const WEEK = 7;

/** The condition of reviews about who wears the badge now. One bound alone: the index is read from there. */
const ofHolder = (status: "published" | "held", after: SQL = sql`${guides.earlierReviewId}`) =>
  sql`${reviews.guideId} = ${guides.id} and ${reviews.status} = ${status} and ${reviews.id} > ${after}`;

type Days = {
  day: string;
  visits: number;
  tipWays: number;
  worked: Record<string, number>;
  failed: Record<string, number>;
}[];

/**
 * Returns the columns that the overview needs beside the profile's own row. They read the UNSEEN_MAX newest reviews of a
 * profile at most, and its last days.
 */
export const overviewColumns = ({ db, now }: Pick<Ctx, "db" | "now">) => ({
  unseenReviews: sql<number>`(select count(*) from (select 1 from ${reviews}
      where ${ofHolder("published", sql`max(${guides.seenReviewId}, ${guides.earlierReviewId})`)} limit ${UNSEEN_MAX}))`.as(
    "unseen_reviews",
  ),
  unansweredReviews:
    sql<number>`(select count(*) from (select ${reviews.reply}, ${reviews.date} from ${reviews}
    where ${ofHolder("published")} order by ${reviews.id} desc limit ${LATEST_LIMIT})
    where reply is null and date >= ${now - 30 * DAY})`.as("unanswered_reviews"),
  heldReviews:
    sql<number>`(select count(*) from (select 1 from ${reviews} where ${ofHolder("held")} limit ${UNSEEN_MAX}))`.as(
      "held_reviews",
    ),
  tourCount: db.$count(guideTours, eq(guideTours.guideId, guides.id)).as("tour_count"),
  // Today isn't the same day everywhere: it reads a day more than there are.
  lastDays:
    sql<string>`(select json_group_array(json_object('day', ${guideDays.day}, 'visits', ${guideDays.visits}, 'tipWays', ${guideDays.tipWays},
        'worked', json(${guideDays.waysWorked}), 'failed', json(${guideDays.waysFailed})))
      from ${guideDays} where ${guideDays.guideId} = ${guides.id}
      and ${guideDays.day} >= ${dayAndHour("UTC", now - WEEK * DAY).day})`.as("last_days"),
  reviewDates: sql<string>`(select json_group_array(date) from (select ${reviews.date} from ${reviews}
      where ${ofHolder("published")} order by ${reviews.id} desc limit ${UNSEEN_MAX}) where date >= ${now - (WEEK + 1) * DAY})`.as(
    "review_dates",
  ),
});

type OverviewValues = Pick<
  GuideOverview,
  "unseenReviews" | "unansweredReviews" | "heldReviews" | "tourCount"
> & { lastDays: string; reviewDates: string };

type Row = Pick<typeof guides.$inferSelect, "reviewCount" | "ratingSum" | "timeZone">;

/** The failures of a way from which on its guide hears of them. */
const FAILURES_TOLD = 2;

/** Returns the last days by a profile's clock, of `lastDays`. */
function readLastDays({ lastDays }: { lastDays: string }, timeZone: string, now: number): Days {
  const [first = ""] = daysUntil(dayAndHour(timeZone, now).day, WEEK);
  return (JSON.parse(lastDays) as Days).filter(({ day }) => day >= first);
}

/**
 * Lists the ways among `wayKeys` that guests say don't work: enough failures in the last days, and none that worked. A way that
 * is gone can't be tried.
 */
export function listFailingWays(
  { timeZone }: Pick<Row, "timeZone">,
  read: { lastDays: string; wayKeys: string[] },
  now: number,
): string[] {
  const days = readLastDays(read, timeZone, now);
  const sumOf = (which: "worked" | "failed", way: string) =>
    days.reduce((sum, day) => sum + (day[which][way] ?? 0), 0);
  const failed = new Set(days.flatMap((day) => Object.keys(day.failed)));
  return [...failed].filter(
    (way) =>
      read.wayKeys.includes(way) && sumOf("failed", way) >= FAILURES_TOLD && sumOf("worked", way) === 0,
  );
}

/** Returns the overview of a profile for the list of an account that may edit it. */
export function toOverview(
  { reviewCount, ratingSum, timeZone }: Row,
  { lastDays, reviewDates, ...counts }: OverviewValues,
  now: number,
): GuideOverview {
  const dayOf = (at: number) => dayAndHour(timeZone, at).day;
  const [first = ""] = daysUntil(dayOf(now), WEEK);
  const days = readLastDays({ lastDays }, timeZone, now);
  const dates: number[] = JSON.parse(reviewDates);
  return {
    rating: reviewCount === 0 ? null : ratingSum / reviewCount,
    reviewCount,
    unseenReviews: counts.unseenReviews,
    unansweredReviews: counts.unansweredReviews,
    heldReviews: counts.heldReviews,
    tourCount: counts.tourCount,
    week: {
      visits: days.reduce((sum, { visits }) => sum + visits, 0),
      tipWays: days.reduce((sum, { tipWays }) => sum + tipWays, 0),
      reviews: dates.filter((date) => dayOf(date) >= first).length,
    },
  };
}
