import { and, eq, inArray, sql } from "drizzle-orm";
import { FEATURED_MAX } from "#schema/limits.ts";
import type { Ctx } from "../context.ts";
import { batch } from "../db/batch.ts";
import { selectRow } from "../db/select-row.ts";
import { guides } from "../db/tables/guides.ts";
import { guideTours, tours } from "../db/tables/tours.ts";
import { LimitReached, NotFound } from "../errors.ts";

/** A tour's place on a profile. */
type Place = { guideId: number; tourId: number; position: number };

/**
 * Features tours of the account on all of its profiles, behind those that each has, in this order. A profile that shows one
 * already keeps it where it is; one without room for all of them stays as it is. Returns every place of these profiles.
 * Throws NotFound, and LimitReached where no profile has room.
 */
export async function showOnAll(ctx: Ctx, userId: number, tourIds: number[]): Promise<Place[]> {
  const { db, now } = ctx;
  const ids = [...new Set(tourIds)];
  const own = and(eq(tours.userId, userId), inArray(tours.id, ids));
  const ownCount = sql<number>`(select count(*) from ${tours} where ${own})`;
  const taken = (guideId: unknown) =>
    sql`(select count(*) from guide_tours as taken where taken.guide_id = ${guideId})`;
  const isShown = (guideId: unknown, tourId: unknown) =>
    sql`exists (select 1 from guide_tours as shown where shown.guide_id = ${guideId} and shown.tour_id = ${tourId})`;
  const hasRoom = (guideId: unknown) =>
    sql`${taken(guideId)} + (select count(*) from ${tours} where ${own}
      and not ${isShown(guideId, tours.id)}) <= ${FEATURED_MAX}`;
  const isFull = sql<number>`exists (select 1 from guides as page where page.user_id = ${userId})
    and not exists (select 1 from guides as page where page.user_id = ${userId} and ${hasRoom(sql`page.id`)})`;
  const order = sql.join(
    ids.map((id, place) => sql`when ${id} then ${place}`),
    sql` `,
  );
  const {
    reason: [reason],
    places,
  } = await batch(db, {
    reason: db
      .select({ ownCount: ownCount.as("own_count"), isFull: isFull.as("is_full") })
      .from(sql`(select 1)`),
    inserted: db.insert(guideTours).select(
      selectRow(
        guideTours,
        {
          id: null,
          guideId: guides.id,
          tourId: tours.id,
          userId,
          position: sql`${taken(guides.id)} + row_number() over (partition by ${guides.id}
            order by case ${tours.id} ${order} end)`,
          createdAt: now,
        },
        sql`from ${guides} inner join ${tours} on ${own}
          where ${guides.userId} = ${userId} and not ${isShown(guides.id, tours.id)}
            and ${ownCount} = ${ids.length} and ${hasRoom(guides.id)}`,
      ),
    ),
    places: db
      .select({
        guideId: guideTours.guideId,
        tourId: guideTours.tourId,
        position: guideTours.position,
      })
      .from(guideTours)
      .innerJoin(guides, eq(guides.id, guideTours.guideId))
      .where(eq(guides.userId, userId))
      .orderBy(guides.slot, guideTours.position),
  });
  if (reason?.ownCount !== ids.length) throw new NotFound();
  if (reason.isFull === 1) throw new LimitReached({ what: "tours", max: FEATURED_MAX });
  return places;
}
