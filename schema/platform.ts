import * as z from "zod/mini";
import { PLATFORMS_MAX } from "./limits.ts";
import { plainHref } from "./parse-url.ts";
import { message } from "#texts/message.ts";
import { completePlaceId } from "./review-write-url.ts";
import { line } from "./text.ts";
import { webUrl } from "./url.ts";

/** One review platform of a profile. */
export const platformSchema = z.object({
  platform: line({ label: "Platform name", max: 50, required: "Platform name is required" }),
  url: webUrl({ complete: completePlaceId }),
});
export type PlatformValues = z.output<typeof platformSchema>;

/** POST /api/guides/{id}/review-platforms. `guideId`, if given, equals the path's id. */
export const newPlatformSchema = z.extend(platformSchema, { guideId: z.optional(z.int("Invalid input")) });

const isListedOnce = (list: PlatformValues[]): boolean =>
  new Set(list.map(({ platform, url }) => JSON.stringify([platform, plainHref(url)]))).size === list.length;

/** PUT /api/guides/{id}/review-platforms, with the whole list in its order. */
export const platformListSchema = z
  .array(platformSchema, "Invalid input")
  .check(
    z.maxLength(PLATFORMS_MAX, message("At most {max} review platforms", { max: PLATFORMS_MAX })),
    z.refine(isListedOnce, "A review platform is listed twice"),
  );

/** `url` is stored, `writeUrl` is where a review is written. */
export type ReviewPlatform = { id: number; platform: string; url: string; writeUrl: string };
