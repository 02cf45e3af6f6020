import { env } from "cloudflare:workers";
import { configOf, isLoopback } from "../env.ts";
import { Unavailable } from "../errors.ts";
import { type Cost, hashCost } from "./password.ts";

/** The hashes that may follow each other without a rest, after a while without any. */
const BURST = 3;
/** The length of a rest, in hashes: in a flood an isolate hashes a quarter of the time. */
const REST = 3;
const MAX_WAIT_MS = 30_000;
/** A refusal takes this long: a client that asks again at once would take as much of the thread as a hash. */
const REFUSAL_MS = 5000;
/** A hash is taken to last no longer: a request that was cancelled in the middle blocks the others until then. */
const MAX_COST_MS = 2000;

/** The measured duration of the last hash, ms. */
let cost = 200;
/** When the next hash may start, ms since 1970; in the past while a part of the burst is left. */
let opensAt = 0;
/** Until when the running hash is taken to last, ms since 1970: a cancelled request never says that it has ended. */
let runsUntil = 0;
/** The requests that wait, each with the instant it gives up; a cancelled one is dropped then. */
const waiting = new Set<{ until: number }>();

/** Load tests on loopback sign in as fast as the machine hashes. */
const isUnlimited = (): boolean => {
  const { RATE_LIMITS, PUBLIC_ORIGIN } = configOf(env);
  return RATE_LIMITS === "off" && isLoopback(new URL(PUBLIC_ORIGIN).hostname);
};

/** The time from one hash to the next in a flood, ms. */
const interval = (): number => (isUnlimited() ? 1 : 1 + REST) * cost;

const busy = () =>
  new Unavailable("Too many people are signing in right now. Please try again.", MAX_WAIT_MS / 1000);

/** Whether a new request's slot would be over 30 s away. */
function isFull(now: number): boolean {
  for (const one of waiting) if (one.until <= now) waiting.delete(one);
  return waiting.size * interval() > MAX_WAIT_MS;
}

/** Throws Unavailable, after REFUSAL_MS. */
async function throwBusy(): Promise<never> {
  await scheduler.wait(REFUSAL_MS);
  throw busy();
}

/** Refuses while the slots are taken, before an attempt costs any query. Throws Unavailable, after a pause. */
export async function requireHashSlot(): Promise<void> {
  if (isFull(Date.now())) await throwBusy();
}

/** Waits until a hash may start, takes the slot and returns the instant. Throws Unavailable. */
async function waitForHashSlot(): Promise<number> {
  let now = Date.now();
  if (isFull(now)) await throwBusy();
  const self = { until: now + MAX_WAIT_MS };
  waiting.add(self);
  try {
    for (;;) {
      const left = Math.max(opensAt, runsUntil) - now;
      if (left <= 0) {
        runsUntil = now + MAX_COST_MS;
        return now;
      }
      // Not all of it: the running hash may end early, and others check then too.
      await scheduler.wait(Math.min(left, cost));
      now = Date.now();
      if (now > self.until) throw busy();
    }
  } finally {
    waiting.delete(self);
  }
}

/**
 * Runs `hash` in one of the isolate's hash slots. A hash blocks the isolate's only thread, which serves the public pages too,
 * so hashes run one at a time with rests between them, whose length follows from the last hash. Instants and no locks: in
 * workerd a request must not wait for another one's promise. `hash` is given the cost of new hashes. Throws Unavailable when
 * the slot would be over 30 s away.
 */
export async function withHashSlot<Result>(hash: (cost: Cost) => Promise<Result>): Promise<Result> {
  const began = await waitForHashSlot();
  const spent = Math.max(opensAt, began - (BURST - 1) * interval());
  try {
    return await hash(hashCost(configOf(env)));
  } finally {
    // On Cloudflare the clock stops while the processor works, and advances with the next event.
    await scheduler.wait(1);
    cost = Math.min(Math.max(1, Date.now() - began), MAX_COST_MS);
    opensAt = spent + interval();
    runsUntil = 0;
  }
}
