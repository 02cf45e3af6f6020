import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { guides } from "../db/tables/guides.ts";
import { reviews } from "../db/tables/reviews.ts";
import { isCurrent } from "../db/is-current.ts";

/**
 * The statement that adds (1) reviews to the counters of their profiles, or takes them off (-1), for the batch that changes
 * their status; those about a colleague before count nowhere. `which`: a condition on reviews, which both statements see alike.
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
