import { encodeImage, fitInto } from "#web/lib/image.ts";
import { type Square, storedSide } from "./square.ts";

/** px: dragging a copy of this size is smooth even where the photo has 50 megapixels */
const COPY_SIDE = 1600;

/** Makes a smaller copy of a photo for the cropper. */
export function copyForScreen(bitmap: ImageBitmap): Promise<Blob> {
  const { width, height } = bitmap;
  return encodeImage(bitmap, { x: 0, y: 0, width, height }, fitInto(COPY_SIDE, bitmap));
}

/**
 * Encodes a square of a photo for the upload: at most 1024 px wide, WebP or JPEG, without metadata. It reads the bitmap
 * before it returns, so the caller may close it at once.
 */
export function encodeSquare(bitmap: ImageBitmap, { x, y, side }: Square): Promise<Blob> {
  const size = storedSide(side);
  return encodeImage(bitmap, { x, y, width: side, height: side }, { width: size, height: size });
}
