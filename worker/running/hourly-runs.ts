import { desc, eq, gte, lt } from "drizzle-orm";
import { DAY } from "#schema/durations.ts";
import type { HourlyRun } from "#schema/running.ts";
import type { Ctx } from "../context.ts";
import { hourlyRuns } from "../db/tables/running.ts";

/** ms for which runs are kept. */
export const RUNS_LIFE_MS = 7 * DAY;
/** The most runs that admins see. */
const SHOWN = 5;

/** Records that a run begins, and returns its id. */
export async function beginRun({ db, now }: Ctx): Promise<number> {
  const [run] = await db
    .insert(hourlyRuns)
    .values({ beganAt: new Date(now) })
    .returning({ id: hourlyRuns.id });
  return run?.id ?? 0;
}

/** Records how a run ended. */
export async function endRun({ db }: Ctx, id: number, hasFailed: boolean): Promise<void> {
  await db.update(hourlyRuns).set({ endedAt: new Date(), hasFailed }).where(eq(hourlyRuns.id, id));
}

/** Returns the statement that deletes old runs. */
export const removeOldRuns = ({ db, now }: Ctx) =>
  db.delete(hourlyRuns).where(lt(hourlyRuns.beganAt, new Date(now - RUNS_LIFE_MS)));

/** Lists the last runs, newest first. */
export async function listRuns({ db, now }: Ctx): Promise<HourlyRun[]> {
  const rows = await db
    .select()
    .from(hourlyRuns)
    .where(gte(hourlyRuns.beganAt, new Date(now - RUNS_LIFE_MS)))
    .orderBy(desc(hourlyRuns.beganAt), desc(hourlyRuns.id))
    .limit(SHOWN);
  return rows.map(({ beganAt, endedAt, hasFailed }) => ({
    beganAt: beganAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    hasFailed,
  }));
}
