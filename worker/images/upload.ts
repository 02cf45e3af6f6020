import type { UploadRule } from "#schema/image.ts";
import { Failure, TooLarge, UnsupportedType } from "../failures.ts";
import { type Picture, PictureTooLarge, readPicture, UnreadablePicture } from "./picture.ts";

/** Judges a file by its content; the picture in it is a copy, so that the file's own bytes can be let go. */
function accept(bytes: Uint8Array, rule: UploadRule): Picture {
  if (bytes.length > rule.maxBytes) throw new TooLarge(rule.tooLarge.description);
  try {
    const picture = readPicture(bytes);
    if (!rule.types.includes(picture.type)) throw new UnsupportedType(rule.wrongType.description);
    return picture;
  } catch (error) {
    if (error instanceof UnreadablePicture) throw new UnsupportedType(rule.wrongType.description);
    if (error instanceof PictureTooLarge) throw new TooLarge(error.message);
    throw error;
  }
}

/** The picture in the one file of the multipart field `image`. Throws Failure, TooLarge, UnsupportedType. */
export async function readUpload(request: Request, rule: UploadRule): Promise<Picture> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^multipart\/form-data\b/i.test(type)) throw new UnsupportedType("Please send the image as a form");
  const form = await request.formData().catch(() => undefined);
  const files = form?.getAll("image") ?? [];
  const [file] = files;
  if (files.length !== 1 || !(file instanceof File)) throw new Failure(400, "Please choose one image");
  if (file.size > rule.maxBytes) throw new TooLarge(rule.tooLarge.description);
  return accept(await file.bytes(), rule);
}

/** The picture in an image data URL; any other text is refused with the rule's words. Throws TooLarge, UnsupportedType. */
export function readDataUrl(url: string, rule: UploadRule): Picture {
  const base64 = /^data:image\/(?:jpeg|png|webp|gif);base64,([A-Za-z0-9+/]+={0,2})$/.exec(url)?.[1];
  if (!base64) throw new UnsupportedType(rule.wrongType.description);
  if (base64.length > Math.ceil(rule.maxBytes / 3) * 4) throw new TooLarge(rule.tooLarge.description);
  let bytes: Uint8Array;
  try {
    bytes = Uint8Array.fromBase64(base64);
  } catch {
    throw new UnsupportedType(rule.wrongType.description);
  }
  return accept(bytes, rule);
}
