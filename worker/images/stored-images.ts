import { CONTACT_SIZE } from "#schema/image-size.ts";
import { Unavailable } from "../errors.ts";
import { log } from "../log.ts";
import { sizedKey, supportedWidth } from "./widths.ts";

type Store = { PICTURES: R2Bucket };
/** The path with which all our image URLs begin. */
export const IMAGE_PATH = "/images/";
const KEY = /^[1-9]\d*\/[0-9a-f]{24}-[0-9a-f]{8}\.(?:jpg|png|webp|gif)$/;

export const imageUrl = (key: string): string => IMAGE_PATH + key;

/** Returns the key of one of our own image URLs; "" for any other URL, and no object has that key. */
export const imageKeyOf = (url: string | null): string =>
  url?.startsWith(IMAGE_PATH) ? url.slice(IMAGE_PATH.length) : "";

/** Finds a stored image, in the requested width if there is that size; undefined for an unknown key. Throws Unavailable. */
export async function findImage({ PICTURES }: Store, key: string, requestedWidth = "") {
  if (!KEY.test(key)) return undefined;
  const width = supportedWidth(requestedWidth);
  try {
    const sized = width === undefined ? null : await PICTURES.get(sizedKey(key, width));
    const object = sized ?? (await PICTURES.get(key));
    return object
      ? { body: object.body, type: object.httpMetadata?.contentType, etag: object.httpEtag }
      : undefined;
  } catch (cause) {
    throw new Unavailable("image_unreachable", 5, cause);
  }
}

/** Reads the JPEG of one of our images for a contact card; undefined where there is none, or the bucket fails. */
export async function findContactPhoto({ PICTURES }: Store, url: string | null) {
  const key = imageKeyOf(url);
  if (!KEY.test(key)) return undefined;
  try {
    const object = await PICTURES.get(sizedKey(key, CONTACT_SIZE.width));
    return object ? await object.bytes() : undefined;
  } catch (error) {
    log("error", { message: "a contact card goes without its photo" }, error);
    return undefined;
  }
}
