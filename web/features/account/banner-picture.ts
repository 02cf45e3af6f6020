import { BANNER_IMAGE } from "#schema/image.ts";
import { type Area, decodePicture, encodePicture, type Size } from "#web/lib/picture.ts";

/** The banner's shape, as the public page lays it out. */
export const BANNER_ASPECT = 16 / 5;
/** px: sharp on a laptop, and seconds on a hotel's wifi */
const WIDTH = 1600;

/** For the `accept` of the file input. */
export const ACCEPTED = BANNER_IMAGE.types.join(",");

/** Why a file isn't taken; title and message are those of the toast. */
export class BannerRefused extends Error {
  readonly title: string;
  constructor({ title, description }: { title: string; description: string }, options?: ErrorOptions) {
    super(description, options);
    this.title = title;
  }
}

/**
 * The picture in a file. Close the bitmap after use.
 * @throws {BannerRefused} when it is no picture the browser can read, whatever the file's name says
 */
export async function openBanner(file: File): Promise<ImageBitmap> {
  if (!BANNER_IMAGE.types.includes(file.type)) throw new BannerRefused(BANNER_IMAGE.wrongType);
  try {
    return await decodePicture(file);
  } catch (cause) {
    // Whatever its size, a picture is shrunk before it is sent. What can't be read can't be shrunk either.
    const isLarge = file.size > BANNER_IMAGE.maxBytes;
    throw new BannerRefused(isLarge ? BANNER_IMAGE.tooLarge : BANNER_IMAGE.wrongType, { cause });
  }
}

/** The size a part of a picture is stored in: the banner's shape, never enlarged. */
export function storedSize({ width }: Size): Size {
  const stored = Math.max(1, Math.min(WIDTH, Math.round(width)));
  return { width: stored, height: Math.max(1, Math.round(stored / BANNER_ASPECT)) };
}

/** The part of a picture as it is uploaded. */
export const cutBanner = (bitmap: ImageBitmap, area: Area): Promise<Blob> =>
  encodePicture(bitmap, area, storedSize(area));
