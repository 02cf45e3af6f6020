import { and, asc, eq, sql } from "drizzle-orm";
import { TOURS_MAX } from "#schema/limits.ts";
import { lonePrice, PAIR_MESSAGE } from "#schema/tour-facts.ts";
import type { Tour, TourPatch, TourValues } from "#schema/tour.ts";
import type { Ctx } from "../context.ts";
import { selectRow } from "../db/select-row.ts";
import { batch } from "../db/batch.ts";
import { users } from "../db/tables/accounts.ts";
import { tours } from "../db/tables/tours.ts";
import { tourColumns } from "../db/tour-columns.ts";
import { Forbidden, LimitReached, NotFound, Unauthenticated, ValidationError } from "../errors.ts";
import { removeOfTour } from "../translations/translations.ts";
import { closeGaps } from "../featured/close-gaps.ts";
import { deletePendingImages, queueImage } from "../images/pending-deletes.ts";

/** Returns the condition of a tour that belongs to this account. */
export const ownTour = (userId: number, id: number) => and(eq(tours.id, id), eq(tours.userId, userId));

/** Lists an operator's tours, oldest first. */
export const listTours = async ({ db }: Ctx, userId: number): Promise<Tour[]> =>
  db.select(tourColumns).from(tours).where(eq(tours.userId, userId)).orderBy(asc(tours.id));

/** Reads a tour of this account. Throws NotFound. */
export async function getOwnedTour({ db }: Ctx, userId: number, id: number): Promise<Tour> {
  const [tour] = await db.select(tourColumns).from(tours).where(ownTour(userId, id));
  if (!tour) throw new NotFound();
  return tour;
}

type NewTour = {
  values: TourValues;
  /** the client's Idempotency-Key: a repeated create returns the first one's tour */
  creationKey: string | null;
};

/**
 * Reads the tour that an earlier create with this key made. Throws LimitReached without one, Unauthenticated without an
 * account, Forbidden for one that is no operator's any more.
 */
async function getRepeated({ db }: Ctx, userId: number, creationKey: string | null): Promise<Tour> {
  const [[repeated], [account]] = await db.batch([
    db
      .select(tourColumns)
      .from(tours)
      .where(and(eq(tours.userId, userId), sql`${tours.creationKey} = ${creationKey}`)),
    db.select({ role: users.role }).from(users).where(eq(users.id, userId)),
  ]);
  if (!account) throw new Unauthenticated();
  if (account.role !== "operator") throw new Forbidden("operators_only");
  if (!repeated) throw new LimitReached({ what: "tours", max: TOURS_MAX });
  return repeated;
}

/** Creates a tour, unless the account has become a guide's meanwhile. Throws LimitReached, Unauthenticated, Forbidden. */
export async function createTour(ctx: Ctx, userId: number, { values, creationKey }: NewTour): Promise<Tour> {
  const { db, now } = ctx;
  const hasRoom = sql`(select count(*) from ${tours} where ${tours.userId} = ${userId}) < ${TOURS_MAX}`;
  const [tour] = await db
    .insert(tours)
    .select(
      selectRow(
        tours,
        {
          id: null,
          userId: users.id,
          title: values.title,
          description: values.description,
          imageUrl: null,
          externalLink: values.externalLink,
          creationKey,
          createdAt: now,
          language: values.language ?? "",
          translations: JSON.stringify(values.translations ?? {}),
          tagBookings: values.tagBookings ? 1 : 0,
          priceFrom: values.priceFrom ?? null,
          currency: values.currency ?? "",
          durationMinutes: values.durationMinutes ?? null,
          meetingPoint: values.meetingPoint ?? "",
          languages: JSON.stringify(values.languages ?? []),
          access: JSON.stringify(values.access ?? []),
        },
        sql`from ${users} where ${users.id} = ${userId} and ${users.role} = 'operator' and ${hasRoom}`,
      ),
    )
    .onConflictDoNothing({ target: [tours.userId, tours.creationKey] })
    .returning(tourColumns);
  return tour ?? getRepeated(ctx, userId, creationKey);
}

/** Returns the condition that a patch leaves no price without a currency, and no currency without a price. */
const keepsPricePair = ({ priceFrom = tours.priceFrom, currency = tours.currency }: WithColumns) =>
  sql`(${priceFrom} is null) = (${currency} = '')`;
type WithColumns = Partial<Record<"priceFrom" | "currency", unknown>>;

/** Changes the fields in `patch` and nothing else. Throws NotFound, and ValidationError for a price without its currency. */
export async function updateTour(
  ctx: Ctx,
  userId: number,
  { id, patch }: { id: number; patch: TourPatch },
): Promise<Tour> {
  const hasChanges = Object.values(patch).some((value) => value !== undefined);
  if (!hasChanges) return getOwnedTour(ctx, userId, id);
  const [[tour]] = await ctx.db.batch([
    ctx.db
      .update(tours)
      .set(patch)
      .where(and(ownTour(userId, id), keepsPricePair(patch)))
      .returning(tourColumns),
    removeOfTour(ctx.db, id, userId),
  ]);
  if (tour) return tour;
  const { priceFrom, currency } = await getOwnedTour(ctx, userId, id);
  throw new ValidationError([
    lonePrice({ priceFrom, currency, ...patch }) ?? { path: ["currency"], message: PAIR_MESSAGE },
  ]);
}

/** Removes a tour with its image, and takes it off each profile, where the tours behind it move up. Throws NotFound. */
export async function removeTour(ctx: Ctx, userId: number, id: number): Promise<void> {
  const { db } = ctx;
  const {
    removed: [row],
  } = await batch(db, {
    image: queueImage(ctx, { column: tours.imageUrl, row: ownTour(userId, id) }),
    translations: removeOfTour(db, id, userId),
    removed: db.delete(tours).where(ownTour(userId, id)).returning({ id: tours.id }),
    gaps: closeGaps(db, userId),
  });
  if (!row) throw new NotFound();
  await deletePendingImages(ctx);
}
