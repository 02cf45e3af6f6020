import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { guides } from "../db/tables/guides.ts";
import { reviews } from "../db/tables/reviews.ts";
import { isCurrent } from "../db/is-current.ts";

/**
 * Returns the statement that adds reviews (1) to the counters of their profiles, or subtracts them (-1), for the batch
 * that changes their status. Reviews about someone before aren't counted. `which` is a condition on reviews, which
 * must match the same ones as in the statement that changes them.
 */
export const countReviews = (db: Db, sign: 1 | -1, which: SQL | undefined) => {
  const of = sql`from ${reviews} where ${reviews.guideId} = ${guides.id} and ${reviews.id} > ${guides.earlierReviewId} and ${which}`;
  return db
    .update(guides)
    .set({
      reviewCount: sql`${guides.reviewCount} + ${sign} * (select count(*) ${of})`,
      ratingSum: sql`${guides.ratingSum} + ${sign} * (select coalesce(sum(${reviews.rating}), 0) ${of})`,
    })
    .where(sql`${guides.id} in (select ${reviews.guideId} from ${reviews} where ${which} and ${isCurrent})`);
};
