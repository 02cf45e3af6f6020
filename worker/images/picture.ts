import { spells, UnreadablePicture } from "./bytes.ts";
import { cleanGif } from "./gif.ts";
import { cleanJpeg } from "./jpeg.ts";
import { cleanPng } from "./png.ts";
import type { CleanFile } from "./size.ts";
import { cleanWebp } from "./webp.ts";

export { UnreadablePicture } from "./bytes.ts";
export { PictureTooLarge } from "./size.ts";

export type PictureType = "image/jpeg" | "image/png" | "image/webp" | "image/gif";

/** A file of one of four types that holds nothing but its picture, and the size in pixels it is shown at. */
export type Picture = CleanFile & { type: PictureType };

/**
 * Tells a picture by its content and copies it without metadata (EXIF, GPS, XMP, comments, thumbnails) and without what
 * follows its end. Pixels stay as they are: nothing is decoded, and the time taken is linear in the file's length.
 *
 * Throws UnreadablePicture for other types and broken files, PictureTooLarge for those beyond the bounds of schema/image.ts.
 */
export function readPicture(bytes: Uint8Array): Picture {
  const type = pictureType(bytes);
  return { type, ...CLEAN[type](bytes) };
}

const CLEAN: Record<PictureType, (bytes: Uint8Array) => CleanFile> = {
  "image/jpeg": cleanJpeg,
  "image/png": cleanPng,
  "image/webp": cleanWebp,
  "image/gif": cleanGif,
};

function pictureType(bytes: Uint8Array): PictureType {
  if (spells(bytes, 0, "\xff\xd8\xff")) return "image/jpeg";
  if (spells(bytes, 0, "\x89PNG\r\n\x1a\n")) return "image/png";
  if (spells(bytes, 0, "RIFF") && spells(bytes, 8, "WEBP")) return "image/webp";
  if (spells(bytes, 0, "GIF87a") || spells(bytes, 0, "GIF89a")) return "image/gif";
  throw new UnreadablePicture("not a JPEG, PNG, WebP or GIF");
}
