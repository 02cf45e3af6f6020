import { and, eq, lte, sql } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { batch } from "../db/batch.ts";
import { guides } from "../db/tables/guides.ts";
import { reviewCases } from "../db/tables/moderation.ts";
import { reviews } from "../db/tables/reviews.ts";
import { log } from "../log.ts";
import { purgePublicPages } from "../public-page-cache/purge.ts";
import { queuePushes } from "../push/new-review.ts";
import { countReviews } from "./count-reviews.ts";
import { isCurrent } from "../db/is-current.ts";

/**
 * The most reviews that one batch publishes, and the most batches of one hourly run. A batch looks through its reviews for
 * each device that it notes.
 */
const BATCH_SIZE = 50;
const BATCHES_MAX = 10;

/** Publishes reviews whose time on hold is over, and counts them. Returns their number. */
async function publishBatch(ctx: Ctx): Promise<number> {
  const { db, now } = ctx;
  const due = sql`${reviews.id} in (select ${reviewCases.reviewId} from ${reviewCases}
    where ${reviewCases.publishAt} <= ${now} order by ${reviewCases.publishAt} limit ${BATCH_SIZE})`;
  const isDue = and(due, eq(reviews.status, "held"));
  const { pages, published } = await batch(db, {
    pages: db
      .select({ uniqueId: guides.uniqueId })
      .from(guides)
      .where(sql`${guides.id} in (select ${reviews.guideId} from ${reviews} where ${isDue})`),
    count: countReviews(db, 1, isDue),
    pushes: queuePushes(ctx, sql`${isDue} and ${isCurrent}`),
    published: db.update(reviews).set({ status: "published" }).where(isDue).returning({ id: reviews.id }),
    cases: db
      .update(reviewCases)
      .set({ state: "decided", at: new Date(now), publishAt: null })
      .where(
        and(
          lte(reviewCases.publishAt, new Date(now)),
          sql`(select ${reviews.status} from ${reviews} where ${reviews.id} = ${reviewCases.reviewId}) = 'published'`,
        ),
      ),
  });
  await purgePublicPages(...pages.map(({ uniqueId }) => `guide-${uniqueId}` as const));
  return published.length;
}

/** Publishes reviews whose time on hold is over, up to 500. Never rejects: the next hourly run continues. */
export async function publishDue(ctx: Ctx): Promise<void> {
  try {
    for (let n = 0; n < BATCHES_MAX; n++) if ((await publishBatch(ctx)) < BATCH_SIZE) return;
  } catch (error) {
    log("error", { message: "held reviews are still waiting" }, error);
  }
}
