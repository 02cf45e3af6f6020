import { TOUR_IMAGE } from "#schema/image.ts";
import { decodePicture, encodePicture, fitInto } from "#web/lib/picture.ts";

/** For the `accept` of the file input. */
export const ACCEPTED = TOUR_IMAGE.types.join(",");
/** px of the longer side: sharp on a phone's card and quick on a hotel's wifi */
const SIDE = 1024;

/** Why a file isn't taken; title and message are those of the toast. */
export class ImageRefused extends Error {
  readonly title: string;
  constructor({ title, description }: { title: string; description: string }, options?: ErrorOptions) {
    super(description, options);
    this.title = title;
  }
}

async function shrink(file: File): Promise<Blob> {
  const bitmap = await decodePicture(file);
  const { width, height } = bitmap;
  try {
    return await encodePicture(bitmap, { x: 0, y: 0, width, height }, fitInto(SIDE, bitmap));
  } finally {
    bitmap.close();
  }
}

/**
 * An experience's image as it is uploaded: shrunk, without metadata.
 * @throws {ImageRefused} when it is no JPEG, PNG or WebP picture, whatever the file's name says
 */
export async function readTourImage(file: File): Promise<Blob> {
  if (!TOUR_IMAGE.types.includes(file.type)) throw new ImageRefused(TOUR_IMAGE.wrongType);
  try {
    return await shrink(file);
  } catch (cause) {
    // Whatever its size, a picture is shrunk before it is sent. What can't be read can't be shrunk either.
    const isLarge = file.size > TOUR_IMAGE.maxBytes;
    throw new ImageRefused(isLarge ? TOUR_IMAGE.tooLarge : TOUR_IMAGE.wrongType, { cause });
  }
}
