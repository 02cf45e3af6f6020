/**
 * A size that an image is stored in beside its original: a WebP, or a JPEG, at most `width` pixels wide or, with a
 * `height`, cropped to that shape. An image over `maxBytes` gets fewer pixels. Widths are unique, because they name the
 * sizes.
 */
export type ImageSize = { width: number; height?: number; maxBytes: number; isJpeg?: true };

// A phone's first screen shows a badge and a banner, together at most 60 kB.

/** The photo in the badge's circle, at two and three pixels a point. */
export const BADGE_SIZES: readonly ImageSize[] = [
  { width: 272, height: 272, maxBytes: 16_000 },
  { width: 408, height: 408, maxBytes: 20_000 },
];
/** The photo on a dashboard's card. */
export const CARD_SIZE: ImageSize = { width: 816, maxBytes: 80_000 };

/** The photo in a contact card. Address books read no WebP. */
export const CONTACT_SIZE: ImageSize = { width: 200, height: 200, maxBytes: 24_000, isJpeg: true };

/** The photo beside a link in a message. Not every messenger reads WebP. */
export const LINK_PREVIEW_SIZE: ImageSize = { width: 600, height: 600, maxBytes: 80_000, isJpeg: true };

/** The part of the banner that a phone shows. */
export const PHONE_BANNER_SIZE: ImageSize = { width: 780, height: 472, maxBytes: 40_000 };
/** The whole banner, for wider screens. */
export const BANNER_SIZES: readonly ImageSize[] = [
  { width: 1280, maxBytes: 44_000 },
  { width: 1920, maxBytes: 140_000 },
];

/** The image on an experience's card, at one to three pixels a point. */
export const TOUR_SIZES: readonly ImageSize[] = [
  { width: 288, maxBytes: 16_000 },
  { width: 560, maxBytes: 44_000 },
  { width: 840, maxBytes: 90_000 },
];

/**
 * Writes the `srcset` of one of our images in these sizes; undefined for another site's URL. Set it before `src`, which
 * Safari would request at once.
 */
export const srcSetOf = (url: string, ...sizes: readonly ImageSize[]): string | undefined =>
  url.startsWith("/images/") ? sizes.map(({ width }) => `${url}?w=${width} ${width}w`).join(", ") : undefined;
