import { eq } from "drizzle-orm";
import type { FeaturedTour } from "#schema/tour.ts";
import type { Ctx } from "../context.ts";
import type { Db } from "../db/client.ts";
import { type GuideKey, whereGuideIs } from "../db/guide-key.ts";
import { type Reading, reading } from "../db/reading.ts";
import { guideTours, tours } from "../db/tables/tours.ts";
import { tourColumns } from "../db/tour-columns.ts";
import { readVisible } from "../guides/public-guides.ts";

/** Returns the reading of a profile's featured tours, by position. In a batch every column needs a name of its own. */
export const featuredTours = (db: Db, key: GuideKey): Reading<FeaturedTour> =>
  reading(
    db
      .select({
        ...tourColumns,
        id: guideTours.id,
        tourId: guideTours.tourId,
        position: guideTours.position,
      })
      .from(guideTours)
      .innerJoin(tours, eq(tours.id, guideTours.tourId))
      .where(whereGuideIs(guideTours.guideId, db, key))
      .orderBy(guideTours.position),
    ({ id, tourId, position, ...tour }) => ({ id, tourId, position, tour: { id: tourId, ...tour } }),
  );

/** Lists the featured tours of a profile that the viewer (a user's id) may see. Throws NotFound. */
export const listFeaturedTours = (
  ctx: Ctx,
  id: number,
  viewer: number | undefined,
): Promise<FeaturedTour[]> => readVisible(ctx, { id }, viewer, featuredTours(ctx.db, { id }));
