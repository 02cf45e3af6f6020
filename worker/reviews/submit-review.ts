import { waitUntil } from "cloudflare:workers";
import { HELD_MESSAGE } from "#schema/review-rules.ts";
import type { SpamCheckFields } from "#schema/spam-checks.ts";
import type { HeldFor } from "#schema/case-states.ts";
import type { NewReviewResponse } from "#schema/review.ts";
import type { RequestCtx } from "../context.ts";
import { AppError } from "../errors.ts";
import { purgePublicPages } from "../public-page-cache/purge.ts";
import { limitNetwork } from "../rate-limits/edge-limits.ts";
import type { RateUse } from "../rate-limits/counter-key.ts";
import { RATE_LIMITS } from "../rate-limits/limits.ts";
import { countUse, releaseRateLimit, requireWithin } from "../rate-limits/rate-limits.ts";
import { sendQueued } from "../mail/outbox.ts";
import { pushQueued } from "../push/new-review.ts";
import { createReview, getReviewable, type NewReview } from "./create-review.ts";
import { isAutomated, isUnchallenged, issuedAt } from "./spam-checks.ts";
import { heldByContent } from "./hold-rules.ts";
import { findNearCopy } from "./near-copies.ts";

/** The most reviews an hour from each network, for a profile that gets unusually many. */
const BUSY_MAX = 3;

/** The reviews in ten minutes from one network for a profile, after which the next ones are held. */
const BURST_MAX = 15;

type Count = { isBurst: boolean; release: () => Promise<void> };

/**
 * Counts a review. Returns whether it is one of a burst, and `release`, which takes the count back. Throws
 * TooManyRequests. Reviews from other networks never use up the whole limit of this one. One whose challenge couldn't
 * start counts twice: anybody can say so, and only a few are believed.
 */
async function countReview(ctx: RequestCtx, guideId: number, spamCheck: SpamCheckFields): Promise<Count> {
  const burst = ["review", guideId, ctx.network] as const;
  const hour = ["reviewHour", guideId, ctx.network] as const;
  const all = ["reviewAnywhere", guideId] as const;
  const unchallenged: RateUse[] = isUnchallenged(ctx, spamCheck)
    ? [
        ["reviewUnchallenged", guideId, ctx.network],
        ["reviewUnchallengedAnywhere", guideId],
      ]
    : [];
  const release = () => releaseRateLimit(ctx, burst, hour, all, ...unchallenged);
  const [inBurst, inHour, anywhere, isOver] = await Promise.all([
    countUse(ctx, burst),
    countUse(ctx, hour),
    countUse(ctx, all),
    Promise.all(unchallenged.map(async (use) => (await countUse(ctx, use)).count > RATE_LIMITS[use[0]].max)),
  ]);
  try {
    requireWithin(ctx, burst[0], inBurst);
    requireWithin(ctx, hour[0], inHour);
    if (anywhere.count > RATE_LIMITS[all[0]].max) requireWithin(ctx, hour[0], inHour, BUSY_MAX);
  } catch (error) {
    await release();
    throw error;
  }
  return { isBurst: inBurst.count > BURST_MAX || isOver.includes(true), release };
}

/** A new review with its spamCheck. */
type Submission = Pick<NewReview, "uniqueId" | "values" | "creationKey"> & {
  spamCheck: SpamCheckFields;
};

/** Decides what holds a review, as far as it is known before the write. Its stars play no part. */
async function judge(ctx: RequestCtx, { uniqueId, values, spamCheck }: Submission, isBurst: boolean) {
  const byContent = heldByContent(values);
  const [{ fingerprint, isCopy }, isSpam] = await Promise.all([
    findNearCopy(ctx, values.comment),
    isAutomated(ctx, uniqueId, spamCheck),
  ]);
  const heldFor: HeldFor | undefined =
    byContent ?? (isBurst || isSpam ? "burst" : isCopy ? "copy" : undefined);
  return { heldFor, fingerprint };
}

/**
 * Creates a review within the rate limits, for the API and for the plain form. Throws TooManyRequests, and what
 * createReview throws.
 */
export async function submitReview(
  ctx: RequestCtx,
  input: Submission,
  findViewer: () => Promise<{ id: number } | undefined>,
): Promise<NewReviewResponse> {
  await limitNetwork(ctx, "review");
  const viewer = (await findViewer())?.id;
  const seenAt = issuedAt(input.spamCheck.stamp);
  const guideId = await getReviewable(ctx, { ...input, viewer, seenAt });
  const { isBurst, release } = await countReview(ctx, guideId, input.spamCheck);
  // The review counts as written also where the database's response was lost.
  let isWritten = true;
  try {
    const judged = await judge(ctx, input, isBurst);
    const { review, isHeld, isNew, emails, pushes } = await createReview(ctx, {
      ...input,
      ...judged,
      viewer,
      seenAt,
    });
    isWritten = isNew;
    if (emails.length > 0) waitUntil(sendQueued(ctx, emails));
    if (pushes.length > 0) waitUntil(pushQueued(ctx, pushes));
    return isHeld ? { ...review, status: "held", message: HELD_MESSAGE } : review;
  } catch (error) {
    isWritten = !(error instanceof AppError);
    throw error;
  } finally {
    await (isWritten ? purgePublicPages(`guide-${input.uniqueId}`) : release());
  }
}
