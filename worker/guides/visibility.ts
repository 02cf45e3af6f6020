import { eq, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { isActiveAt } from "#schema/subscription.ts";
import type { Db } from "../db/client.ts";
import { guides, users } from "../db/tables.ts";
import { NotFound } from "../failures.ts";

/** Which profile: by what its address says, or by its number. */
export type GuideKey = { uniqueId: string } | { id: number };

export const isGuide = (key: GuideKey) =>
  "uniqueId" in key ? eq(guides.uniqueId, key.uniqueId) : eq(guides.id, key.id);

/** The id as a subquery: everything about one profile is read in one round trip, without joins (see docs/decisions). */
export const guideIdOf = (db: Db, key: GuideKey) =>
  db.select({ id: guides.id }).from(guides).where(isGuide(key));

/** The condition of rows that belong to a profile. With = and not `in`: the index then gives their order as well. */
export const belongsTo = (column: SQLiteColumn, db: Db, key: GuideKey) =>
  sql`${column} = ${guideIdOf(db, key)}`;

/** The account behind a profile, as far as the public page needs it. */
export const ownerOf = (db: Db, key: GuideKey) =>
  db
    .select({
      id: users.id,
      bannerImage: users.bannerImage,
      operatorName: users.operatorName,
      subscriptionStatus: users.subscriptionStatus,
      trialEndsAt: users.trialEndsAt,
      subscriptionEndsAt: users.subscriptionEndsAt,
      periodEndsAt: users.periodEndsAt,
    })
    .from(users)
    .where(sql`${users.id} = ${db.select({ id: guides.userId }).from(guides).where(isGuide(key))}`);
export type OwnerRow = Awaited<ReturnType<typeof ownerOf>>[number];

/** Public while the owner's trial or subscription runs, at this moment; to the owner always. */
export const isVisible = (owner: OwnerRow, viewer: number | undefined, now: number): boolean =>
  owner.id === viewer || isActiveAt(owner, now);

/** When (ms) what keeps the profiles public now ends: the trial, the planned end or the period that is paid. */
export function publicUntil(owner: OwnerRow): number {
  const ends =
    owner.subscriptionStatus === "active"
      ? [owner.subscriptionEndsAt, owner.periodEndsAt]
      : [owner.trialEndsAt];
  return Math.min(Infinity, ...ends.flatMap((end) => (end === null ? [] : [end.getTime()])));
}

/** Whether an account's profiles and pictures are public at this moment. */
export async function isOwnerPublic(db: Db, userId: number, now: number): Promise<boolean> {
  const [owner] = await db
    .select({ subscriptionStatus: users.subscriptionStatus, trialEndsAt: users.trialEndsAt })
    .from(users)
    .where(eq(users.id, userId));
  return owner !== undefined && isActiveAt(owner, now);
}

/** A public list about one profile, behind the profile's own gate. Throws NotFound. */
export async function gated<Row>(
  db: Db,
  key: GuideKey,
  viewer: number | undefined,
  now: number,
  list: PromiseLike<Row[]>,
): Promise<Row[]> {
  const [[owner], rows] = await Promise.all([ownerOf(db, key), list]);
  if (!owner || !isVisible(owner, viewer, now)) throw new NotFound();
  return rows;
}
