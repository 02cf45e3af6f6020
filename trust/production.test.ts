import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { guides } from "#worker/db/tables/guides.ts";
import { paymentWays } from "#worker/db/tables/payment-ways.ts";
import worker from "#worker/index.ts";
import { PublicPages } from "#worker/public-page/entrypoint.ts";
import { ASSETS, withPageCache } from "#worker/testing/assets.ts";
import {
  call,
  cookiesOf,
  db,
  makeAdmin,
  makeGuide,
  makePerson,
  type Person,
  upload,
} from "#worker/testing/factories.ts";
import { CALLS, fill, isRepeatable } from "#worker/testing/every-call.ts";
import { makeFixtures } from "#worker/testing/fixtures.ts";
import { plainPictures } from "#worker/testing/pictures.ts";
import { type Fake, FAKES } from "#worker/testing/production.ts";
import { startOver } from "./race-fixtures.ts";
import { brokenInvariants } from "./invariants.ts";
import { faultsIn, insiderOf } from "./requests.ts";
import { isFull, measured } from "./scale.ts";
import { watchWrites } from "./watched-writes.ts";
import { DAY } from "#schema/durations.ts";

/** Stores here do what Cloudflare's do and a developer's machine doesn't: every call keeps to the same rules. */

/**
 * The most ms that a call may take while a store hangs: a sign-in or its like waits for KV four times at most, 250 ms
 * each.
 */
const CALL_MS = 1500;
/** The call whose whole response is how the stores are. */
const HEALTH = "GET /api/health";

const runHourly = (testEnv: Env) =>
  worker.scheduled({ scheduledTime: Date.now(), cron: "", noRetry: () => {} }, testEnv);

/** Creates a guide whose pages and picture guests open. */
async function makeShown() {
  const owner = await makePerson();
  const { id, uniqueId } = await makeGuide(owner);
  const key = `${owner.id}/${"0".repeat(24)}-${"0".repeat(8)}.png`;
  await Promise.all([
    env.PICTURES.put(key, plainPictures.png, { httpMetadata: { contentType: "image/png" } }),
    db
      .update(guides)
      .set({ profilePicture: `/images/${key}` })
      .where(eq(guides.id, id)),
    db.insert(paymentWays).values({ guideId: id, position: 1, kind: "revolut", value: "marta" }),
  ]);
  return { owner, paths: [`/profile/${uniqueId}`, `/profile/${uniqueId}/tip`, `/images/${key}`] };
}

/** Opens a page or a picture; the page is made again for each guest, with the same stores. */
async function open(path: string, testEnv: Env, as?: Person): Promise<Response> {
  const pageEnv = { ...testEnv, ASSETS };
  return withPageCache(
    () => call("GET", path, { env: pageEnv, ...(as && { as }) }),
    // An error that is thrown there comes without its class.
    (request) =>
      new PublicPages(createExecutionContext(), pageEnv).fetch(request).catch((error: unknown) => {
        throw new Error(String(error));
      }),
  );
}

