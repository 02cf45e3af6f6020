import type { RequestCtx } from "../context.ts";
import { TooManyRequests } from "../errors.ts";
import { log } from "../log.ts";

/**
 * Asks one of Cloudflare's counters, which are approximate. If it fails, the call passes, because the database's
 * counters are exact.
 */
async function isWithin(limiter: RateLimit, name: string, subject: string | number): Promise<boolean> {
  const { success } = await limiter.limit({ key: `${name}:${subject}` }).catch((error: unknown) => {
    log("error", { message: "a rate limiter failed", limit: name }, error);
    return { success: true };
  });
  return success;
}

async function limitBy(limiter: RateLimit, name: string, subject: string | number): Promise<void> {
  if (!(await isWithin(limiter, name, subject))) throw new TooManyRequests(60, name);
}

/** Returns whether a visit of a page from this network may be counted. Reloads that follow each other closely may not. */
export const mayCountVisit = async (
  { env, network, hasRateLimits }: RequestCtx,
  guideId: number,
): Promise<boolean> => !hasRateLimits || isWithin(env.ADDRESS_LIMIT, `visit-${guideId}`, network);

/**
 * Returns whether an event from this network may be counted, on any page. The limit is high, because a coach of guests
 * may share a hotel's network.
 */
export const mayCountEvent = async ({ env, network, hasRateLimits }: RequestCtx): Promise<boolean> =>
  !hasRateLimits || isWithin(env.WRITE_LIMIT, "event", network);

/** Limits an action by network, at little cost, before any work is done. Throws TooManyRequests. */
export async function limitNetwork(
  { env, network, hasRateLimits }: RequestCtx,
  action: string,
): Promise<void> {
  if (hasRateLimits) await limitBy(env.ADDRESS_LIMIT, action, network);
}

/** Limits all writes of an account together. Throws TooManyRequests. */
export async function limitWrites({ env, hasRateLimits }: RequestCtx, userId: number): Promise<void> {
  if (hasRateLimits) await limitBy(env.WRITE_LIMIT, "writes", userId);
}
