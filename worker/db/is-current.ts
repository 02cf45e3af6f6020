import { sql } from "drizzle-orm";
import { guides } from "./tables/guides.ts";
import { reviews } from "./tables/reviews.ts";

/**
 * The condition of a review about the person who wears the badge now, and not about someone before
 * (worker/guides/hand-on.ts).
 */
export const isCurrent = sql`${reviews.id} > (select ${guides.earlierReviewId} from ${guides} where ${guides.id} = ${reviews.guideId})`;
