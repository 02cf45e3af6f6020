import { sql } from "drizzle-orm";
import type { PublicGuide } from "#schema/guide.ts";
import type { ReviewPlatform } from "#schema/platform.ts";
import type { Review } from "#schema/review.ts";
import type { FeaturedTour } from "#schema/tour.ts";
import type { Db } from "../db/client.ts";
import { prepareBatch } from "../db/prepare-batch.ts";
import { NotFound } from "../failures.ts";
import { featuredOf, toFeaturedTour } from "../featured/featured.ts";
import { platformsOf } from "../platforms/platforms.ts";
import { reviewsOf, toReview } from "../reviews/reviews.ts";
import { toGuide } from "../guides/guides.ts";
import {
  type GuideKey,
  isVisible,
  ownedGuideOf,
  type OwnedGuideRow,
  publicUntil,
} from "../guides/visibility.ts";

const toPublicGuide = (row: OwnedGuideRow, platforms: ReviewPlatform[], origin: string): PublicGuide => ({
  ...toGuide(row, origin),
  userBannerImage: row.bannerImage,
  operatorName: row.operatorName,
  reviewPlatforms: platforms,
  reviewCount: row.reviewCount,
  reviewsRemoved: row.reviewsRemoved,
  rating: row.reviewCount === 0 ? null : row.ratingSum / row.reviewCount,
});

/** The profile as everybody sees it. Throws NotFound for unknown and hidden ones alike. */
export async function getPublicGuide(
  db: Db,
  key: GuideKey,
  viewer: number | undefined,
  origin: string,
  now: number,
): Promise<PublicGuide> {
  const [[guide], platforms] = await db.batch([ownedGuideOf(db, key), platformsOf(db, key)]);
  if (!guide || !isVisible(guide, viewer, now)) throw new NotFound();
  return toPublicGuide(guide, platforms, origin);
}

export type PublicPageData = { guide: PublicGuide; reviews: Review[]; tours: FeaturedTour[] };

/** `publicUntil`: when the plan that keeps the page public ends, ms since 1970; Infinity for never. */
type FoundPage = { data: PublicPageData; userId: number; publicUntil: number };

const readPage = prepareBatch((db) => {
  const key = { uniqueId: sql.placeholder("uniqueId") };
  return [ownedGuideOf(db, key), platformsOf(db, key), reviewsOf(db, key), featuredOf(db, key)];
});

/** Reads everything the public page shows in one round trip; undefined for unknown and hidden profiles. */
export async function findPublicPage(
  db: Db,
  uniqueId: string,
  origin: string,
  now: number,
): Promise<FoundPage | undefined> {
  const [[guide], platforms, latest, featured] = await readPage(db, { uniqueId });
  if (!guide || !isVisible(guide, undefined, now)) return undefined;
  const data = {
    guide: toPublicGuide(guide, platforms, origin),
    reviews: latest.map(toReview),
    tours: featured.map(toFeaturedTour),
  };
  return { data, userId: guide.userId, publicUntil: publicUntil(guide) };
}
