import { gte, inArray } from "drizzle-orm";
import type { AdminStats, AdminWeek } from "#schema/admin.ts";
import { DAY } from "#schema/durations.ts";
import { isBillingOn } from "../billing.ts";
import type { Ctx } from "../context.ts";
import { counters, weekSums } from "../db/tables/admin.ts";

const WEEKS = 12;

/** Lists the Mondays of the last weeks in UTC, the current one last. */
function lastMondays(now: number): string[] {
  const sinceMonday = (new Date(now).getUTCDay() + 6) % 7;
  return Array.from({ length: WEEKS }, (_, n) =>
    new Date(now - (sinceMonday + 7 * (WEEKS - 1 - n)) * DAY).toISOString().slice(0, 10),
  );
}

/** Reads the numbers of users, profiles and subscribers from exact counters, and the sums of the last weeks. */
export async function getStats(ctx: Ctx): Promise<AdminStats> {
  const { db, now } = ctx;
  const mondays = lastMondays(now);
  const [rows, sums] = await db.batch([
    db
      .select()
      .from(counters)
      .where(inArray(counters.name, ["users", "guides", "activeSubscribers"])),
    db
      .select()
      .from(weekSums)
      .where(gte(weekSums.week, mondays[0] ?? "")),
  ]);
  const value = (name: (typeof rows)[number]["name"]) => rows.find((row) => row.name === name)?.value ?? 0;
  return {
    totalUsers: value("users"),
    totalGuides: value("guides"),
    activeSubscribers: value("activeSubscribers"),
    ...(!isBillingOn(ctx) && { billing: "off" }),
    weeks: mondays.map((from): AdminWeek => {
      const {
        signUps = 0,
        paid = 0,
        canceled = 0,
        reviews = 0,
      } = sums.find(({ week }) => week === from) ?? {};
      return { from, signUps, paid, canceled, reviews };
    }),
  };
}
