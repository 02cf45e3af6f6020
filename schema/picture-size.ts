/**
 * What a picture is stored as beside its original: a WebP that is no wider than `width` pixels or, with a `height`, its
 * middle in that shape. Over `maxBytes` it gets fewer pixels. No two have the same width, which names them.
 */
export type PictureSize = { width: number; height?: number; maxBytes: number };

// The first screen of a phone has a badge and a banner, and 60 kB for both.

/** The photo in the badge's circle, at two and three pixels a point. */
export const BADGE_SIZES: readonly PictureSize[] = [
  { width: 272, height: 272, maxBytes: 16_000 },
  { width: 408, height: 408, maxBytes: 20_000 },
];
/** The photo on a dashboard's card. */
export const CARD_SIZE: PictureSize = { width: 816, maxBytes: 80_000 };

/** As much of the banner as a phone shows. */
export const PHONE_BANNER_SIZE: PictureSize = { width: 780, height: 472, maxBytes: 40_000 };
/** All of it, for wider screens. */
export const BANNER_SIZES: readonly PictureSize[] = [
  { width: 1280, maxBytes: 44_000 },
  { width: 1920, maxBytes: 140_000 },
];

/** The image on an experience's card, at one to three pixels a point. */
export const TOUR_SIZES: readonly PictureSize[] = [
  { width: 288, maxBytes: 16_000 },
  { width: 560, maxBytes: 44_000 },
  { width: 840, maxBytes: 90_000 },
];

/**
 * For `srcset`: one of our pictures in these sizes; an address elsewhere has none. It is set before `src`, which Safari
 * would ask for at once.
 */
export const srcSetOf = (url: string, ...sizes: readonly PictureSize[]): string | undefined =>
  url.startsWith("/images/") ? sizes.map(({ width }) => `${url}?w=${width} ${width}w`).join(", ") : undefined;
