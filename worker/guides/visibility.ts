import { eq, getTableColumns, type Placeholder, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { isActiveAt } from "#schema/subscription.ts";
import type { Db } from "../db/client.ts";
import { guides, users } from "../db/tables.ts";
import { NotFound } from "../failures.ts";

/** Which profile: by what its address says, or by its number. */
export type GuideKey = { uniqueId: string | Placeholder } | { id: number };

export const isGuide = (key: GuideKey) =>
  "uniqueId" in key ? eq(guides.uniqueId, key.uniqueId) : eq(guides.id, key.id);

/** The id as a subquery: everything about one profile is read in one round trip (see docs/decisions). */
export const guideIdOf = (db: Db, key: GuideKey) =>
  db.select({ id: guides.id }).from(guides).where(isGuide(key));

/** The condition of rows that belong to a profile. With = and not `in`: the index then gives their order as well. */
export const belongsTo = (column: SQLiteColumn, db: Db, key: GuideKey) =>
  sql`${column} = ${guideIdOf(db, key)}`;

/** What the public page needs of an account. */
const OWNER = {
  bannerImage: users.bannerImage,
  operatorName: users.operatorName,
  subscriptionStatus: users.subscriptionStatus,
  trialEndsAt: users.trialEndsAt,
  subscriptionEndsAt: users.subscriptionEndsAt,
  periodEndsAt: users.periodEndsAt,
};

/** The account behind a profile. */
export const ownerOf = (db: Db, key: GuideKey) =>
  db
    .select({ userId: users.id, ...OWNER })
    .from(users)
    .where(sql`${users.id} = ${db.select({ id: guides.userId }).from(guides).where(isGuide(key))}`);
type OwnerRow = Awaited<ReturnType<typeof ownerOf>>[number];

/** A profile with the account behind it. No column has another's name: see docs/decisions (one round trip). */
export const ownedGuideOf = (db: Db, key: GuideKey) =>
  db
    .select({ ...getTableColumns(guides), ...OWNER })
    .from(guides)
    .innerJoin(users, eq(users.id, guides.userId))
    .where(isGuide(key));
export type OwnedGuideRow = Awaited<ReturnType<typeof ownedGuideOf>>[number];

/** Public while the owner's trial or subscription runs, at this moment; to the owner always. */
export const isVisible = (owner: OwnerRow, viewer: number | undefined, now: number): boolean =>
  owner.userId === viewer || isActiveAt(owner, now);

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
