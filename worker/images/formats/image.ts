import { spells, UnreadableImage } from "./bytes.ts";
import { cleanGif } from "./gif.ts";
import { cleanJpeg } from "./jpeg.ts";
import { cleanPng } from "./png.ts";
import type { CleanFile } from "./size.ts";
import { cleanWebp } from "./webp.ts";

export { UnreadableImage } from "./bytes.ts";
export { ImageEmpty, ImageTooLarge } from "./size.ts";

export type ImageType = "image/jpeg" | "image/png" | "image/webp" | "image/gif";

/** An image file without metadata, and the size in pixels it is shown at. */
export type Image = CleanFile & { type: ImageType };

/**
 * Recognises an image by its content and copies it without metadata (EXIF, GPS, XMP, comments, thumbnails) and without
 * bytes behind its end. Pixels are not decoded, and the time is linear in the file's length. Throws UnreadableImage for
 * other types and broken files, ImageTooLarge for images beyond the bounds of schema/image.ts.
 */
export function readImage(bytes: Uint8Array): Image {
  const type = imageTypeOf(bytes);
  return { type, ...CLEAN[type](bytes) };
}

const CLEAN: Record<ImageType, (bytes: Uint8Array) => CleanFile> = {
  "image/jpeg": cleanJpeg,
  "image/png": cleanPng,
  "image/webp": cleanWebp,
  "image/gif": cleanGif,
};

function imageTypeOf(bytes: Uint8Array): ImageType {
  if (spells(bytes, 0, "\xff\xd8\xff")) return "image/jpeg";
  if (spells(bytes, 0, "\x89PNG\r\n\x1a\n")) return "image/png";
  if (spells(bytes, 0, "RIFF") && spells(bytes, 8, "WEBP")) return "image/webp";
  if (spells(bytes, 0, "GIF87a") || spells(bytes, 0, "GIF89a")) return "image/gif";
  throw new UnreadableImage("not a JPEG, PNG, WebP or GIF");
}
