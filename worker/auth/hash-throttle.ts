import { env } from "cloudflare:workers";
import { configOf, isLoopback } from "../env.ts";
import { Unavailable } from "../errors.ts";
import { type Cost, hashCost } from "./password.ts";

/** The most hashes that may follow each other without a rest, after a while without any. */
const BURST = 2;
/** The length of a rest, in hashes. In a flood an isolate hashes a fifteenth of the time. */
const REST = 14;
const MAX_WAIT_MS = 30_000;
/** ms before a refusal. A client that asked again at once would take as much of the thread as a hash. */
const REFUSAL_MS = 5000;
/**
 * The longest time that a hash is taken to last, ms. A request that was cancelled during its hash blocks the others
 * until then.
 */
const MAX_COST_MS = 2000;
/** The longest that a slot is away, ms. */
const MAX_LEFT_MS = (1 + REST) * MAX_COST_MS;

/** The measured duration of the last hash, ms. */
let cost = 200;
/** When the next hash may start, ms since 1970. It is in the past while a part of the burst is left. */
let opensAt = 0;
/** Until when the running hash is taken to last, ms since 1970. A cancelled request never says that its hash has ended. */
let runsUntil = 0;
/** The requests that wait, each with the instant at which it gives up. A cancelled one is dropped then. */
const waiting = new Set<{ until: number }>();

/** Returns whether hashes need no rest: load tests on loopback sign in as fast as the machine hashes. */
const isUnlimited = (): boolean => {
  const { RATE_LIMITS, PUBLIC_ORIGIN } = configOf(env);
  return RATE_LIMITS === "off" && isLoopback(new URL(PUBLIC_ORIGIN).hostname);
};

/** Returns the time from one hash to the next in a flood, ms. */
const interval = (): number => (isUnlimited() ? 1 : 1 + REST) * cost;

const busy = () => new Unavailable("sign_in_busy", MAX_WAIT_MS / 1000);

/** Returns whether a new request's slot would be over 30 s away. */
function isFull(now: number): boolean {
  for (const one of waiting) if (one.until <= now || one.until > now + MAX_WAIT_MS) waiting.delete(one);
  return (waiting.size + 1) * interval() > MAX_WAIT_MS;
}

/** Returns how long until a hash may start, ms. */
function leftUntilSlot(now: number): number {
  const left = Math.max(opensAt, runsUntil) - now;
  if (left <= MAX_LEFT_MS) return left;
  // The clock was set back: nobody could sign in before it had caught up.
  opensAt = now;
  runsUntil = 0;
  return 0;
}

/** Throws Unavailable, after REFUSAL_MS. */
async function throwBusy(): Promise<never> {
  await scheduler.wait(REFUSAL_MS);
  throw busy();
}

/** Refuses while the slots are taken, before an attempt costs any query. Throws Unavailable, after REFUSAL_MS. */
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
      const left = leftUntilSlot(now);
      if (left <= 0) {
        runsUntil = now + MAX_COST_MS;
        return now;
      }
      // It waits no longer than one hash, because the running one may end early.
      await scheduler.wait(Math.min(left, cost));
      now = Date.now();
      if (now > self.until) throw busy();
    }
  } finally {
    waiting.delete(self);
  }
}

/**
 * Runs `hash` in one of the isolate's hash slots, with the cost of new hashes. A hash blocks the isolate's only thread,
 * which serves the public pages too, so hashes run one at a time with rests between them, whose length follows from the
 * last hash. Slots are instants instead of locks, because in workerd a request must not wait for another one's promise.
 * Throws Unavailable when the slot would be over 30 s away.
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
