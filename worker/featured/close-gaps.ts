import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { guides } from "../db/tables/guides.ts";
import { guideTours } from "../db/tables/tours.ts";

/**
 * The number that is added to positions while a batch reorders them, because two rows may never have the same position:
 * 1 to 3 become 101 to 103 meanwhile.
 */
export const ASIDE = 100;

/** Returns the statement that gives rows at 101 to 103 their positions. */
export const bringBack = (db: Db, which: SQL | undefined) =>
  db
    .update(guideTours)
    .set({ position: sql`${guideTours.position} - ${ASIDE}` })
    .where(and(sql`${guideTours.position} > ${ASIDE}`, which));

/** Returns the statements that renumber the positions on all profiles of an account to 1, 2, 3 without gaps. */
export const closeGaps = (db: Db, userId: number) => {
  const onOwnGuides = inArray(
    guideTours.guideId,
    db.select({ id: guides.id }).from(guides).where(eq(guides.userId, userId)),
  );
  const rank = sql<number>`row_number() over (partition by ${guideTours.guideId} order by ${guideTours.position})`;
  const ranked = db
    .select({ id: guideTours.id, place: rank.as("place") })
    .from(guideTours)
    .where(onOwnGuides)
    .as("ranked");
  return [
    db
      .update(guideTours)
      .set({ position: sql`${ASIDE} + ${ranked.place}` })
      .from(ranked)
      .where(and(eq(guideTours.id, ranked.id), sql`${guideTours.position} <> ${ranked.place}`)),
    bringBack(db, onOwnGuides),
  ] as const;
};
