import type { ImageSize } from "#schema/image-size.ts";
import { type Image, readImage } from "./formats/image.ts";

const QUALITY = 75;
/** The most attempts to fit a size into `maxBytes`, each with fewer pixels. */
const ATTEMPTS = 3;

/**
 * Lists the sizes that are worth making: those of a still image that have fewer pixels or bytes than it has, or another
 * type.
 */
export const missingSizes = (image: Image, sizes: readonly ImageSize[]): ImageSize[] =>
  sizes.filter(
    ({ width, height = Infinity, maxBytes, isJpeg }) =>
      !image.isAnimated &&
      (isJpeg || image.width > width || image.height > height || image.bytes.length > maxBytes),
  );

/** Returns the type of a size's file. */
export const typeOf = ({ isJpeg }: ImageSize): "image/jpeg" | "image/webp" =>
  isJpeg ? "image/jpeg" : "image/webp";

async function encode(
  images: ImagesBinding,
  file: Blob,
  size: ImageSize,
  scale: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = size;
  const format = typeOf(size);
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  const result = await images
    .input(file.stream())
    .transform(
      height === undefined
        ? { width: scaled(width), fit: "scale-down" }
        : { width: scaled(width), height: scaled(height), fit: "crop" },
    )
    .output({ format, quality: QUALITY, ...(size.isJpeg && { background: "#ffffff" }) });
  const response = await result.response();
  // The result is checked and cleaned like an upload: it must have that type, and no metadata.
  const encoded = readImage(new Uint8Array(await response.arrayBuffer()));
  if (encoded.type !== format) throw new Error(`${encoded.type} instead of ${format}`);
  return encoded.bytes;
}

async function encodeToFit(
  images: ImagesBinding,
  image: Image,
  size: ImageSize,
): Promise<Uint8Array<ArrayBuffer>> {
  const file = new Blob([image.bytes]);
  let { bytes } = image;
  let scale = 1;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    bytes = await encode(images, file, size, scale);
    if (bytes.length <= size.maxBytes) break;
    // Bytes grow with the area, but less than in proportion, because smaller images have more detail.
    scale *= 0.9 * Math.sqrt(size.maxBytes / bytes.length);
  }
  return bytes;
}

/**
 * Creates one size of an image, upright and never enlarged; undefined if the image's own file has fewer bytes and can be
 * served instead. Throws when the service fails, or when `timeout` ends first.
 */
export async function makeSize(
  images: ImagesBinding,
  image: Image,
  size: ImageSize,
  timeout: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  timeout.throwIfAborted();
  const late = new Promise<never>((_, reject) => {
    timeout.addEventListener("abort", () => reject(timeout.reason));
  });
  const bytes = await Promise.race([encodeToFit(images, image, size), late]);
  return size.isJpeg || bytes.length < image.bytes.length ? bytes : undefined;
}
