import { BANNER_IMAGE, PROFILE_PICTURE, TOUR_IMAGE } from "#schema/image.ts";
import type { PictureSize } from "#schema/picture-size.ts";
import { type Picture, readPicture } from "./picture.ts";

const QUALITY = 75;
/** How often one is made anew with fewer pixels, until it fits into `maxBytes`. */
const ATTEMPTS = 3;

// One that goes out of use stays here: what was stored in it is removed by its name.
const WIDTHS = [PROFILE_PICTURE, BANNER_IMAGE, TOUR_IMAGE].flatMap(({ sizes }) =>
  sizes.map(({ width }) => width),
);

/** The width that is asked for, if there is a size of it. */
export const knownWidth = (asked: string): number | undefined =>
  WIDTHS.find((width) => String(width) === asked);

/** The name of a picture's object in the size of this width. */
export const sizedKey = (key: string, width: number): string => `${key}@${width}`;

/** Every name an object of the picture can have. */
export const objectsOf = (key: string): string[] => [key, ...WIDTHS.map((width) => sizedKey(key, width))];

/** The sizes it is worth making: of a still picture, where it has more pixels or bytes than asked for. */
export const missingSizes = (picture: Picture, sizes: readonly PictureSize[]): PictureSize[] =>
  sizes.filter(
    ({ width, height = Infinity, maxBytes }) =>
      !picture.isAnimated &&
      (picture.width > width || picture.height > height || picture.bytes.length > maxBytes),
  );

async function encode(
  images: ImagesBinding,
  file: Blob,
  { width, height }: PictureSize,
  scale: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  const result = await images
    .input(file.stream())
    .transform(
      height === undefined
        ? { width: scaled(width), fit: "scale-down" }
        : { width: scaled(width), height: scaled(height), fit: "crop" },
    )
    .output({ format: "image/webp", quality: QUALITY });
  const response = await result.response();
  // Whoever made it: a WebP that holds nothing but the picture.
  const made = readPicture(new Uint8Array(await response.arrayBuffer()));
  if (made.type !== "image/webp") throw new Error(`${made.type} instead of a WebP`);
  return made.bytes;
}

async function encodeToFit(
  images: ImagesBinding,
  picture: Picture,
  size: PictureSize,
): Promise<Uint8Array<ArrayBuffer>> {
  const file = new Blob([picture.bytes]);
  let { bytes } = picture;
  let scale = 1;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    bytes = await encode(images, file, size, scale);
    if (bytes.length <= size.maxBytes) break;
    // Bytes go with the area, and a little slower: smaller pictures have more detail.
    scale *= 0.9 * Math.sqrt(size.maxBytes / bytes.length);
  }
  return bytes;
}

/**
 * The picture in this size: a WebP, upright, never enlarged; undefined if its own file has fewer bytes. Throws where it
 * can't be made, or not before `patience` ends.
 */
export async function makeSize(
  images: ImagesBinding,
  picture: Picture,
  size: PictureSize,
  patience: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  patience.throwIfAborted();
  const late = new Promise<never>((_, reject) => {
    patience.addEventListener("abort", () => reject(patience.reason));
  });
  const bytes = await Promise.race([encodeToFit(images, picture, size), late]);
  return bytes.length < picture.bytes.length ? bytes : undefined;
}
