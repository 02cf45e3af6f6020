import { and, eq, inArray, sql } from "drizzle-orm";
import { FEATURED_MAX, type FeaturedTour } from "#schema/tour.ts";
import { type Db, violates } from "../db/client.ts";
import { guides, guideTours, tours } from "../db/tables.ts";
import { Conflict, LimitReached, NotFound } from "../failures.ts";
import { getWritableGuide } from "../guides/ownership.ts";
import { featuredOf, toFeaturedTour } from "./featured.ts";

/** Where a tour stands on a profile. */
type Place = { id: number; position: number };

/** A position stands out of the way by this much inside a batch, because every row must be unique at every moment. */
const ASIDE = 100;

const back = (db: Db, which: ReturnType<typeof and>) =>
  db
    .update(guideTours)
    .set({ position: sql`${guideTours.position} - ${ASIDE}` })
    .where(and(sql`${guideTours.position} > ${ASIDE}`, which));

/** The statements that make the positions on all profiles of an account 1, 2, 3 without gaps. */
export const closeGaps = (db: Db, userId: number) => {
  const own = inArray(
    guideTours.guideId,
    db.select({ id: guides.id }).from(guides).where(eq(guides.userId, userId)),
  );
  const ranked = db
    .select({
      id: guideTours.id,
      place:
        sql<number>`row_number() over (partition by ${guideTours.guideId} order by ${guideTours.position})`.as(
          "place",
        ),
    })
    .from(guideTours)
    .where(own)
    .as("ranked");
  return [
    db
      .update(guideTours)
      .set({ position: sql`${ASIDE} + ${ranked.place}` })
      .from(ranked)
      .where(and(eq(guideTours.id, ranked.id), sql`${guideTours.position} <> ${ranked.place}`)),
    back(db, own),
  ] as const;
};

/** One of a profile's places, as it stands now. Throws NotFound. */
async function getFeaturedTour(db: Db, guideId: number, id: number): Promise<FeaturedTour> {
  const row = (await featuredOf(db, { id: guideId })).find((featured) => featured.id === id);
  if (!row) throw new NotFound();
  return toFeaturedTour(row);
}

/**
 * Puts one of the account's tours on one of its profiles, behind those it shows already. Throws NotFound, Forbidden,
 * LimitReached for a fourth, Conflict for one it shows already.
 */
export async function createFeaturedTour(
  db: Db,
  userId: number,
  guideId: number,
  tourId: number,
  now: number,
): Promise<FeaturedTour> {
  await getWritableGuide(db, userId, guideId, now);
  const taken = sql`(select count(*) from ${guideTours} where ${guideTours.guideId} = ${guideId})`;
  try {
    const [row] = await db
      .insert(guideTours)
      .select(
        sql`select null, ${guides.id}, ${tours.id}, ${userId}, ${taken} + 1, ${now} from ${guides}, ${tours}
          where ${guides.id} = ${guideId} and ${guides.userId} = ${userId}
            and ${tours.id} = ${tourId} and ${tours.userId} = ${userId} and ${taken} < ${FEATURED_MAX}`,
      )
      .returning();
    if (row) return await getFeaturedTour(db, guideId, row.id);
  } catch (error) {
    if (violates(error, "guide_tours.guide_id, guide_tours.tour_id"))
      throw new Conflict("This tour is assigned to this profile already");
    throw error;
  }
  const [tour] = await db
    .select({ id: tours.id })
    .from(tours)
    .where(and(eq(tours.id, tourId), eq(tours.userId, userId)));
  throw tour ? new LimitReached(`A profile can show up to ${FEATURED_MAX} tours`) : new NotFound();
}

/** Swaps two places as they were read; answers nothing where one has moved since. */
const swap = (db: Db, guideId: number, a: Place, b: Place) => {
  const both = and(eq(guideTours.guideId, guideId), inArray(guideTours.id, [a.id, b.id]));
  const unmoved = sql`(select count(*) from ${guideTours} where (${guideTours.id} = ${a.id}
    and ${guideTours.position} = ${a.position}) or (${guideTours.id} = ${b.id} and ${guideTours.position} = ${b.position})) = 2`;
  return db.batch([
    db
      .update(guideTours)
      .set({
        position: sql`${ASIDE} + case ${guideTours.id} when ${a.id} then ${b.position} else ${a.position} end`,
      })
      .where(and(both, unmoved)),
    back(db, both),
    db.select().from(guideTours).where(eq(guideTours.id, a.id)),
  ]);
};

/** How often a swap is tried when others move the same tours meanwhile. */
const TRIES = 5;

/**
 * Moves an assigned tour to `position` by swapping it with the one there, in one transaction. Throws NotFound,
 * Forbidden, and Conflict where no tour stands at that position.
 */
export async function moveFeaturedTour(
  db: Db,
  userId: number,
  guideId: number,
  id: number,
  position: number,
  now: number,
): Promise<FeaturedTour> {
  for (let tries = 0; tries < TRIES; tries++) {
    await getWritableGuide(db, userId, guideId, now);
    const places = await featuredOf(db, { id: guideId });
    const moved = places.find((place) => place.id === id);
    if (!moved) throw new NotFound();
    if (moved.position === position) return toFeaturedTour(moved);
    const other = places.find((place) => place.position === position);
    if (!other) throw new Conflict("There is no tour at this position");
    const [, , [row]] = await swap(db, guideId, moved, other);
    if (row?.position === position) return toFeaturedTour({ ...moved, position });
  }
  throw new Conflict("These tours are being moved elsewhere. Please try again.");
}

/** Takes a tour off a profile; those behind it move up. Throws NotFound, Forbidden. */
export async function removeFeaturedTour(
  db: Db,
  userId: number,
  guideId: number,
  id: number,
  now: number,
): Promise<void> {
  await getWritableGuide(db, userId, guideId, now);
  const [[row]] = await db.batch([
    db
      .delete(guideTours)
      .where(and(eq(guideTours.id, id), eq(guideTours.guideId, guideId), eq(guideTours.userId, userId)))
      .returning(),
    ...closeGaps(db, userId),
  ]);
  if (!row) throw new NotFound();
}
