import type { UploadRule } from "#schema/image.ts";
import { decodeImage } from "#web/lib/image.ts";
import { ImageRefused } from "./image-refused.ts";
import { hasWholeFrame, type PictureKind, pictureKindOf } from "./picture-kind.ts";

/** Throws ImageRefused for a file that is too large to upload. */
export function checkSize(file: Blob, rule: UploadRule): void {
  if (file.size > rule.maxBytes) throw new ImageRefused(rule, "tooLarge");
}

/** Returns whether a file is uploaded unchanged: redrawing keeps one frame of an animation. */
async function isKept(file: File, rule: UploadRule): Promise<boolean> {
  if (!rule.types.includes("image/gif")) throw new ImageRefused(rule, "wrongType");
  checkSize(file, rule);
  return hasWholeFrame(file);
}

/**
 * Opens a chosen file by what it is, not by its name or type. Returns the result of `draw` for its bitmap, or an
 * animation unchanged. Redrawing makes files smaller, so only animations are checked against `maxBytes` here. Throws
 * ImageRefused for an animation where the rule has none, and when the browser can't decode the content.
 */
export async function openImage<Drawn>(
  file: File,
  rule: UploadRule,
  draw: (bitmap: ImageBitmap) => Promise<Drawn>,
): Promise<Drawn | File> {
  let kind: PictureKind;
  try {
    kind = await pictureKindOf(file);
    const keeps = kind === "gif" && (await isKept(file, rule));
    const bitmap = await decodeImage(file);
    if (!keeps) return await draw(bitmap);
    bitmap.close();
    return new File([file], file.name, { type: "image/gif" });
  } catch (cause) {
    if (cause instanceof ImageRefused) throw cause;
    const reason = file.size > rule.maxBytes ? "tooLarge" : "wrongType";
    throw new ImageRefused(rule, kind === "heic" ? "heic" : reason, { cause });
  }
}
