import { aroundKeys, aroundStores, type StoreCall } from "./around.ts";

/** Something that production does and a developer's machine doesn't. */
export type Fake = {
  /** wraps the stores of one test; what the fake remembers lasts from call to call */
  wrap: (env: Env) => Env;
  /** statuses that a call may have instead of its usual one */
  allows?: number[];
};

const fails = (message: string) => {
  throw new Error(message);
};
const only =
  (wanted: (call: StoreCall) => boolean, does: "before" | "after", message: string) => (env: Env) =>
    aroundStores(env, async (call, run) => {
      if (!wanted(call)) return run();
      if (does === "after") await run();
      return fails(message);
    });
const isD1 = ({ store }: StoreCall) => store === "d1";
const isD1Write = (call: StoreCall) => isD1(call) && call.isWrite;
const isKv = ({ store }: StoreCall) => store === "kv";

const LOST = "D1_ERROR: Network connection lost.";

/** ms for which KV may return an earlier value. */
const KV_LATENESS_MS = 60_000;

/**
 * Creates a KV that repeats each value for a minute, absent keys included, and refuses a second write of a key within a
 * second.
 */
function lateKv(env: Env): Env {
  const seen = new Map<string, { at: number; result: Promise<unknown> }>();
  const written = new Map<string, number>();
  const SESSIONS = aroundKeys(
    env.SESSIONS,
    "kv",
    <Result>({ statement }: StoreCall, run: () => Promise<Result>) => {
      const [name, key = ""] = statement.split(" ");
      if (name === "put" || name === "delete") {
        if (Date.now() - (written.get(key) ?? 0) < 1000)
          return Promise.reject(new Error(`KV ${name.toUpperCase()} failed: 429 Too Many Requests`));
        written.set(key, Date.now());
        return run();
      }
      if (name !== "get") return run();
      const cached = seen.get(key);
      if (cached && Date.now() - cached.at < KV_LATENESS_MS) return cached.result as Promise<Result>;
      const result = run();
      seen.set(key, { at: Date.now(), result });
      return result;
    },
  );
  return { ...env, SESSIONS };
}

/** Simulates copies of the database that are behind: what was once read without a bookmark is read again as it was then. */
function lateCopies(env: Env): Env {
  const seen = new Map<string, Promise<unknown>>();
  return aroundStores(
    env,
    <Result>({ constraint, statement, isWrite }: StoreCall, run: () => Promise<Result>) => {
      if (constraint !== "first-unconstrained" || isWrite) return run();
      const result = (seen.get(statement) as Promise<Result> | undefined) ?? run();
      seen.set(statement, result);
      return result;
    },
  );
}

/** Fails each read once, as D1's reads sometimes do; when it is tried again, it succeeds. */
function readFailsOnce(env: Env): Env {
  const failed = new Set<string>();
  return aroundStores(env, async (call, run) => {
    if (!isD1(call) || call.isWrite || failed.delete(call.statement)) return run();
    failed.add(call.statement);
    return fails("D1_ERROR: Internal error in D1 DB storage caused object to be reset.");
  });
}

const limiter = (limit: RateLimit["limit"]) => (env: Env) => ({
  ...env,
  ADDRESS_LIMIT: { limit },
  WRITE_LIMIT: { limit },
});
const images =
  (method: () => unknown) =>
  (env: Env): Env => ({
    ...env,
    IMAGES: new Proxy(env.IMAGES, { get: () => method }),
  });

export const FAKES = {
  "KV that is a minute late and refuses a second write": { wrap: lateKv },
  "KV that is down": { wrap: only(isKv, "before", "KV GET failed: 503 Service Unavailable") },
  "KV that hangs": {
    wrap: (env) =>
      aroundStores(env, async (call, run) => {
        if (isKv(call)) await scheduler.wait(3000);
        return run();
      }),
  },
  "copies of the database that are late": { wrap: lateCopies },
  "a read that fails once": { wrap: readFailsOnce },
  "a database that is overloaded": {
    wrap: only(isD1, "before", "D1_ERROR: D1 DB is overloaded. Requests queued for too long."),
    allows: [503],
  },
  "a database that refuses each write": { wrap: only(isD1Write, "before", LOST), allows: [503] },
  "a database that loses its answer to each write": { wrap: only(isD1Write, "after", LOST), allows: [503] },
  "pictures that can't be stored": {
    wrap: only(
      ({ store, statement }) => store === "r2" && statement.startsWith("put"),
      "before",
      "put: internal error (10001)",
    ),
    allows: [503],
  },
  "pictures that can't be read": {
    wrap: only(
      ({ store, statement }) => store === "r2" && statement.startsWith("get"),
      "before",
      "get: internal error (10001)",
    ),
    allows: [503],
  },
  "pictures that can't be deleted": {
    wrap: only(
      ({ store, statement }) => store === "r2" && statement.startsWith("delete"),
      "before",
      "delete: internal error (10001)",
    ),
  },
  "Images over its limit": { wrap: images(() => fails("9422: limit of unique transformations reached")) },
  "a rate limiter that lets everything pass": { wrap: limiter(async () => ({ success: true })) },
  "a rate limiter that is down": { wrap: limiter(() => Promise.reject(new Error("internal error"))) },
} satisfies Record<string, Fake>;
