import { DAY } from "#schema/durations.ts";
import type { RequestCtx } from "../context.ts";
import { pseudonym } from "../rate-limits/counter-key.ts";
import { RATE_LIMITS } from "../rate-limits/limits.ts";
import { consumeRateLimit, countUse, releaseRateLimit } from "../rate-limits/rate-limits.ts";

/** ms after a decision for which it is stored who sent a report. */
export const REPORTER_LIFE_MS = 30 * DAY;

/** A report that is about to be written. */
type Attempt = {
  /** the id of its row, which says whether this attempt wrote it */
  id: string;
  /** a keyed hash of the network, another one for each thing, so that it doesn't tell what else was reported from there */
  reporter: string;
  /** whether the reporter's address gets an e-mail */
  isTold: boolean;
};

/** Returns a keyed hash of the caller's network, for reports of one thing. */
export const reporterOf = ({ config, network }: RequestCtx, about: string | number): Promise<string> =>
  pseudonym(config.SESSION_SECRET, `report ${about} ${network}`);

/** Counts an e-mail to an address that a stranger has typed, and says whether the address may get one more. */
async function mayWriteTo(ctx: RequestCtx, email: string): Promise<boolean> {
  if (email === "") return false;
  const { count } = await countUse(ctx, ["reportLetter", email]);
  return count <= RATE_LIMITS.reportLetter.max;
}

/**
 * Takes a report within the limits of a network, whatever it is about. `write` writes it and returns the e-mails to send,
 * or undefined where it isn't new, which counts for nothing. Throws TooManyRequests.
 */
export async function takeReport(
  ctx: RequestCtx,
  { about, email }: { about: string | number; email: string },
  write: (attempt: Attempt) => Promise<{ id: number }[] | undefined>,
): Promise<{ id: number }[]> {
  const use = ["report", ctx.network] as const;
  await consumeRateLimit(ctx, ...use);
  const queued = await write({
    id: crypto.randomUUID(),
    reporter: await reporterOf(ctx, about),
    isTold: await mayWriteTo(ctx, email),
  });
  if (!queued) await releaseRateLimit(ctx, use);
  return queued ?? [];
}
