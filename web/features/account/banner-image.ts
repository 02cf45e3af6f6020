import { encodeImage, type Rectangle, type Size } from "#web/lib/image.ts";

/** Width by height of the banner on the public page. */
export const BANNER_ASPECT = 16 / 5;
/** px: the banner is sharp on a laptop, and its upload takes seconds on a hotel's wifi */
const WIDTH = 1600;

/** Computes the size (px) that a part of a photo is stored in: the banner's shape, never enlarged. */
export function storedSize({ width }: Size): Size {
  const stored = Math.max(1, Math.min(WIDTH, Math.round(width)));
  return { width: stored, height: Math.max(1, Math.round(stored / BANNER_ASPECT)) };
}

/** Encodes a part of a photo for the upload. */
export const encodeBanner = (bitmap: ImageBitmap, area: Rectangle): Promise<Blob> =>
  encodeImage(bitmap, area, storedSize(area));
