import { encodeImage, fitInto } from "#web/lib/image.ts";

/** px of the longer side: the image is sharp on a phone's card, and its upload is quick on a hotel's wifi */
const SIDE = 1024;

/** Encodes a tour's image for the upload: shrunk, without metadata. */
export function shrinkTourImage(bitmap: ImageBitmap): Promise<Blob> {
  const { width, height } = bitmap;
  return encodeImage(bitmap, { x: 0, y: 0, width, height }, fitInto(SIDE, bitmap));
}
