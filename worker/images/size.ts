import { MAX_PIXELS, MAX_SIDE } from "#schema/image.ts";

/** Width and height in pixels. */
export type Size = { width: number; height: number };

/** A file without metadata, the size it is shown at, and whether it moves. */
export type CleanFile = Size & { isAnimated: boolean; bytes: Uint8Array<ArrayBuffer> };

/** The picture has more than MAX_SIDE pixels a side, more than MAX_PIXELS in all, or none. */
export class PictureTooLarge extends Error {
  override name = "PictureTooLarge";
}

/** Passes a size on if a picture may have it, else throws PictureTooLarge. */
export function acceptedSize(width: number, height: number): Size {
  const pixels = width * height;
  if (pixels === 0 || pixels > MAX_PIXELS || Math.max(width, height) > MAX_SIDE) {
    throw new PictureTooLarge(`${width} x ${height} pixels`);
  }
  return { width, height };
}
