import { BANNER_IMAGE, PROFILE_PICTURE, TOUR_IMAGE } from "#schema/image.ts";

// The widths of all sizes. Never remove one, because deleting an image derives its object keys from this list.
const WIDTHS = [PROFILE_PICTURE, BANNER_IMAGE, TOUR_IMAGE].flatMap(({ sizes }) =>
  sizes.map(({ width }) => width),
);

/** Returns the requested width if there is a size of it, otherwise undefined. */
export const supportedWidth = (requested: string): number | undefined =>
  WIDTHS.find((width) => String(width) === requested);

/** Returns the key of an image's object in the size of this width. */
export const sizedKey = (key: string, width: number): string => `${key}@${width}`;

/** Lists every key that an object of the image can have. */
export const objectsOf = (key: string): string[] => [key, ...WIDTHS.map((width) => sizedKey(key, width))];
