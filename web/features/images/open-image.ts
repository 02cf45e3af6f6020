import type { UploadRule } from "#schema/image.ts";
import { decodeImage } from "#web/lib/image.ts";
import { ImageRefused } from "./image-refused.ts";

/** For the `accept` of a file input. */
export const acceptOf = ({ types }: UploadRule): string => types.join(",");

/** Animations would lose their motion when they are drawn anew: they are uploaded as they are. */
const isAnimated = ({ type }: Blob): boolean => type === "image/gif";

/** Throws ImageRefused for what is too large to be uploaded. */
export function checkSize(file: Blob, rule: UploadRule): void {
  if (file.size > rule.maxBytes) throw new ImageRefused(rule, "tooLarge");
}

/**
 * Opens a chosen file: answers what `draw` makes of its bitmap, or an animation as it is. Whatever is drawn anew gets
 * smaller, so before that only animations are held to `maxBytes`. Throws ImageRefused when the type isn't one of the
 * rule's, or the content is no image that the browser can read.
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
