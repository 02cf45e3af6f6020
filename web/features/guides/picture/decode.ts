import { PROFILE_PICTURE } from "#schema/image.ts";
import { PictureRefused } from "./rule.ts";

/**
 * The picture in a file, upright however the phone was held. Close the bitmap after use.
 * @throws {PictureRefused} when the content is no picture the browser can read, whatever the file's name says
 */
export async function decodePicture(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch (cause) {
    throw new PictureRefused(PROFILE_PICTURE.wrongType, { cause });
  }
}
