import { inArray, lt } from "drizzle-orm";
import { sql } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { guideDays } from "../db/tables/statistics.ts";
import { dayAndHour } from "#schema/day.ts";

/** The number of months for which sums are kept. */
export const RETENTION_MONTHS = 25;
/** The most rows of one step, so that a write holds the database for some milliseconds only. */
const STEP = 1000;

/** Deletes some of the days that are older than RETENTION_MONTHS. Returns whether there may be more. */
export async function removeOldDays({ db, now }: Ctx): Promise<boolean> {
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - RETENTION_MONTHS);
  const rowid = sql<number>`${guideDays}.rowid`;
  const old = db
    .select({ rowid })
    .from(guideDays)
    .where(lt(guideDays.day, dayAndHour("UTC", oldest.getTime()).day))
    .limit(STEP);
  const { meta } = await db.delete(guideDays).where(inArray(rowid, old));
  return meta.changes >= STEP;
}
