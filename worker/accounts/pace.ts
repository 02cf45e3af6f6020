import { env } from "cloudflare:workers";
import { configOf, isLoopback } from "../env.ts";
import { Unavailable } from "../failures.ts";
import { type Cost, hashCost } from "./password.ts";

/** How many hashes may follow each other without a rest, when there were none for a while. */
const BURST = 3;
/** A rest is so many times as long as the hash before it: in a flood an isolate hashes a third of the time. */
const REST = 2;
const MAX_WAIT_MS = 30_000;
/** A refusal takes that long: whoever asks again at once would take up as much of the thread as a hash. */
const REFUSAL_MS = 5000;
/** The longest a hash is believed to take: whoever was suspended or broken off stops the others no longer. */
const MAX_COST_MS = 2000;

/** What the last hash was measured to take, ms. */
let cost = 200;
/** When the next hash may start, ms since 1970; in the past while a part of the burst is left. */
let opensAt = 0;
/** A hash is running, until then at the latest: a request that is broken off never says that it has ended. */
let runsUntil = 0;
/** Those who wait, each with the instant at which it gives up; one that was broken off is dropped then. */
const waiting = new Set<{ until: number }>();

/** Load tests on this machine sign in as fast as it hashes. */
const isUnlimited = (): boolean => {
  const { RATE_LIMITS, PUBLIC_ORIGIN } = configOf(env);
  return RATE_LIMITS === "off" && isLoopback(new URL(PUBLIC_ORIGIN).hostname);
};

/** What one turn takes in a flood, ms. */
const turn = (): number => (isUnlimited() ? 1 : 1 + REST) * cost;

const busy = () =>
  new Unavailable("Too many people are signing in right now. Please try again.", MAX_WAIT_MS / 1000);

/** Waits until a hash may start, and takes the turn; answers that instant. */
async function takeTurn(): Promise<number> {
  let now = Date.now();
  for (const one of waiting) if (one.until <= now) waiting.delete(one);
  if (waiting.size * turn() > MAX_WAIT_MS) {
    await scheduler.wait(REFUSAL_MS);
    throw busy();
  }
  const self = { until: now + MAX_WAIT_MS };
  waiting.add(self);
  try {
    for (;;) {
      const left = Math.max(opensAt, runsUntil) - now;
      if (left <= 0) {
        runsUntil = now + MAX_COST_MS;
        return now;
      }
      // Not all of it: the one that runs may end early, and others look as well when it has.
      await scheduler.wait(Math.min(left, cost));
      now = Date.now();
      if (now > self.until) throw busy();
    }
  } finally {
    waiting.delete(self);
  }
}

/**
 * Runs `hash` when this isolate's turn to hash has come. A hash holds the isolate's only thread, which serves the public
 * pages too, so hashes run one at a time with rests between, which follow from what the last one was measured to take.
 * Instants, not locks: in workerd a request must not wait for another one's promise. Throws Unavailable where the turn
 * would be over 30 s away. `hash` is told the cost of new hashes here.
 */
export async function inTurn<Result>(hash: (cost: Cost) => Promise<Result>): Promise<Result> {
  const began = await takeTurn();
  const spent = Math.max(opensAt, began - (BURST - 1) * turn());
  try {
    return await hash(hashCost(configOf(env)));
  } finally {
    // On Cloudflare the clock stands still while the processor works, and goes on with the next event.
    await scheduler.wait(1);
    cost = Math.min(Math.max(1, Date.now() - began), MAX_COST_MS);
    opensAt = spent + turn();
    runsUntil = 0;
  }
}
