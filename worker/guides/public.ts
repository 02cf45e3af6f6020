import type { PublicGuide } from "#schema/guide.ts";
import type { ReviewPlatform } from "#schema/platform.ts";
import type { Review } from "#schema/review.ts";
import type { FeaturedTour } from "#schema/tour.ts";
import type { Db } from "../db/client.ts";
import { guides } from "../db/tables.ts";
import { NotFound } from "../failures.ts";
import { placesOf, toFeaturedTours, toursOf } from "../featured/featured.ts";
import { platformsOf } from "../platforms/platforms.ts";
import { reviewsOf, toReview } from "../reviews/reviews.ts";
import { toGuide } from "./guides.ts";
import type { GuideRow } from "./ownership.ts";
import { type GuideKey, isGuide, isVisible, ownerOf, type OwnerRow, publicUntil } from "./visibility.ts";

const guideOf = (db: Db, key: GuideKey) => db.select().from(guides).where(isGuide(key));

const toPublicGuide = (
  row: GuideRow,
  owner: OwnerRow,
  platforms: ReviewPlatform[],
  origin: string,
): PublicGuide => ({
  ...toGuide(row, origin),
  userBannerImage: owner.bannerImage,
  operatorName: owner.operatorName,
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
  const [[guide], [owner], platforms] = await db.batch([
    guideOf(db, key),
    ownerOf(db, key),
    platformsOf(db, key),
  ]);
  if (!guide || !owner || !isVisible(owner, viewer, now)) throw new NotFound();
  return toPublicGuide(guide, owner, platforms, origin);
}

export type ProfilePageData = { guide: PublicGuide; reviews: Review[]; tours: FeaturedTour[] };

/** The page's data, whose it is, and when (ms) it stops being public if nobody does anything; Infinity for never. */
type FoundPage = { data: ProfilePageData; userId: number; publicUntil: number };

/** Everything the public page shows, in one round trip; undefined for unknown and hidden profiles. */
export async function findProfilePage(
  db: Db,
  uniqueId: string,
  origin: string,
  now: number,
): Promise<FoundPage | undefined> {
  const key = { uniqueId };
  const [[guide], [owner], platforms, latest, places, known] = await db.batch([
    guideOf(db, key),
    ownerOf(db, key),
    platformsOf(db, key),
    reviewsOf(db, key),
    placesOf(db, key),
    toursOf(db, key),
  ]);
  if (!guide || !owner || !isVisible(owner, undefined, now)) return undefined;
  const data = {
    guide: toPublicGuide(guide, owner, platforms, origin),
    reviews: latest.map(toReview),
    tours: toFeaturedTours(places, known),
  };
  return { data, userId: owner.id, publicUntil: publicUntil(owner) };
}
