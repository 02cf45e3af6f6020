import { inArray } from "drizzle-orm";
import type { FeaturedTour, Tour } from "#schema/tour.ts";
import type { Db } from "../db/client.ts";
import { guideTours, tours } from "../db/tables.ts";
import { belongsTo, gated, type GuideKey } from "../guides/visibility.ts";

/** The places of a profile's featured tours, first to last. */
export const placesOf = (db: Db, key: GuideKey) =>
  db
    .select()
    .from(guideTours)
    .where(belongsTo(guideTours.guideId, db, key))
    .orderBy(guideTours.position);

/** The tours that stand in these places. */
export const toursOf = (db: Db, key: GuideKey) =>
  db
    .select({
      id: tours.id,
      title: tours.title,
      description: tours.description,
      imageUrl: tours.imageUrl,
      externalLink: tours.externalLink,
    })
    .from(tours)
    .where(
      inArray(
        tours.id,
        db
          .select({ id: guideTours.tourId })
          .from(guideTours)
          .where(belongsTo(guideTours.guideId, db, key)),
      ),
    );

/** Each place with its tour, in order. */
export function toFeaturedTours(places: (typeof guideTours.$inferSelect)[], known: Tour[]): FeaturedTour[] {
  return places.flatMap(({ id, tourId, position }) => {
    const tour = known.find((candidate) => candidate.id === tourId);
    return tour ? [{ id, tourId, position, tour }] : [];
  });
}

/** The featured tours of a profile this viewer may see. Throws NotFound. */
export async function listFeaturedTours(
  db: Db,
  id: number,
  viewer: number | undefined,
  now: number,
): Promise<FeaturedTour[]> {
  const key = { id };
  const [places, known] = await Promise.all([
    gated(db, key, viewer, now, placesOf(db, key)),
    toursOf(db, key),
  ]);
  return toFeaturedTours(places, known);
}
