import * as z from "zod";
import { line } from "./text.ts";
import { webUrl } from "./url.ts";

export const PLATFORMS_MAX = 10;

/** POST /api/guides/{id}/review-platforms */
export const platformSchema = z.object({
  platform: line({ label: "Platform name", max: 50, required: "Platform name is required" }),
  url: webUrl(),
});

/** PUT /api/guides/{id}/review-platforms: the whole list, in its order. */
export const platformListSchema = z
  .array(platformSchema, "Invalid input")
  .max(PLATFORMS_MAX, `At most ${PLATFORMS_MAX} review platforms`);

export type ReviewPlatform = { id: number; platform: string; url: string };
