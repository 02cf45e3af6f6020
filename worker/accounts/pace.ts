import { Unavailable } from "../failures.ts";

// One hash takes about 170 ms of the isolate's only thread; resting as long after each leaves room for page reads.
const COST_MS = 340;
const BURST = 10;
const MAX_WAIT_MS = 15_000;

/** When the isolate's allowance of hashes is used up to, ms since 1970. */
let paidUntil = 0;

/**
 * Waits for this isolate's next turn to hash: a burst is free, then one at a time with rests between. Turns are
 * instants, not locks: requests of an isolate must not wait for each other's promises. Throws Unavailable when
 * the turn is over 15 s away.
 */
export async function takeTurn(now: number): Promise<void> {
  const start = Math.max(paidUntil, now);
  const wait = start - now - (BURST - 1) * COST_MS;
  if (wait > MAX_WAIT_MS)
    throw new Unavailable("Too many people are signing in right now. Please try again.", 15);
  paidUntil = start + COST_MS;
  if (wait > 0) await scheduler.wait(wait);
}
