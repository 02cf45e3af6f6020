import { eq } from "drizzle-orm";
import type { FeaturedTour } from "#schema/tour.ts";
import type { Db } from "../db/client.ts";
import { guideTours, tours } from "../db/tables.ts";
import { belongsTo, gated, type GuideKey } from "../guides/visibility.ts";

/** A profile's featured tours, first to last. No column has another's name: see docs/decisions (one round trip). */
export const featuredOf = (db: Db, key: GuideKey) =>
  db
    .select({
      id: guideTours.id,
      tourId: guideTours.tourId,
      position: guideTours.position,
      title: tours.title,
      description: tours.description,
      imageUrl: tours.imageUrl,
      externalLink: tours.externalLink,
    })
    .from(guideTours)
    .innerJoin(tours, eq(tours.id, guideTours.tourId))
    .where(belongsTo(guideTours.guideId, db, key))
    .orderBy(guideTours.position);
export type FeaturedRow = Awaited<ReturnType<typeof featuredOf>>[number];

export const toFeaturedTour = ({ id, tourId, position, ...tour }: FeaturedRow): FeaturedTour => ({
  id,
  tourId,
  position,
  tour: { id: tourId, ...tour },
});

/** The featured tours of a profile this viewer may see. Throws NotFound. */
export async function listFeaturedTours(
  db: Db,
  id: number,
  viewer: number | undefined,
  now: number,
): Promise<FeaturedTour[]> {
  const key = { id };
  return (await gated(db, key, viewer, now, featuredOf(db, key))).map(toFeaturedTour);
}
