import type { RequestCtx } from "../context.ts";
import { TooManyRequests } from "../errors.ts";
import { log } from "../log.ts";

/** Asks one of Cloudflare's counters, which are approximate. A broken one lets pass: the database's are exact. */
async function limitBy(limiter: RateLimit, name: string, subject: string | number): Promise<void> {
  const { success } = await limiter.limit({ key: `${name}:${subject}` }).catch((error: unknown) => {
    log("error", { message: "a rate limiter failed", limit: name }, error);
    return { success: true };
  });
  if (!success) throw new TooManyRequests(60, name);
}

/** Limits an action by network, cheaply, before any work is done. Throws TooManyRequests. */
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
