import type { UploadRule } from "#schema/image.ts";
import { TooLarge, UnsupportedType } from "../errors.ts";
import { type Image, ImageEmpty, ImageTooLarge, readImage, UnreadableImage } from "./formats/image.ts";

/**
 * Checks a file by its content. The image is a copy, so that the file's own bytes can be freed. Throws TooLarge,
 * UnsupportedType.
 */
function accept(bytes: Uint8Array, rule: UploadRule): Image {
  if (bytes.length > rule.maxBytes) throw new TooLarge(rule.tooLarge.code);
  try {
    const image = readImage(bytes);
    if (!rule.types.includes(image.type)) throw new UnsupportedType(rule.wrongType.code);
    return image;
  } catch (error) {
    if (error instanceof UnreadableImage || error instanceof ImageEmpty)
      throw new UnsupportedType(rule.wrongType.code);
    if (error instanceof ImageTooLarge) throw new TooLarge(...error.failure);
    throw error;
  }
}

/** Reads the image in an uploaded file. Throws TooLarge, UnsupportedType. */
export async function readFile(file: File, rule: UploadRule): Promise<Image> {
  if (file.size > rule.maxBytes) throw new TooLarge(rule.tooLarge.code);
  return accept(await file.bytes(), rule);
}

/**
 * Reads the image in a data URL, whatever type that names. Any other text is refused with the rule's message. Throws
 * TooLarge, UnsupportedType.
 */
export function readDataUrl(url: string, rule: UploadRule): Image {
  const base64 = /^data:[^,]{0,100};base64,([A-Za-z0-9+/]+={0,2})$/.exec(url)?.[1];
  if (!base64) throw new UnsupportedType(rule.wrongType.code);
  if (base64.length > Math.ceil(rule.maxBytes / 3) * 4) throw new TooLarge(rule.tooLarge.code);
  let bytes: Uint8Array;
  try {
    bytes = Uint8Array.fromBase64(base64);
  } catch {
    throw new UnsupportedType(rule.wrongType.code);
  }
  return accept(bytes, rule);
}
