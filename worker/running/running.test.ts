import { createExecutionContext, createScheduledController, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Running } from "#schema/running.ts";
import { removals, users } from "../db/tables/accounts.ts";
import { letters } from "../db/tables/mail.ts";
import { pendingDeletes } from "../db/tables/pending-deletes.ts";
import { hourlyRuns } from "../db/tables/running.ts";
import worker from "../index.ts";
import { db, makeAdmin, makePerson, ORIGIN } from "../testing/factories.ts";
import { failOn, recordQueries } from "../testing/queries.ts";
import { RUNS_LIFE } from "./hourly-runs.ts";

const HOUR = 60 * 60 * 1000;

afterEach(() => vi.restoreAllMocks());

async function get(path: string, { env: given = env, cookie = "" }: { env?: Env; cookie?: string } = {}) {
  const ctx = createExecutionContext();
  const response = await worker.fetch(
    new Request(ORIGIN + path, { headers: { cookie } }),
    recordQueries(given),
    ctx,
  );
  await waitOnExecutionContext(ctx);
  return response;
}

const down = <Store extends object>(store: Store): Store =>
  new Proxy(store, { get: () => () => Promise.reject(new Error("kim@example.com is out of reach")) });
const hanging = <Store extends object>(store: Store): Store =>
  new Proxy(store, { get: () => () => new Promise(() => {}) });

describe("GET /api/health", () => {
  it("the health of a site whose stores answer is ok, kept by nobody, and says nothing else", async () => {
    const response = await get("/api/health");
    expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });

  it.each([
    ["d1", () => ({ ...env, DB: failOn(env.DB, /counters/) })],
    ["kv", () => ({ ...env, SESSIONS: down(env.SESSIONS) })],
    ["r2", () => ({ ...env, PICTURES: down(env.PICTURES) })],
  ] as const)(
    "the health of a site whose %s is down is 503 and names it, with one line in the log",
    async (store, spoil) => {
      const lines = vi.spyOn(console, "error").mockImplementation(() => {});
      const response = await get("/api/health", { env: spoil() });
      expect([response.status, await response.json()]).toEqual([503, { ok: false, failing: [store] }]);
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      expect(lines).toHaveBeenCalledOnce();
      expect(JSON.parse(String(lines.mock.calls[0]?.[0]))).toMatchObject({
        store,
        requestId: response.headers.get("X-Request-Id"),
      });
    },
  );

  it("a store that never answers is failing after three seconds", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const stuck = { ...env, SESSIONS: hanging(env.SESSIONS), PICTURES: down(env.PICTURES) };
    expect(await (await get("/api/health", { env: stuck })).json()).toEqual({
      ok: false,
      failing: ["kv", "r2"],
    });
  });
});

describe("the hourly run", () => {
  const runHourly = async (given: Env = env) =>
    worker.scheduled(createScheduledController(), recordQueries(given));
  const ask = async (): Promise<Running> =>
    (await get("/api/admin/running", { cookie: (await makeAdmin()).cookie })).json();

  it("the last runs are kept for a week, with whether they went well", async () => {
    await db.insert(hourlyRuns).values({ beganAt: new Date(Date.now() - RUNS_LIFE - HOUR) });
    await runHourly();
    vi.spyOn(console, "error").mockImplementation(() => {});
    const broken = { ...env, DB: failOn(env.DB, /delete from "sessions"/) };
    await expect(runHourly(broken)).rejects.toThrow("the hourly run failed");
    const { runs } = await ask();
    expect(runs.map(({ hasFailed }) => hasFailed)).toEqual([true, false]);
    expect(runs.every(({ beganAt, endedAt }) => endedAt !== null && beganAt <= endedAt)).toBe(true);
  });

  it("what waits is counted by kind, with since when the first of it does; what isn't due isn't", async () => {
    const person = await makePerson();
    const [then, later] = [new Date(Date.now() - 3 * HOUR), new Date(Date.now() + HOUR)];
    const nothing = { count: 0, since: null };
    expect((await ask()).waiting).toEqual({
      letters: nothing,
      deletions: nothing,
      syncs: nothing,
      pictures: nothing,
    });
    const letter = {
      kind: "new-reviews" as const,
      userId: person.id,
      recipient: person.email,
      queuedAt: then,
    };
    await db.insert(letters).values([
      { ...letter, dueAt: then },
      { ...letter, dueAt: later },
    ]);
    await db.insert(removals).values({ userId: 999, email: "gone@example.com", queuedAt: then });
    await db.update(users).set({ syncDueAt: then, deletionDueAt: then }).where(eq(users.id, person.id));
    await db.insert(pendingDeletes).values([
      { key: "9/a.png", queuedAt: then },
      { key: "9/b.png", queuedAt: later },
    ]);
    const since = then.toISOString();
    expect((await ask()).waiting).toEqual({
      letters: { count: 1, since },
      deletions: { count: 2, since },
      syncs: { count: 1, since },
      pictures: { count: 1, since },
    });
  });
});
