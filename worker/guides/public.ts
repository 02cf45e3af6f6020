import { desc, eq, inArray } from "drizzle-orm";
import type { PublicGuide } from "#schema/guide.ts";
import type { ReviewPlatform } from "#schema/platform.ts";
import type { Review } from "#schema/review.ts";
import { isActiveAt } from "#schema/subscription.ts";
import type { FeaturedTour, Tour } from "#schema/tour.ts";
import type { Db } from "../db/client.ts";
import { guides, guideTours, reviewPlatforms, reviews, tours, users } from "../db/tables.ts";
import { NotFound } from "../failures.ts";
import { toGuide } from "./guides.ts";
import type { GuideRow } from "./ownership.ts";

/** How many reviews the page's first response holds. */
const FIRST_REVIEWS = 50;

type Key = { uniqueId: string } | { id: number };
const is = (key: Key) => ("uniqueId" in key ? eq(guides.uniqueId, key.uniqueId) : eq(guides.id, key.id));

/** The id as a subquery: everything about one profile is read in one round trip, without joins (see docs/decisions). */
const idOf = (db: Db, key: Key) => db.select({ id: guides.id }).from(guides).where(is(key));

const ownerOf = (db: Db, key: Key) =>
  db
    .select({
      id: users.id,
      bannerImage: users.bannerImage,
      operatorName: users.operatorName,
      subscriptionStatus: users.subscriptionStatus,
      trialEndsAt: users.trialEndsAt,
    })
    .from(users)
    .where(inArray(users.id, db.select({ id: guides.userId }).from(guides).where(is(key))));
type OwnerRow = Awaited<ReturnType<typeof ownerOf>>[number];

const guideOf = (db: Db, key: Key) => db.select().from(guides).where(is(key));
const platformsOf = (db: Db, key: Key) =>
  db
    .select({ id: reviewPlatforms.id, platform: reviewPlatforms.platform, url: reviewPlatforms.url })
    .from(reviewPlatforms)
    .where(inArray(reviewPlatforms.guideId, idOf(db, key)))
    .orderBy(reviewPlatforms.id);
const reviewsOf = (db: Db, key: Key) =>
  db
    .select()
    .from(reviews)
    .where(inArray(reviews.guideId, idOf(db, key)))
    .orderBy(desc(reviews.id))
    .limit(FIRST_REVIEWS);
const placesOf = (db: Db, key: Key) =>
  db
    .select()
    .from(guideTours)
    .where(inArray(guideTours.guideId, idOf(db, key)))
    .orderBy(guideTours.position);
const toursOf = (db: Db, key: Key) =>
  db
    .select({
      id: tours.id,
      title: tours.title,
      description: tours.description,
      imageUrl: tours.imageUrl,
      externalLink: tours.externalLink,
    })
    .from(tours)
    .where(
      inArray(
        tours.id,
        db
          .select({ id: guideTours.tourId })
          .from(guideTours)
          .where(inArray(guideTours.guideId, idOf(db, key))),
      ),
    );

/** Public while the owner's trial or subscription runs, at this moment; to the owner always. */
const isVisible = (owner: OwnerRow, viewer: number | undefined, now: number): boolean =>
  owner.id === viewer || isActiveAt(owner, now);

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
  rating: row.reviewCount === 0 ? null : row.ratingSum / row.reviewCount,
});

const toReview = (row: typeof reviews.$inferSelect): Review => ({
  id: row.id,
  guideId: row.guideId,
  name: row.name,
  rating: row.rating,
  comment: row.comment,
  date: row.date.toISOString(),
});

function toFeatured(places: (typeof guideTours.$inferSelect)[], known: Tour[]): FeaturedTour[] {
  return places.flatMap(({ id, tourId, position }) => {
    const tour = known.find((candidate) => candidate.id === tourId);
    return tour ? [{ id, tourId, position, tour }] : [];
  });
}

/** The profile as everybody sees it. Throws NotFound for unknown and hidden ones alike. */
export async function getPublicGuide(
  db: Db,
  key: Key,
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

/** Everything the public page shows, in one round trip; undefined for unknown and hidden profiles. */
export async function findProfilePage(
  db: Db,
  uniqueId: string,
  origin: string,
  now: number,
): Promise<ProfilePageData | undefined> {
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
  return {
    guide: toPublicGuide(guide, owner, platforms, origin),
    reviews: latest.map(toReview),
    tours: toFeatured(places, known),
  };
}

/** One public list about a profile, behind the same gate. Throws NotFound. */
async function gated<Row>(
  db: Db,
  key: Key,
  viewer: number | undefined,
  now: number,
  list: (db: Db, key: Key) => PromiseLike<Row[]>,
) {
  const [[owner], rows] = await Promise.all([ownerOf(db, key), list(db, key)]);
  if (!owner || !isVisible(owner, viewer, now)) throw new NotFound();
  return rows;
}

export const listPlatforms = (
  db: Db,
  uniqueId: string,
  viewer: number | undefined,
  now: number,
): Promise<ReviewPlatform[]> => gated(db, { uniqueId }, viewer, now, platformsOf);

export const listReviews = async (
  db: Db,
  uniqueId: string,
  viewer: number | undefined,
  now: number,
): Promise<Review[]> => (await gated(db, { uniqueId }, viewer, now, reviewsOf)).map(toReview);

export async function listFeaturedTours(
  db: Db,
  id: number,
  viewer: number | undefined,
  now: number,
): Promise<FeaturedTour[]> {
  const key = { id };
  const [places, known] = await Promise.all([gated(db, key, viewer, now, placesOf), toursOf(db, key)]);
  return toFeatured(places, known);
}
