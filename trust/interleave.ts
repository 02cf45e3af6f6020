import { aroundStores, type StoreCall } from "#worker/testing/around.ts";
import type { Random } from "./random.ts";

/** Something that is done while others do theirs, with stores that wait for their turn. */
export type Action = (env: Env) => Promise<Response>;
/** Says who goes next, of those who wait for a store. */
type Choose = (ready: number[]) => number;

/** ms that a turn waits for someone who waits for another's work and for no store */
const TURN_MS = 60;
/** Returns whether a call needs no turn: sessions are read by everybody, and reading changes nothing. */
const isFree = ({ store, isWrite }: StoreCall): boolean => store === "kv" && !isWrite;

const FAILURES = {
  d1: "D1_ERROR: Network connection lost.",
  kv: "KV PUT failed: 503 Service Unavailable",
  r2: "put: We encountered an internal error. Please try again. (10001)",
};

/** Runs a call and fails it now and then, before it was done or after it. */
async function unsure<Result>(call: StoreCall, run: () => Promise<Result>, random: Random): Promise<Result> {
  const luck = random();
  if (luck < 0.02) throw new Error(FAILURES[call.store]);
  const result = await run();
  if (luck > 0.98) throw new Error(FAILURES[call.store]);
  return result;
}

/** Does these actions, one store call after the other in the order that `choose` says; with `random` calls fail now and then. */
export async function runInOrder(
  env: Env,
  actions: Action[],
  choose: Choose,
  random?: Random,
): Promise<Response[]> {
  const waiting: { actor: number; go: () => Promise<void> }[] = [];
  const busy = new Set(actions.keys());
  let change = Promise.withResolvers<void>();
  const tell = () => {
    change.resolve();
    change = Promise.withResolvers();
  };
  const stage = (actor: number): Env =>
    aroundStores(env, <Result>(call: StoreCall, run: () => Promise<Result>) => {
      const work = () => (random ? unsure(call, run, random) : run());
      if (isFree(call)) return work();
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      waiting.push({ actor, go: () => work().then(resolve, reject) });
      tell();
      return promise;
    });
  const done = actions.map(async (action, actor) => {
    try {
      return await action(stage(actor));
    } finally {
      busy.delete(actor);
      tell();
    }
  });
  while (busy.size > 0) {
    const isReady = () => [...busy].every((actor) => waiting.some((one) => one.actor === actor));
    for (let until = Date.now() + TURN_MS; !isReady() && Date.now() < until;)
      await Promise.race([change.promise, scheduler.wait(TURN_MS)]);
    const ready = [...new Set(waiting.map(({ actor }) => actor))].toSorted();
    if (ready.length === 0) continue;
    const actor = choose(ready);
    const [next] = waiting.splice(
      waiting.findIndex((one) => one.actor === actor),
      1,
    );
    await next?.go();
  }
  return Promise.all(done);
}

/** Goes through every order: each call of the result returns the choices of the next one, and undefined after the last. */
export function everyOrder(): () => Choose | undefined {
  let prefix: number[] | undefined = [];
  let taken: { choice: number; ready: number[] }[] | undefined;
  return () => {
    if (taken) {
      const path = taken;
      prefix = undefined;
      for (let k = path.length - 1; k >= 0 && !prefix; k--) {
        const { choice = 0, ready = [] } = path[k] ?? {};
        const next = ready.find((actor) => actor > choice);
        if (next !== undefined) prefix = [...path.slice(0, k).map((one) => one.choice), next];
      }
    }
    if (!prefix) return undefined;
    const wanted = prefix;
    const choices: typeof taken = [];
    taken = choices;
    return (ready) => {
      const planned = wanted[choices.length];
      const choice = planned !== undefined && ready.includes(planned) ? planned : (ready[0] ?? 0);
      choices.push({ choice, ready });
      return choice;
    };
  };
}
