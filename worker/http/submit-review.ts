import type { Context } from "hono";
import type { Review, ReviewValues } from "#schema/review.ts";
import { createReview, getReviewable } from "../reviews/reviews.ts";
import { forgetPages } from "../page-cache.ts";
import { currentUser } from "./access.ts";
import { addressOf, type AppEnv } from "./context.ts";
import { limitAddress, spend } from "./limits.ts";

/** What both ways of leaving a review share, the call and the plain form: who asks, how often, then the write. */
export async function submitReview(
  c: Context<AppEnv>,
  uniqueId: string,
  values: ReviewValues,
  creationKey: string,
): Promise<Review> {
  await limitAddress(c, "review");
  const viewer = (await currentUser(c))?.id;
  const guide = await getReviewable(c.var.db, uniqueId, viewer, Date.now());
  await spend(c, "review", `${guide.id}:${addressOf(c)}`);
  await spend(c, "reviewAnywhere", guide.id);
  try {
    return await createReview(c.var.db, uniqueId, viewer, values, Date.now(), creationKey);
  } finally {
    await forgetPages(`guide-${uniqueId}`);
  }
}
