import { encodePicture, fitInto } from "#web/lib/picture.ts";
import { type Square, storedSide } from "./geometry.ts";

/** px; the cropper shows a copy of this size, so that dragging stays smooth with a photo of 50 megapixels */
const COPY_SIDE = 1600;

/** A smaller copy of a picture, for the screen. */
export function copyForScreen(bitmap: ImageBitmap): Promise<Blob> {
  const { width, height } = bitmap;
  return encodePicture(bitmap, { x: 0, y: 0, width, height }, fitInto(COPY_SIDE, bitmap));
}

/**
 * The square of a picture as it is uploaded: at most 1024 px wide, WebP or JPEG, without metadata.
 * The bitmap is read before this returns, so it may be closed at once.
 */
export function encodeSquare(bitmap: ImageBitmap, { x, y, side }: Square): Promise<Blob> {
  const size = storedSide(side);
  return encodePicture(bitmap, { x, y, width: side, height: side }, { width: size, height: size });
}
