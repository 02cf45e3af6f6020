import { lt } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { guideDays } from "../db/tables/statistics.ts";
import { dayAndHour } from "#schema/day.ts";
import { firstRows } from "../db/first-rows.ts";

/** The number of months for which sums are kept. */
export const RETENTION_MONTHS = 25;
/** The most rows of one step, so that a write doesn't hold the database for long, and the most steps of one hourly run. */
const STEP = 5000;
const STEPS_MAX = 30;

/** Deletes days that are older than RETENTION_MONTHS, up to 150,000. The next hourly run continues. */
export async function removeOldDays({ db, now }: Pick<Ctx, "db" | "now">): Promise<void> {
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - RETENTION_MONTHS);
  const isOld = lt(guideDays.day, dayAndHour("UTC", oldest.getTime()).day);
  for (let step = 0; step < STEPS_MAX; step++) {
    const { meta } = await db.delete(guideDays).where(firstRows(guideDays, isOld, STEP));
    if (meta.changes < STEP) return;
  }
}
