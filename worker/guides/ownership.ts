import { and, eq, inArray, sql } from "drizzle-orm";
import { isActiveAt } from "#schema/subscription.ts";
import type { Db } from "../db/client.ts";
import { guides, users } from "../db/tables.ts";
import { Forbidden, NotFound, Outdated } from "../failures.ts";

export type GuideRow = typeof guides.$inferSelect;

/** The condition of a row that is this account's. */
export const owned = (userId: number, id: number) => and(eq(guides.id, id), eq(guides.userId, userId));

/** The same as it was read: at `version`, its updatedAt (ms), unless that is left open. */
export const ownedAt = (userId: number, id: number, version: number | undefined) =>
  and(owned(userId, id), version === undefined ? undefined : eq(guides.updatedAt, new Date(version)));

/** The updatedAt of a write at `now` (ms): two in one millisecond are two versions, and none goes back. */
export const laterThan = (now: number) => sql`max(${now}, ${guides.updatedAt} + 1)`;

/** A profile of this account. Throws NotFound, for somebody else's too. */
export async function getOwnedGuide(db: Db, userId: number, id: number): Promise<GuideRow> {
  const [row] = await db.select().from(guides).where(owned(userId, id));
  if (!row) throw new NotFound();
  return row;
}

/** Why a write of the profile at a version touched no row. Throws Outdated besides what refuse throws. */
export async function refuseVersion(db: Db, userId: number, id: number, now: number): Promise<never> {
  const [row] = await db.select({ id: guides.id }).from(guides).where(owned(userId, id));
  if (row) throw new Outdated("This profile was changed in another tab or on another device");
  return refuse(db, id, now);
}

/** Why a write touched no row: the profile is gone, or another's. Another's public profile may be known to be there. */
export async function refuse(db: Db, id: number, now: number): Promise<never> {
  const [owner] = await db
    .select()
    .from(users)
    .where(inArray(users.id, db.select({ id: guides.userId }).from(guides).where(eq(guides.id, id))));
  throw owner && isActiveAt(owner, now)
    ? new Forbidden("This profile belongs to somebody else")
    : new NotFound();
}

/** The profile for a change. Throws NotFound, or Forbidden for somebody else's public one. */
export const getWritableGuide = (db: Db, userId: number, id: number, now: number): Promise<GuideRow> =>
  getOwnedGuide(db, userId, id).catch((error) =>
    error instanceof NotFound ? refuse(db, id, now) : Promise.reject(error),
  );
