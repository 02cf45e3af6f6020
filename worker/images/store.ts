import type { ImageSize } from "#schema/image-size.ts";
import { log } from "../log.ts";
import type { Image, ImageType } from "./formats/image.ts";
import { makeSize, missingSizes, typeOf } from "./sizes.ts";
import { sizedKey } from "./widths.ts";

type Store = { PICTURES: R2Bucket };
/** The bucket of images and, where there is one, the service that resizes them. */
type ImageStore = Store & { IMAGES?: ImagesBinding | undefined };
const EXTENSION: Record<ImageType, string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/gif": "gif",
};
/** ms that an upload waits for all sizes of its image. */
const SIZES_TIMEOUT_MS = 10_000;

/**
 * Creates a new key, `{owner's id}/{24 hex of the content's SHA-256}-{8 random hex}.{type}`. By the owner's id the
 * subscription is found that keeps the image public. Every upload has an object of its own, which can be deleted.
 */
export async function newImageKey({ bytes, type }: Image, userId: number): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return `${userId}/${digest.subarray(0, 12).toHex()}-${crypto.getRandomValues(new Uint8Array(4)).toHex()}.${EXTENSION[type]}`;
}

const put = ({ PICTURES }: Store, key: string, bytes: Uint8Array<ArrayBuffer>, contentType: string) =>
  PICTURES.put(key, bytes, { httpMetadata: { contentType } });

/**
 * Puts an image into the bucket, then its sizes one after the other, so that a worker's memory holds the image and one
 * copy only. A size that can't be made is left out; the image itself is served instead.
 */
export async function putImage(
  env: ImageStore,
  key: string,
  { image, sizes }: { image: Image; sizes: readonly ImageSize[] },
): Promise<void> {
  await put(env, key, image.bytes, image.type);
  if (!env.IMAGES) return;
  const timeout = AbortSignal.timeout(SIZES_TIMEOUT_MS);
  for (const size of missingSizes(image, sizes)) {
    try {
      const bytes = await makeSize(env.IMAGES, image, size, timeout);
      if (bytes) await put(env, sizedKey(key, size.width), bytes, typeOf(size));
    } catch (error) {
      log("error", { message: "an image size could not be made" }, error);
    }
  }
}

/** Deletes every object of an account. */
export async function deleteImagesOf({ PICTURES }: Store, userId: number): Promise<void> {
  for (;;) {
    const { objects, truncated } = await PICTURES.list({ prefix: `${userId}/` });
    if (objects.length > 0) await PICTURES.delete(objects.map(({ key }) => key));
    if (!truncated) return;
  }
}
