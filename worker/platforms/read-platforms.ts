import type { ReviewPlatform } from "#schema/platform.ts";
import { reviewWriteUrl } from "#schema/review-write-url.ts";
import type { Ctx } from "../context.ts";
import type { Db } from "../db/client.ts";
import { type GuideKey, whereGuideIs } from "../db/guide-key.ts";
import { type Reading, reading } from "../db/reading.ts";
import { reviewPlatforms as platforms } from "../db/tables/platforms.ts";
import { readVisible } from "../guides/public-guides.ts";

export const shown = { id: platforms.id, platform: platforms.platform, url: platforms.url };

export const toPlatform = (row: Omit<ReviewPlatform, "writeUrl">): ReviewPlatform => ({
  ...row,
  writeUrl: reviewWriteUrl(row.url),
});

/** Returns the reading of a profile's review platforms, in its owner's order. */
export const platformsOf = (db: Db, key: GuideKey): Reading<ReviewPlatform> =>
  reading(
    db
      .select(shown)
      .from(platforms)
      .where(whereGuideIs(platforms.guideId, db, key))
      .orderBy(platforms.id),
    toPlatform,
  );

/** Lists the review platforms of a profile that the viewer (a user's id) may see. Throws NotFound. */
export const listPlatforms = (
  ctx: Ctx,
  uniqueId: string,
  viewer: number | undefined,
): Promise<ReviewPlatform[]> => readVisible(ctx, { uniqueId }, viewer, platformsOf(ctx.db, { uniqueId }));
