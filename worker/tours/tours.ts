import { and, asc, eq, sql } from "drizzle-orm";
import { TOUR_IMAGE } from "#schema/image.ts";
import { type Tour, type TourPatch, TOURS_MAX, type TourValues } from "#schema/tour.ts";
import { type Db, isOrphan } from "../db/client.ts";
import { tours } from "../db/tables.ts";
import { LimitReached, NotFound, Unauthenticated } from "../failures.ts";
import { closeGaps } from "../featured/places.ts";
import {
  type PictureStore,
  queuePictures,
  replacePicture,
  storePicture,
  sweepPictures,
} from "../images/images.ts";
import type { Picture } from "../images/picture.ts";

type TourRow = typeof tours.$inferSelect;

export const toTour = ({ id, title, description, imageUrl, externalLink }: TourRow): Tour => ({
  id,
  title,
  description,
  imageUrl,
  externalLink,
});

const owned = (userId: number, id: number) => and(eq(tours.id, id), eq(tours.userId, userId));

/** An operator's experiences, oldest first. */
export async function listTours(db: Db, userId: number): Promise<Tour[]> {
  const rows = await db.select().from(tours).where(eq(tours.userId, userId)).orderBy(asc(tours.id));
  return rows.map(toTour);
}

async function getOwnedTour(db: Db, userId: number, id: number): Promise<TourRow> {
  const [row] = await db.select().from(tours).where(owned(userId, id));
  if (!row) throw new NotFound();
  return row;
}

/**
 * A new experience. `creationKey`, the client's Idempotency-Key, makes a repeated create answer with the first one's
 * row. Throws LimitReached.
 */
export async function createTour(
  db: Db,
  userId: number,
  { title, description, externalLink }: TourValues,
  now: number,
  creationKey: string | null,
): Promise<Tour> {
  const insert = db
    .insert(tours)
    .select(
      sql`select null, ${userId}, ${title}, ${description}, null, ${externalLink}, ${creationKey}, ${now}
        where (select count(*) from ${tours} where ${tours.userId} = ${userId}) < ${TOURS_MAX}`,
    )
    .onConflictDoNothing({ target: [tours.userId, tours.creationKey] })
    .returning();
  const [row] = await insert.catch((error: unknown) => {
    // The account was deleted since it was asked for.
    throw isOrphan(error) ? new Unauthenticated() : error;
  });
  if (row) return toTour(row);
  const [repeated] =
    creationKey === null
      ? []
      : await db
          .select()
          .from(tours)
          .where(and(eq(tours.userId, userId), eq(tours.creationKey, creationKey)));
  if (!repeated) throw new LimitReached(`You can have up to ${TOURS_MAX} experiences`);
  return toTour(repeated);
}

/** Changes what `patch` gives and nothing else. Throws NotFound. */
export async function updateTour(db: Db, userId: number, id: number, patch: TourPatch): Promise<Tour> {
  const changes = Object.values(patch).some((value) => value !== undefined);
  if (!changes) return toTour(await getOwnedTour(db, userId, id));
  const [row] = await db.update(tours).set(patch).where(owned(userId, id)).returning();
  if (!row) throw new NotFound();
  return toTour(row);
}

const imageIn = (userId: number, id: number) =>
  sql`select ${tours.imageUrl} as url from ${tours} where ${owned(userId, id)}`;

async function writeImage(
  env: PictureStore,
  db: Db,
  userId: number,
  id: number,
  imageUrl: string | null,
  now: number,
): Promise<Tour> {
  const replacement = {
    held: imageIn(userId, id),
    write: db.update(tours).set({ imageUrl }).where(owned(userId, id)).returning(),
    url: imageUrl,
    holder: sql`select 1 from tours where id = ${id} and image_url = ${imageUrl}`,
  };
  const row = await replacePicture(env, db, replacement, now);
  if (!row) throw new NotFound();
  return toTour(row);
}

/** Replaces the image by an uploaded one. Throws NotFound. */
export async function setTourImage(
  env: PictureStore,
  db: Db,
  userId: number,
  id: number,
  image: Picture,
  now: number,
): Promise<Tour> {
  await getOwnedTour(db, userId, id);
  const url = await storePicture(env, db, userId, image, TOUR_IMAGE.sizes, now);
  return writeImage(env, db, userId, id, url, now);
}

/** Takes the image away. Throws NotFound. */
export const removeTourImage = (
  env: PictureStore,
  db: Db,
  userId: number,
  id: number,
  now: number,
): Promise<Tour> => writeImage(env, db, userId, id, null, now);

/**
 * Removes an experience from everywhere: its image, and its place on each profile, where the others close up. Throws
 * NotFound.
 */
export async function removeTour(
  env: PictureStore,
  db: Db,
  userId: number,
  id: number,
  now: number,
): Promise<void> {
  const [, [row]] = await db.batch([
    queuePictures(db, imageIn(userId, id), now),
    db.delete(tours).where(owned(userId, id)).returning(),
    ...closeGaps(db, userId),
  ]);
  if (!row) throw new NotFound();
  await sweepPictures(env, db, now);
}
