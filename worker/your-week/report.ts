import { asc, eq, sql } from "drizzle-orm";
import { addDays, dayAndHour } from "#schema/day.ts";
import { DAY } from "#schema/durations.ts";
import type { Ctx } from "../context.ts";
import { batch } from "../db/batch.ts";
import { users } from "../db/tables/accounts.ts";
import { guides } from "../db/tables/guides.ts";
import { reviews } from "../db/tables/reviews.ts";
import { guideDays } from "../db/tables/statistics.ts";
import { tipsOfGuide, waysColumn } from "../guides/guide-ways.ts";
import { listFailingWays, overviewColumns } from "../guides/overview.ts";
import type { NextStep, PageWeek, WeekFigures, WeekReport } from "../mail/week-report.ts";
import type { WeekClock } from "./clock.ts";

const WEEK = 7;
/** The most reviews of a page that are read, the newest: 70 a day. */
const REVIEWS_MAX = 1000;
/** ms of a new account in which it is told once that nobody has scanned yet. */
const FIRST_MS = 28 * DAY;

/** What the hourly part needs of a run. */
export type WeekCtx = Pick<Ctx, "db" | "config" | "now">;

/** An account whose week is over. `isTold`: whether it has had an e-mail about a week. */
export type Candidate = { id: number; createdAt: number; isTold: boolean };

/** Returns the statements that read the public pages of these accounts, with what happened on them in two weeks. */
function weekReads(ctx: WeekCtx, accounts: Candidate[], monday: string) {
  const { db } = ctx;
  const first = addDays(monday, -2 * WEEK);
  const ids = JSON.stringify(accounts.map(({ id }) => id));
  const isPublic = sql`${guides.userId} in (select value from json_each(${ids})) and ${guides.hiddenAt} is null`;
  const { guideId, day, scans, visits, tipWays, tipsWorked, savedContacts, tours } = guideDays;
  const { unansweredReviews, lastDays } = overviewColumns(ctx);
  return {
    pages: db
      .select({
        guide: guides,
        ...waysColumn,
        unansweredReviews,
        lastDays,
        wasVisited: sql<number>`exists (select 1 from ${guideDays}
          where ${guideId} = ${guides.id} and ${visits} > 0)`.as("was_visited"),
        // A day more than there are, because it isn't the same day everywhere.
        written: sql<string>`(select json_group_array(json_array(date, rating)) from
          (select ${reviews.date}, ${reviews.rating} from ${reviews}
            where ${reviews.guideId} = ${guides.id} and ${reviews.status} = 'published'
              and ${reviews.id} > ${guides.earlierReviewId} order by ${reviews.id} desc limit ${REVIEWS_MAX})
          where date >= ${Date.parse(first) - DAY})`.as("written"),
      })
      .from(guides)
      // Drizzle names the table of a column where a query has two.
      .innerJoin(users, eq(users.id, guides.userId))
      .where(isPublic)
      .orderBy(asc(guides.userId), asc(guides.createdAt), asc(guides.id)),
    days: db
      .select({ guideId, day, scans, visits, tips: tipWays, worked: tipsWorked, saved: savedContacts, tours })
      .from(guideDays)
      .where(
        sql`${guideId} in (select ${guides.id} from ${guides} where ${isPublic})
          and ${day} >= ${first} and ${day} < ${monday}`,
      ),
  };
}

type Reads = ReturnType<typeof weekReads>;
type PageRow = Awaited<Reads["pages"]>[number];
type DayRow = Awaited<Reads["days"]>[number];

/** Sums up the days of a page from `from` until the day before `to`. */
function sumUp({ guide, written }: PageRow, days: DayRow[], [from, to]: [string, string]): WeekFigures {
  const isIn = (day: string) => day >= from && day < to;
  const inWeek = days.filter(({ day }) => isIn(day));
  const sumOf = (name: Exclude<keyof DayRow, "guideId" | "day">) =>
    inWeek.reduce((sum, row) => sum + row[name], 0);
  const ratings = (JSON.parse(written) as [date: number, rating: number][]).flatMap(([date, rating]) =>
    isIn(dayAndHour(guide.timeZone, date).day) ? [rating] : [],
  );
  return {
    scans: sumOf("scans"),
    visits: sumOf("visits"),
    tips: sumOf("tips"),
    worked: sumOf("worked"),
    saved: sumOf("saved"),
    tours: sumOf("tours"),
    reviews: ratings.length,
    stars: ratings.reduce((sum, rating) => sum + rating, 0),
  };
}

/** Says what can be done next, of all pages the first that is true. */
function nextStep(pages: PageRow[], now: number): NextStep | null {
  const known = pages.map(({ guide, ways, lastDays, unansweredReviews }) => {
    const { hasTips, wayKeys } = tipsOfGuide(guide, { ways });
    const [failing] = listFailingWays(guide, { lastDays, wayKeys }, now);
    return { id: guide.id, hasTips, failing, isPrinted: guide.printedAt !== null, unansweredReviews };
  });
  const untippable = known.find(({ hasTips }) => !hasTips);
  if (untippable) return { kind: "no-way", page: untippable.id };
  for (const { id, failing } of known)
    if (failing !== undefined) return { kind: "failing", page: id, way: failing };
  const unprinted = known.find(({ isPrinted }) => !isPrinted);
  if (unprinted) return { kind: "print", page: unprinted.id };
  const unanswered = known.find(({ unansweredReviews }) => unansweredReviews > 0);
  return unanswered ? { kind: "answer", page: unanswered.id, count: unanswered.unansweredReviews } : null;
}

const wasQuiet = ({ week, before }: PageWeek): boolean => week.visits + before.visits === 0;

/**
 * Reads what the e-mails say to these accounts, by their ids. Missing is who gets none: whose pages are hidden, or who had no
 * visit in two weeks and isn't new.
 */
export async function readReports(
  ctx: WeekCtx,
  accounts: Candidate[],
  { monday, closesAt }: WeekClock,
): Promise<Map<number, WeekReport>> {
  const { pages, days } = await batch(ctx.db, weekReads(ctx, accounts, monday));
  const [last, earlier] = [addDays(monday, -WEEK), addDays(monday, -2 * WEEK)];
  const reports = new Map<number, WeekReport>();
  for (const { id, createdAt, isTold } of accounts) {
    const own = pages.filter(({ guide }) => guide.userId === id);
    const weeks = own.map((page): PageWeek => {
      const ofPage = days.filter(({ guideId }) => guideId === page.guide.id);
      const week = sumUp(page, ofPage, [last, monday]);
      return { id: page.guide.id, week, before: sumUp(page, ofPage, [earlier, last]) };
    });
    const isFirst =
      !isTold && createdAt > ctx.now - FIRST_MS && own.every(({ wasVisited }) => wasVisited === 0);
    if (own.length === 0 || (weeks.every(wasQuiet) && !isFirst)) continue;
    reports.set(id, {
      from: last,
      until: closesAt,
      pages: weeks.every(wasQuiet) ? [] : weeks,
      next: nextStep(own, ctx.now),
    });
  }
  return reports;
}
