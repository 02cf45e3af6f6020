import { and, eq, inArray, sql } from "drizzle-orm";
import { FEATURED_MAX } from "#schema/limits.ts";
import type { FeaturedTour } from "#schema/tour.ts";
import type { Ctx } from "../context.ts";
import { selectRow } from "../db/select-row.ts";
import { batch } from "../db/batch.ts";
import { violates } from "../db/client.ts";
import { guides } from "../db/tables/guides.ts";
import { guideTours, tours } from "../db/tables/tours.ts";
import { Conflict, LimitReached, NotFound } from "../errors.ts";
import { requireOwned } from "../guides/ownership.ts";
import { ASIDE, bringBack, closeGaps } from "./close-gaps.ts";
import { featuredTours } from "./featured.ts";

/** A tour's position on a profile. */
type Position = { id: number; position: number };

/** Reads a featured tour of the profile. Throws NotFound. */
async function getFeaturedTour({ db }: Ctx, guideId: number, id: number): Promise<FeaturedTour> {
  const tours = await featuredTours(db, { id: guideId }).read();
  const tour = tours.find((one) => one.id === id);
  if (!tour) throw new NotFound();
  return tour;
}

/**
 * Features a tour of the account on one of its profiles, behind the others. Throws NotFound, Forbidden, LimitReached
 * for a fourth, Conflict for one that is featured already.
 */
export async function createFeaturedTour(
  ctx: Ctx,
  userId: number,
  { guideId, tourId }: { guideId: number; tourId: number },
): Promise<FeaturedTour> {
  const { db, now } = ctx;
  await requireOwned(ctx, userId, guideId);
  const taken = sql<number>`(select count(*) from ${guideTours} where ${guideTours.guideId} = ${guideId})`;
  const isOwnTour = and(eq(tours.id, tourId), eq(tours.userId, userId));
  try {
    const [row] = await db
      .insert(guideTours)
      .select(
        selectRow(
          guideTours,
          {
            id: null,
            guideId: guides.id,
            tourId: tours.id,
            userId,
            position: sql`${taken} + 1`,
            createdAt: now,
          },
          sql`from ${guides} inner join ${tours} on ${isOwnTour}
          where ${guides.id} = ${guideId} and ${guides.userId} = ${userId} and ${taken} < ${FEATURED_MAX}`,
        ),
      )
      .returning({ id: guideTours.id });
    if (row) return await getFeaturedTour(ctx, guideId, row.id);
  } catch (error) {
    if (violates(error, "guide_tours.guide_id, guide_tours.tour_id")) throw new Conflict("already_assigned");
    throw error;
  }
  const [tour] = await db.select({ id: tours.id }).from(tours).where(isOwnTour);
  throw tour ? new LimitReached({ what: "tours", max: FEATURED_MAX }) : new NotFound();
}

/**
 * Swaps two positions as they were read, and returns the first tour's position. Nothing changes if either has moved
 * since.
 */
async function swap({ db }: Ctx, guideId: number, [a, b]: [Position, Position]): Promise<number | undefined> {
  const both = and(eq(guideTours.guideId, guideId), inArray(guideTours.id, [a.id, b.id]));
  const areUnmoved = sql`(select count(*) from ${guideTours} where (${guideTours.id} = ${a.id}
    and ${guideTours.position} = ${a.position}) or (${guideTours.id} = ${b.id} and ${guideTours.position} = ${b.position})) = 2`;
  const swapped = sql`case ${guideTours.id} when ${a.id} then ${b.position} else ${a.position} end`;
  const {
    moved: [row],
  } = await batch(db, {
    aside: db
      .update(guideTours)
      .set({ position: sql`${ASIDE} + ${swapped}` })
      .where(and(both, areUnmoved)),
    back: bringBack(db, both),
    moved: db.select({ position: guideTours.position }).from(guideTours).where(eq(guideTours.id, a.id)),
  });
  return row?.position;
}

/** The most tries of a swap, when others move the same tours meanwhile. */
const MAX_TRIES = 5;

/**
 * Moves a featured tour to `position` by swapping it with the one there, in one transaction. Throws NotFound, Forbidden, and
 * Conflict when there is no tour at that position.
 */
export async function moveFeaturedTour(
  ctx: Ctx,
  userId: number,
  { guideId, id, position }: { guideId: number; id: number; position: number },
): Promise<FeaturedTour> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    await requireOwned(ctx, userId, guideId);
    const tours = await featuredTours(ctx.db, { id: guideId }).read();
    const moved = tours.find((tour) => tour.id === id);
    if (!moved) throw new NotFound();
    if (moved.position === position) return moved;
    const other = tours.find((tour) => tour.position === position);
    if (!other) throw new Conflict("no_tour");
    if ((await swap(ctx, guideId, [moved, other])) === position) return { ...moved, position };
  }
  throw new Conflict("tours_busy");
}

/** Takes a tour off a profile; the tours behind it move up. Throws NotFound, Forbidden. */
export async function removeFeaturedTour(
  ctx: Ctx,
  userId: number,
  { guideId, id }: { guideId: number; id: number },
): Promise<void> {
  const { db } = ctx;
  await requireOwned(ctx, userId, guideId);
  const [[row]] = await db.batch([
    db
      .delete(guideTours)
      .where(and(eq(guideTours.id, id), eq(guideTours.guideId, guideId), eq(guideTours.userId, userId)))
      .returning({ id: guideTours.id }),
    ...closeGaps(db, userId),
  ]);
  if (!row) throw new NotFound();
}
