import { and, isNotNull, lte, min, sql } from "drizzle-orm";
import { type Running, type Waiting, WAITING_MAX } from "#schema/running.ts";
import type { Ctx } from "../context.ts";
import { removals, users } from "../db/tables/accounts.ts";
import { letters } from "../db/tables/mail.ts";
import { pendingDeletes } from "../db/tables/pending-deletes.ts";

type Row = { count: number; since: Date | null };

const merge = (rows: Row[]): Waiting => {
  const dates = rows.flatMap(({ since }) => since?.getTime() ?? []);
  return {
    count: Math.min(
      WAITING_MAX,
      rows.reduce((sum, { count }) => sum + count, 0),
    ),
    since: dates.length === 0 ? null : new Date(Math.min(...dates)).toISOString(),
  };
};

/** Counts what waits for the hourly run, and what an earlier run couldn't finish. */
export async function countWaiting({ db, now }: Ctx): Promise<Running["waiting"]> {
  const present = new Date(now);
  const count = sql<number>`count(*)`;
  const first = <Table extends { since: Parameters<typeof min>[0] }>(table: Table) => ({
    count,
    since: min(table.since).mapWith(users.createdAt),
  });
  const email = db
    .select({ since: letters.queuedAt })
    .from(letters)
    .where(lte(letters.dueAt, present))
    .limit(WAITING_MAX)
    .as("waiting");
  const removal = db
    .select({ since: removals.queuedAt })
    .from(removals)
    .where(lte(removals.queuedAt, present))
    .limit(WAITING_MAX)
    .as("waiting");
  const deletion = db
    .select({ since: users.deletionDueAt })
    .from(users)
    .where(and(isNotNull(users.deletionDueAt), lte(users.deletionDueAt, present)))
    .limit(WAITING_MAX)
    .as("waiting");
  const sync = db
    .select({ since: users.syncDueAt })
    .from(users)
    .where(and(isNotNull(users.syncDueAt), lte(users.syncDueAt, present)))
    .limit(WAITING_MAX)
    .as("waiting");
  const picture = db
    .select({ since: pendingDeletes.queuedAt })
    .from(pendingDeletes)
    .where(lte(pendingDeletes.queuedAt, present))
    .limit(WAITING_MAX)
    .as("waiting");
  const [emailsDue, removalsDue, deletionsDue, syncsDue, picturesDue] = await db.batch([
    db.select(first(email)).from(email),
    db.select(first(removal)).from(removal),
    db.select(first(deletion)).from(deletion),
    db.select(first(sync)).from(sync),
    db.select(first(picture)).from(picture),
  ]);
  return {
    letters: merge(emailsDue),
    deletions: merge([...removalsDue, ...deletionsDue]),
    syncs: merge(syncsDue),
    pictures: merge(picturesDue),
  };
}
