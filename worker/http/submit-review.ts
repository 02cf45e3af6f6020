import type { Context } from "hono";
import type { Review, ReviewValues } from "#schema/review.ts";
import { LIMITS } from "../accounts/attempts.ts";
import { Failure } from "../failures.ts";
import { createReview, getReviewable } from "../reviews/reviews.ts";
import { purgePublicPages } from "../public-page-cache/purge.ts";
import { currentUser } from "./access.ts";
import { type AppEnv, callerNetwork } from "./context.ts";
import { count, limitNetwork, refund, requireWithin } from "./limits.ts";

/** How many reviews an hour each network has for a profile that gets more than usual. */
const NEWCOMER_MAX = 3;

/** Counts a review; answers how to give it back. Throws TooMany: strangers never use up all that others have. */
async function countReview<E extends AppEnv>(c: Context<E>, guideId: number): Promise<() => Promise<void>> {
  const network = callerNetwork(c);
  const burst = ["review", guideId, network] as const;
  const hour = ["reviewHour", guideId, network] as const;
  const all = ["reviewAnywhere", guideId] as const;
  const giveBack = () => refund(c, burst, hour, all);
  const [inBurst, inHour, inAll] = await Promise.all([count(c, burst), count(c, hour), count(c, all)]);
  try {
    requireWithin(burst[0], inBurst);
    requireWithin(hour[0], inHour);
    if (inAll.count > LIMITS[all[0]].max) requireWithin(hour[0], inHour, NEWCOMER_MAX);
  } catch (error) {
    await giveBack();
    throw error;
  }
  return giveBack;
}

/** What both ways of leaving a review share, the call and the plain form: who asks, how often, then the write. */
export async function submitReview<E extends AppEnv>(
  c: Context<E>,
  uniqueId: string,
  values: ReviewValues,
  creationKey: string,
): Promise<Review> {
  await limitNetwork(c, "review");
  const viewer = (await currentUser(c))?.id;
  const guide = await getReviewable(c.var.db, uniqueId, viewer, Date.now());
  const giveBack = await countReview(c, guide.id);
  // Where the database's answer was lost it may have been.
  let isWritten = true;
  try {
    const { review, isNew } = await createReview(c.var.db, uniqueId, viewer, values, Date.now(), creationKey);
    isWritten = isNew;
    return review;
  } catch (error) {
    isWritten = !(error instanceof Failure);
    throw error;
  } finally {
    await (isWritten ? purgePublicPages(`guide-${uniqueId}`) : giveBack());
  }
}
