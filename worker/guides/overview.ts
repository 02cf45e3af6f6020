import { eq, sql } from "drizzle-orm";
import type { GuideOverview } from "#schema/guide.ts";
import { UNSEEN_MAX } from "#schema/limits.ts";
import type { Db } from "../db/client.ts";
import { guides } from "../db/tables/guides.ts";
import { reviews } from "../db/tables/reviews.ts";
import { guideTours } from "../db/tables/tours.ts";

/**
 * Returns the columns that the overview needs beside the profile's own row. They read at most UNSEEN_MAX reviews of a
 * profile.
 */
export const overviewColumns = (db: Db) => ({
  unseenReviews:
    sql<number>`(select count(*) from (select 1 from ${reviews} where ${reviews.guideId} = ${guides.id}
    and ${reviews.status} = 'published' and ${reviews.id} > max(${guides.seenReviewId}, ${guides.earlierReviewId}) limit ${UNSEEN_MAX}))`.as(
      "unseen_reviews",
    ),
  tourCount: db.$count(guideTours, eq(guideTours.guideId, guides.id)).as("tour_count"),
});

type OverviewValues = Pick<GuideOverview, "unseenReviews" | "tourCount">;

/** Returns the overview of a profile for its owner's list. */
export const toOverview = (
  { reviewCount, ratingSum }: Pick<typeof guides.$inferSelect, "reviewCount" | "ratingSum">,
  { unseenReviews, tourCount }: OverviewValues,
): GuideOverview => ({
  rating: reviewCount === 0 ? null : ratingSum / reviewCount,
  reviewCount,
  unseenReviews,
  tourCount,
});
