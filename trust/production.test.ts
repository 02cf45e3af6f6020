import { env } from "cloudflare:workers";
import { beforeAll, expect, it, vi } from "vitest";
import worker from "#worker/index.ts";
import { call, cookiesOf, makeGuide, makePerson, upload } from "#worker/testing/factories.ts";
import { fill, makeWorld, TABLE } from "#worker/testing/every-call.ts";
import { plainPictures } from "#worker/testing/pictures.ts";
import { FAKES } from "#worker/testing/production.ts";
import { startOver } from "./encounters.ts";
import { brokenInvariants } from "./invariants.ts";
import { faultsIn, insiderOf } from "./requests.ts";
import { isFull, measured } from "./scale.ts";

/** What Cloudflare's services do and a developer's machine doesn't: every call is answered by the same rules. */

/** The most that a call may take while a store hangs, in ms: a sign-in or its like waits for KV four times at most, 250 ms each. */
const PATIENCE = 1500;
/** Whose whole answer is how the stores are. */
const HEALTH = "GET /api/health";

const runHourly = (own: Env) =>
  worker.scheduled({ scheduledTime: Date.now(), cron: "", noRetry: () => {} }, own);

beforeAll(() => {
  for (const level of ["error", "warn", "info"] as const)
    vi.spyOn(console, level).mockImplementation(() => {});
});

let answered = 0;
it.each(Object.entries(FAKES).map(([name, fake], n) => ({ name, fake, n })))(
  "with $name every call has its usual answer or 503, and everything is whole afterwards",
  async ({ name, fake, n }) => {
    const wrong: string[] = [];
    await startOver();
    let world = await makeWorld();
    const rows = TABLE.filter((row, k) => row.call !== HEALTH && (isFull || k % 40 === n));
    for (const row of rows) {
      const caller = insiderOf(row);
      const usual = row.answers[caller] ?? 0;
      const { method, path, json, file } = fill(row, world.ids);
      const own = fake.wrap({ ...env, RATE_LIMITS: name.includes("limiter") ? "on" : "off" });
      const began = Date.now();
      const response = await call(method, path, {
        as: world.people.get(caller),
        json,
        body: file ? upload(plainPictures.png) : undefined,
        env: own,
        // One call of one network each: limits have tests of their own.
        headers: { "CF-Connecting-IP": `2001:db8:${n}:${(answered++).toString(16)}::1` },
      });
      const time = Date.now() - began;
      const text = await response.text();
      const say = (what: string) => wrong.push(`${row.call} as ${caller} ${what}: ${text.slice(0, 200)}`);
      if (response.status !== usual && !fake.allows?.includes(response.status))
        say(`is ${response.status}, not ${usual}`);
      if (response.status === 503 && !response.headers.has("Retry-After")) say("is 503 without Retry-After");
      // How it is, in words: a health check says no more.
      if (!path.endsWith("/health"))
        faultsIn(text, response.status, response.headers.get("Content-Type")).forEach(say);
      if (name.includes("hangs") && time > PATIENCE && usual !== 503) say(`took ${time} ms`);
      if (method !== "GET" && usual < 300) world = await makeWorld();
    }
    // At least once, so it may be twice, at once.
    await Promise.all([runHourly(env), runHourly(env)]);
    // The table's "deleted" is a row that was taken away under its session.
    const broken = (await brokenInvariants()).filter((text) => !text.includes("session(s)"));
    expect([...wrong, ...broken].slice(0, 20)).toEqual([]);
    measured("T18", `${name}: ${rows.length} calls of ${TABLE.length}`);
  },
  600_000,
);

it("a guest sees the own review at once, however late the copies of the database are, and others a little later", async () => {
  const own = FAKES["copies of the database that are late"]?.wrap({ ...env, RATE_LIMITS: "off" }) ?? env;
  const { uniqueId } = await makeGuide(await makePerson());
  const path = `/api/guides/${uniqueId}/reviews`;
  const namesFor = async (headers = {}) =>
    (await (await call("GET", path, { env: own, headers })).json<{ name: string }[]>()).map(
      ({ name }) => name,
    );
  expect(await namesFor()).toEqual([]);
  const sent = await call("POST", path, { env: own, json: { name: "Hannah", rating: 5, comment: "Lovely" } });
  expect(sent.status).toBe(201);
  expect(await namesFor({ Cookie: cookiesOf(sent) })).toEqual(["Hannah"]);
  expect(await namesFor()).toEqual([]);
});