/** Lists what is wrong with what guests and the owner see: they may see a page, a picture, or 503 in words. */
async function faultsOfPages(testEnv: Env, { allows = [] }: Fake): Promise<string[]> {
  const wrong: string[] = [];
  const { owner, paths } = await makeShown();
  for (const path of paths)
    for (const as of [undefined, owner]) {
      const response = await open(path, testEnv, as);
      const bytes = await response.arrayBuffer();
      if (response.status === 200) continue;
      const text = new TextDecoder().decode(bytes);
      const isRight = response.status === 503 && allows.includes(503) && response.headers.has("Retry-After");
      if (!isRight || !/Error loading profile|We can't reach/.test(text))
        wrong.push(`${path} is ${response.status}: ${text.slice(0, 200)}`);
    }
  return wrong;
}

beforeAll(watchWrites);
beforeAll(() => {
  for (const level of ["error", "warn", "info"] as const)
    vi.spyOn(console, level).mockImplementation(() => {});
});

let sent = 0;
/** Number of fakes: without `npm run trust` each call is made with one of them. */
const COUNT = Object.keys(FAKES).length;
it.each(Object.entries<Fake>(FAKES).map(([name, fake], n) => ({ name, fake, n })))(
  "every call gets its usual response or 503 with $name, and everything is whole afterwards",
  async ({ name, fake, n }) => {
    await startOver();
    const surround = () =>
      fake.wrap({ ...env, ASSETS, RATE_LIMITS: name.includes("limiter") ? "on" : "off" });
    let [testEnv, fixtures] = [surround(), await makeFixtures()];
    const wrong = await faultsOfPages(testEnv, fake);
    const rows = CALLS.filter((row, k) => row.call !== HEALTH && (isFull || k % COUNT === n));
    for (const row of rows) {
      const caller = insiderOf(row);
      const usual = row.statuses[caller] ?? 0;
      const { method, path, json, file } = fill(row, fixtures.ids);
      const began = Date.now();
      const response = await call(method, path, {
        as: fixtures.people.get(caller),
        json,
        body: file ? upload(plainPictures.png) : undefined,
        env: testEnv,
        // Each call comes from a network of its own: limits have tests of their own.
        headers: { "CF-Connecting-IP": `2001:db8:${n}:${(sent++).toString(16)}::1` },
      });
      const time = Date.now() - began;
      const text = await response.text();
      const say = (what: string) => wrong.push(`${row.call} as ${caller} ${what}: ${text.slice(0, 200)}`);
      if (response.status !== usual && !fake.allows?.includes(response.status))
        say(`is ${response.status}, not ${usual}`);
      if (response.status === 503 && !response.headers.has("Retry-After")) say("is 503 without Retry-After");
      // A health check says how the stores are, and no message.
      if (!path.endsWith("/health"))
        faultsIn(text, response.status, response.headers.get("Content-Type")).forEach(say);
      if (name.includes("hangs") && time > CALL_MS && usual !== 503) say(`took ${time} ms`);
      if (usual < 300 && !isRepeatable(row)) [testEnv, fixtures] = [surround(), await makeFixtures()];
    }
    // Cloudflare runs it at least once an hour: it may run twice at the same time.
    await Promise.all([runHourly(env), runHourly(env)]);
    // The table's "deleted" is a row that was taken away under its session.
    const broken = (await brokenInvariants()).filter((text) => !text.includes("session(s)"));
    expect([...wrong, ...broken].slice(0, 20)).toEqual([]);
    measured("T18", `${name}: ${rows.length} calls of ${CALLS.length}`);
  },
  600_000,
);

it("a guest sees the own review at once, however late the copies of the database are, and others a little later", async () => {
  const testEnv = FAKES["copies of the database that are late"].wrap({ ...env, RATE_LIMITS: "off" });
  const { uniqueId } = await makeGuide(await makePerson());
  const path = `/api/guides/${uniqueId}/reviews`;
  const namesFor = async (headers = {}) =>
    (await (await call("GET", path, { env: testEnv, headers })).json<{ name: string }[]>()).map(
      ({ name }) => name,
    );
  expect(await namesFor()).toEqual([]);
  const sent = await call("POST", path, {
    env: testEnv,
    json: { name: "Hannah", rating: 5, comment: "Lovely" },
  });
  expect(sent.status).toBe(201);
  expect(await namesFor({ Cookie: cookiesOf(sent) })).toEqual(["Hannah"]);
  expect(await namesFor()).toEqual([]);
});

describe("a session while KV is a minute late and refuses a second write", () => {
  const { wrap } = FAKES["KV that is a minute late and refuses a second write"];
  afterEach(() => void vi.useRealTimers());

  it.each([
    { kind: "user", make: makePerson, path: "/api/auth/me" },
    { kind: "admin", make: makeAdmin, path: "/api/admin/me" },
  ])("a sign-out as $kind is final at once, while KV still has the session's record", async (one) => {
    const [testEnv, as] = [wrap(env), await one.make()];
    const ask = async () => (await call("GET", one.path, { as, env: testEnv })).status;
    const { keys } = await env.SESSIONS.list({ prefix: `${one.kind}:${as.id}:` });
    const key = keys[0]?.name ?? "";
    expect(await ask()).toBe(200);
    expect((await call("POST", "/api/auth/logout", { as, env: testEnv })).status).toBe(204);
    expect(await env.SESSIONS.get(key)).toBeNull();
    expect(await testEnv.SESSIONS.get(key, "json")).toMatchObject({ seenAt: expect.any(Number) });
    expect(await ask()).toBe(401);
  });

  it("a session that two requests use at once stays in use from then on, though KV takes one of their writes", async () => {
    const [testEnv, as] = [wrap(env), await makePerson()];
    const began = Date.now();
    const askAfter = async (days: number, there: Env) => {
      vi.useFakeTimers({ toFake: ["Date"], now: began + days * DAY });
      return (await call("GET", "/api/auth/me", { as, env: there })).status;
    };
    const warn = vi
      .spyOn(console, "warn")
      .mockImplementation(() => {})
      .mockClear();
    expect(await Promise.all([askAfter(2, testEnv), askAfter(2, testEnv)])).toEqual([200, 200]);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("429 Too Many Requests"));
    expect(await askAfter(15, testEnv)).toBe(200);
    expect(await askAfter(15, wrap(env))).toBe(200);
  });
});
