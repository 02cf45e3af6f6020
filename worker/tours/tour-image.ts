import { TOUR_IMAGE } from "#schema/image.ts";
import type { Tour } from "#schema/tour.ts";
import type { Ctx } from "../context.ts";
import { tours } from "../db/tables/tours.ts";
import { tourColumns } from "../db/tour-columns.ts";
import { NotFound } from "../errors.ts";
import { replaceImage, storeImage } from "../images/pending-deletes.ts";
import { readFile } from "../images/uploads.ts";
import { getOwnedTour, ownTour } from "./tours.ts";

async function writeImage(
  ctx: Ctx,
  userId: number,
  { id, imageUrl }: { id: number; imageUrl: string | null },
): Promise<Tour> {
  const row = ownTour(userId, id);
  const tour = await replaceImage(ctx, {
    column: tours.imageUrl,
    row,
    url: imageUrl,
    update: ctx.db.update(tours).set({ imageUrl }).where(row).returning(tourColumns),
  });
  if (!tour) throw new NotFound();
  return tour;
}

/** Replaces a tour's image by an uploaded file. Throws NotFound, TooLarge, UnsupportedType. */
export async function updateTourImage(
  ctx: Ctx,
  userId: number,
  { id, file }: { id: number; file: File },
): Promise<Tour> {
  const image = await readFile(file, TOUR_IMAGE);
  await getOwnedTour(ctx, userId, id);
  const imageUrl = await storeImage(ctx, userId, { image, sizes: TOUR_IMAGE.sizes });
  return writeImage(ctx, userId, { id, imageUrl });
}

/** Removes a tour's image. Throws NotFound. */
export const removeTourImage = (ctx: Ctx, userId: number, id: number): Promise<Tour> =>
  writeImage(ctx, userId, { id, imageUrl: null });
