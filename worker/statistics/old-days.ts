import { lt } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { guideDays } from "../db/tables/statistics.ts";
import { firstRows } from "../db/first-rows.ts";

/** The number of months for which sums are kept. */
export const RETENTION_MONTHS = 25;
/** The most rows of one step, so that a write doesn't hold the database for long, and the most steps of one hourly run. */
const STEP = 5000;
const STEPS_MAX = 30;

/** Returns the first day that is kept: where that month is too short for today's number, its last one. */
function firstKept(now: number): string {
  const at = new Date(now);
  const day = at.getUTCDate();
  at.setUTCMonth(at.getUTCMonth() - RETENTION_MONTHS);
  if (at.getUTCDate() !== day) at.setUTCDate(0);
  return at.toISOString().slice(0, 10);
}

/** Deletes days that are older than RETENTION_MONTHS, up to 150,000. The next hourly run continues. */
export async function removeOldDays({ db, now }: Pick<Ctx, "db" | "now">): Promise<void> {
  const isOld = lt(guideDays.day, firstKept(now));
  for (let step = 0; step < STEPS_MAX; step++) {
    const { meta } = await db.delete(guideDays).where(firstRows(guideDays, isOld, STEP));
    if (meta.changes < STEP) return;
  }
}
