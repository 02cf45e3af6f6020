import type { Review } from "#schema/review.ts";
import type { RequestCtx } from "../context.ts";
import { AppError } from "../errors.ts";
import { purgePublicPages } from "../public-page-cache/purge.ts";
import { limitNetwork } from "../rate-limits/edge-limits.ts";
import { RATE_LIMITS } from "../rate-limits/limits.ts";
import { countUse, releaseRateLimit, requireWithin } from "../rate-limits/rate-limits.ts";
import { createReview, getReviewable, type NewReview } from "./create-review.ts";

/** The reviews an hour each network has for a profile that gets more than usual. */
const BUSY_MAX = 3;

/** Counts a review and returns what takes it back. Throws TooManyRequests: strangers never use up all that others have. */
async function countReview(ctx: RequestCtx, guideId: number): Promise<() => Promise<void>> {
  const burst = ["review", guideId, ctx.network] as const;
  const hour = ["reviewHour", guideId, ctx.network] as const;
  const all = ["reviewAnywhere", guideId] as const;
  const release = () => releaseRateLimit(ctx, burst, hour, all);
  const [inBurst, inHour, anywhere] = await Promise.all([
    countUse(ctx, burst),
    countUse(ctx, hour),
    countUse(ctx, all),
  ]);
  try {
    requireWithin(ctx, burst[0], inBurst);
    requireWithin(ctx, hour[0], inHour);
    if (anywhere.count > RATE_LIMITS[all[0]].max) requireWithin(ctx, hour[0], inHour, BUSY_MAX);
  } catch (error) {
    await release();
    throw error;
  }
  return release;
}

/**
 * Creates a review within the rate limits, for the API and for the plain form. Throws TooManyRequests, and what createReview
 * throws.
 */
export async function submitReview(
  ctx: RequestCtx,
  input: Omit<NewReview, "viewer">,
  findViewer: () => Promise<{ id: number } | undefined>,
): Promise<Review> {
  await limitNetwork(ctx, "review");
  const viewer = (await findViewer())?.id;
  const release = await countReview(ctx, await getReviewable(ctx, input.uniqueId, viewer));
  // Also where the database's answer was lost: the review may have been written.
  let isWritten = true;
  try {
    const { review, isNew } = await createReview(ctx, { ...input, viewer });
    isWritten = isNew;
    return review;
  } catch (error) {
    isWritten = !(error instanceof AppError);
    throw error;
  } finally {
    await (isWritten ? purgePublicPages(`guide-${input.uniqueId}`) : release());
  }
}
