import {
  BADGE_SIZES,
  BANNER_SIZES,
  CARD_SIZE,
  PHONE_BANNER_SIZE,
  type PictureSize,
  TOUR_SIZES,
} from "./picture-size.ts";

/**
 * What each upload takes, and the words of its refusal. `maxBytes` is of the file; one of exactly that size passes.
 * `sizes` are what is made of it for the screens that show it.
 */
export type UploadRule = {
  maxBytes: number;
  types: readonly string[];
  sizes: readonly PictureSize[];
  tooLarge: { title: string; description: string };
  wrongType: { title: string; description: string };
};

const JPEG_PNG_WEBP = ["image/jpeg", "image/png", "image/webp"] as const;
const MB = 1024 * 1024;

export const PROFILE_PICTURE: UploadRule = {
  maxBytes: 2 * MB,
  types: [...JPEG_PNG_WEBP, "image/gif"],
  sizes: [...BADGE_SIZES, CARD_SIZE],
  tooLarge: { title: "File too large", description: "The image must be less than 2MB" },
  wrongType: { title: "Invalid file type", description: "Please upload a JPG, PNG, WEBP, or GIF image" },
};

export const TOUR_IMAGE: UploadRule = {
  maxBytes: 2 * MB,
  types: JPEG_PNG_WEBP,
  sizes: TOUR_SIZES,
  tooLarge: { title: "File Too Large", description: "Image must be less than 2MB" },
  wrongType: { title: "Invalid File Type", description: "Please upload a JPEG, PNG, or WebP image" },
};

export const BANNER_IMAGE: UploadRule = {
  maxBytes: 5 * MB,
  types: JPEG_PNG_WEBP,
  sizes: [PHONE_BANNER_SIZE, ...BANNER_SIZES],
  tooLarge: { title: "File too large", description: "The image must be less than 5MB" },
  wrongType: { title: "Invalid file type", description: "Please upload a JPG, PNG, or WEBP image" },
};

/** The schema's own wording, shown at the field. */
export const FILE_SIZE_MESSAGE = "File size must be less than 2MB";

/** Longest side of a picture, in pixels. */
export const MAX_SIDE = 6000;
/** Most pixels of a picture: what a phone can decode without running out of memory. */
export const MAX_PIXELS = 24_000_000;

/** Most frames of what moves, which is decoded for as long as it is seen: ten seconds at a GIF's fastest. */
export const MAX_FRAMES = 500;
/** Most pixels of each frame: twice those of a phone's screen. */
export const MAX_FRAME_PIXELS = 4_000_000;
/** Most pixels of all frames: five seconds of a phone's screen at 30 a second. */
export const MAX_MOVING_PIXELS = 300_000_000;
