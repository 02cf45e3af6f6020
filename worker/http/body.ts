import { bodyLimit } from "hono/body-limit";
import { BANNER_IMAGE, PROFILE_PICTURE, TOUR_IMAGE } from "#schema/image.ts";
import { TooLarge } from "../failures.ts";

const KB = 1024;
/** multipart boundaries and part headers around one file */
const ENVELOPE = 64 * KB;

// First match wins; sizes in bytes.
const LIMITS: readonly (readonly [RegExp, number, string])[] = [
  [/\/banner-image$/, BANNER_IMAGE.maxBytes + ENVELOPE, BANNER_IMAGE.tooLarge.description],
  [/\/profile-picture$/, PROFILE_PICTURE.maxBytes + ENVELOPE, PROFILE_PICTURE.tooLarge.description],
  [/\/image$/, TOUR_IMAGE.maxBytes + ENVELOPE, TOUR_IMAGE.tooLarge.description],
  // a profile's body may hold its picture as a data URL
  [/^\/api\/guides(?:\/[^/]+)?$/, 3 * KB * KB, "The profile is too large"],
  [/^\/api\/webhooks\//, 256 * KB, "The event is too large"],
  [/^/, 64 * KB, "The request is too large"],
];

/** Refuses bodies over the limit of their path, by Content-Length or by counting, before anything reads them. */
export const limitBody: ReturnType<typeof bodyLimit> = (c, next) => {
  const [, maxSize, message] = LIMITS.find(([path]) => path.test(c.req.path)) ?? [/^/, 0, ""];
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new TooLarge(message);
    },
  })(c, next);
};
