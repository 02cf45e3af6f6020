import { and, desc, eq, gte, isNotNull, lt, type SQL } from "drizzle-orm";
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

/**
 * Lists the last runs, newest first. The last one that ended is among them, also where all since were cut off.
 */
export async function listRuns({ db, now }: Ctx): Promise<HourlyRun[]> {
  const isKept = gte(hourlyRuns.beganAt, new Date(now - RUNS_LIFE_MS));
  const list = (which: SQL | undefined, most: number) =>
    db
      .select()
      .from(hourlyRuns)
      .where(which)
      .orderBy(desc(hourlyRuns.beganAt), desc(hourlyRuns.id))
      .limit(most);
  const [last, ended] = await db.batch([
    list(isKept, SHOWN),
    list(and(isKept, isNotNull(hourlyRuns.endedAt)), 1),
  ]);
  const isEnded = last.some(({ endedAt }) => endedAt !== null);
  const rows = isEnded ? last : [...last.slice(0, SHOWN - ended.length), ...ended];
  return rows.map(({ beganAt, endedAt, hasFailed }) => ({
    beganAt: beganAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    hasFailed,
  }));
}
