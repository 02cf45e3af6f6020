import { PROFILE_PICTURE } from "#schema/image.ts";
import { decodePicture as decode } from "#web/lib/picture.ts";
import { PictureRefused } from "./rule.ts";

/**
 * The picture in a file. Close the bitmap after use.
 * @throws {PictureRefused} when the content is no picture the browser can read, whatever the file's name says
 */
export async function decodePicture(file: Blob): Promise<ImageBitmap> {
  try {
    return await decode(file);
  } catch (cause) {
    throw new PictureRefused(PROFILE_PICTURE.wrongType, { cause });
  }
}
