import {
  BADGE_SIZES,
  BANNER_SIZES,
  CARD_SIZE,
  CONTACT_SIZE,
  LINK_PREVIEW_SIZE,
  PHONE_BANNER_SIZE,
  type ImageSize,
  TOUR_SIZES,
} from "./image-size.ts";

type Upload = "profile_picture" | "tour_image" | "banner";

/**
 * The rule of one kind of upload. `maxBytes` is the largest file that passes. `sizes` are made of the image for the
 * screens that show it. `tooLarge` and `wrongType` are refusals.
 */
export type UploadRule = {
  maxBytes: number;
  types: readonly string[];
  sizes: readonly ImageSize[];
  tooLarge: { code: `${Upload}_too_large`; title: string; description: string };
  wrongType: { code: `${Upload}_type`; title: string; description: string };
};

const JPEG_PNG_WEBP = ["image/jpeg", "image/png", "image/webp"] as const;
const MB = 1024 * 1024;

export const PROFILE_PICTURE: UploadRule = {
  maxBytes: 2 * MB,
  types: [...JPEG_PNG_WEBP, "image/gif"],
  sizes: [...BADGE_SIZES, CARD_SIZE, CONTACT_SIZE, LINK_PREVIEW_SIZE],
  tooLarge: {
    code: "profile_picture_too_large",
    title: "File too large",
    description: "The image must be less than 2MB",
  },
  wrongType: {
    code: "profile_picture_type",
    title: "Invalid file type",
    description: "Please upload a JPG, PNG, WEBP, or GIF image",
  },
};

export const TOUR_IMAGE: UploadRule = {
  maxBytes: 2 * MB,
  types: JPEG_PNG_WEBP,
  sizes: TOUR_SIZES,
  tooLarge: {
    code: "tour_image_too_large",
    title: "File Too Large",
    description: "Image must be less than 2MB",
  },
  wrongType: {
    code: "tour_image_type",
    title: "Invalid File Type",
    description: "Please upload a JPEG, PNG, or WebP image",
  },
};

export const BANNER_IMAGE: UploadRule = {
  maxBytes: 5 * MB,
  types: JPEG_PNG_WEBP,
  sizes: [PHONE_BANNER_SIZE, ...BANNER_SIZES],
  tooLarge: {
    code: "banner_too_large",
    title: "File too large",
    description: "The image must be less than 5MB",
  },
  wrongType: {
    code: "banner_type",
    title: "Invalid file type",
    description: "Please upload a JPG, PNG, or WEBP image",
  },
};

/** The message at the form's field about a file that is too large. */
export const FILE_SIZE_MESSAGE = "File size must be less than 2MB";

/** The longest side of an image, in pixels. */
export const MAX_SIDE = 6000;
/** The most pixels of an image. More would exhaust a phone's memory. */
export const MAX_PIXELS = 24_000_000;

/**
 * The most frames of an animation, which a browser decodes as long as it is visible. 500 frames last ten seconds in the
 * fastest GIF.
 */
export const MAX_FRAMES = 500;
/** The most pixels of a frame: about twice a phone's screen. */
export const MAX_FRAME_PIXELS = 4_000_000;
/** The most pixels of all frames: five seconds of a phone's screen at 30 frames a second. */
export const MAX_MOVING_PIXELS = 300_000_000;
