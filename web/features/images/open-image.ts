import type { UploadRule } from "#schema/image.ts";
import { decodeImage } from "#web/lib/image.ts";
import { ImageRefused } from "./image-refused.ts";

/** Makes the `accept` of a file input. */
export const acceptOf = ({ types }: UploadRule): string => types.join(",");

/** Tells whether a file is an animation, which is uploaded unchanged because redrawing would keep one frame only. */
const isAnimated = ({ type }: Blob): boolean => type === "image/gif";

/** Throws ImageRefused for a file that is too large to upload. */
export function checkSize(file: Blob, rule: UploadRule): void {
  if (file.size > rule.maxBytes) throw new ImageRefused(rule, "tooLarge");
}

/**
 * Opens a chosen file. Answers the result of `draw` for its bitmap, or an animation unchanged. Redrawing makes files
 * smaller, so only animations are checked against `maxBytes` here. Throws ImageRefused when the type isn't one of the
 * rule's, or the browser can't decode the content.
 */
export async function openImage<Drawn>(
  file: File,
  rule: UploadRule,
  draw: (bitmap: ImageBitmap) => Promise<Drawn>,
): Promise<Drawn | File> {
  if (!rule.types.includes(file.type)) throw new ImageRefused(rule, "wrongType");
  if (isAnimated(file)) checkSize(file, rule);
  try {
    const bitmap = await decodeImage(file);
    if (!isAnimated(file)) return await draw(bitmap);
    bitmap.close();
    return file;
  } catch (cause) {
    throw new ImageRefused(rule, file.size > rule.maxBytes ? "tooLarge" : "wrongType", { cause });
  }
}
