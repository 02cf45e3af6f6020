import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { HOUR } from "#schema/durations.ts";
import type { Running } from "#schema/running.ts";
import { removals, users } from "../db/tables/accounts.ts";
import { letters } from "../db/tables/mail.ts";
import { pendingDeletes } from "../db/tables/pending-deletes.ts";
import { auditLog } from "../db/tables/admin.ts";
import { pushSubscriptions } from "../db/tables/push.ts";
import { hourlyRuns } from "../db/tables/running.ts";
import worker from "../index.ts";
import { queueEmail } from "../mail/outbox.ts";
import { openBilling, payAt, rowOf } from "../testing/billing.ts";
import { call, contextOf, db, makeAdmin, makeGuide, makePerson, type Person } from "../testing/factories.ts";
import { makeMailService } from "../testing/mail.ts";
import { makeDevice, pushEnv } from "../testing/push.ts";
import { failOn, recordQueries } from "../testing/queries.ts";
import { RUNS_LIFE_MS } from "./hourly-runs.ts";

afterEach(() => vi.restoreAllMocks());

const get = (path: string, { env: given, cookie = "" }: { env?: Env; cookie?: string } = {}) =>
  call("GET", path, { headers: { cookie }, env: given });

const down = <Store extends object>(store: Store): Store =>
  new Proxy(store, { get: () => () => Promise.reject(new Error("kim@example.com is out of reach")) });
const hanging = <Store extends object>(store: Store): Store =>
  new Proxy(store, { get: () => () => new Promise(() => {}) });

describe("GET /api/health", () => {
  it("the health of a site whose stores respond is ok, kept by nobody, and says nothing else", async () => {
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

  it("a store that never responds is failing after three seconds", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const stuck = { ...env, SESSIONS: hanging(env.SESSIONS), PICTURES: down(env.PICTURES) };
    expect(await (await get("/api/health", { env: stuck })).json()).toEqual({
      ok: false,
      failing: ["kv", "r2"],
    });
  });
});

describe("the hourly run", () => {
  const past = () => new Date(Date.now() - HOUR);
  const change = ({ id }: Person, values: Partial<typeof users.$inferInsert>) =>
    db.update(users).set(values).where(eq(users.id, id));

  const runHourly = async (given: Env = env) =>
    worker.scheduled(createScheduledController(), recordQueries(given));
  const ask = async (): Promise<Running> =>
    (await get("/api/admin/running", { cookie: (await makeAdmin()).cookie })).json();

  it("the last runs are kept for a week, with whether they went well", async () => {
    await db.insert(hourlyRuns).values({ beganAt: new Date(Date.now() - RUNS_LIFE_MS - HOUR) });
    await runHourly();
    vi.spyOn(console, "error").mockImplementation(() => {});
    const broken = { ...env, DB: failOn(env.DB, /delete from "sessions"/) };
    await expect(runHourly(broken)).rejects.toThrow("the hourly run failed");
    const { runs } = await ask();
    expect(runs.map(({ hasFailed }) => hasFailed)).toEqual([true, false]);
    expect(runs.every(({ beganAt, endedAt }) => endedAt !== null && beganAt <= endedAt)).toBe(true);
  });

  it("the last run that ended is listed and measured, however many were cut off since", async () => {
    await db.delete(hourlyRuns);
    const beganAt = (hours: number) => new Date(Date.now() - hours * HOUR);
    await db
      .insert(hourlyRuns)
      .values([
        { beganAt: beganAt(30), endedAt: beganAt(30) },
        { beganAt: beganAt(20), endedAt: beganAt(20), hasFailed: true },
        ...Array.from({ length: 8 }, (_, n) => ({ beganAt: beganAt(8 - n) })),
      ]);
    const { runs } = await ask();
    expect(runs.map(({ beganAt }) => Math.round((Date.now() - Date.parse(beganAt)) / HOUR))).toEqual([
      1, 2, 3, 4, 20,
    ]);
    const watched = { ...env, METRICS_TOKEN: "t".repeat(40) };
    const headers = { Authorization: `Bearer ${watched.METRICS_TOKEN}` };
    const numbers = await (await call("GET", "/api/metrics", { headers, env: watched })).text();
    expect(numbers).toContain(
      `lanyard_hourly_run_timestamp_seconds ${Date.parse(runs.at(-1)?.beganAt ?? "") / 1000}`,
    );
    expect(numbers).toContain("lanyard_hourly_run_failed 1");
  });

  it("a part that fails stops none of the parts behind it", async () => {
    const errors = vi.spyOn(console, "error").mockImplementation(() => {});
    const { env: mailEnv, sent } = makeMailService();
    const reader = await makePerson();
    await queueEmail(contextOf({ now: Date.now() - HOUR }), "password-changed", eq(users.id, reader.id));
    const broken = { ...env, EMAIL: mailEnv.EMAIL, DB: failOn(env.DB, /delete from "sessions"/) };
    await expect(runHourly(broken)).rejects.toThrow("the hourly run failed");
    expect(sent.map(({ to }) => to)).toContain(reader.email);
    expect(errors.mock.calls.join()).toContain("a part of the hourly run failed: what has expired");
  });

  it("two runs at once and one after them do each thing that is due once", async () => {
    const { env: billingEnv, stripe, eventsOf } = openBilling("hourly");
    const { env: mailEnv, sent } = makeMailService();
    const testEnv = { ...pushEnv(), ...billingEnv, EMAIL: mailEnv.EMAIL };
    const failures = vi.spyOn(console, "error").mockImplementation(() => {});
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const pay = async (as: Person) => {
      const page = await call("POST", "/api/subscriptions/create-checkout-session", { as, env: testEnv });
      await payAt((await page.json<{ url: string }>()).url);
    };
    const makePayer = async () => {
      const person = await makePerson({ trialEndsAt: new Date(0) });
      await pay(person);
      await call("POST", "/api/subscriptions/sync", { as: person, env: testEnv });
      return { person, row: await rowOf(person.id) };
    };
    const [gone, leaver, late, reader, told] = [
      await makePayer(),
      await makePayer(),
      await makePerson({ trialEndsAt: new Date(0) }),
      await makePerson(),
      await makePerson(),
    ];

    // An account whose days are over, a plan that Stripe still runs, and a payment that no one told us of.
    await change(gone.person, { deletionDueAt: past() });
    await change(leaver.person, { deletionDueAt: new Date(Date.now() + HOUR), syncDueAt: past() });
    await pay(late);
    await change(late, { syncDueAt: past() });
    const { billingVersion } = await rowOf(late.id);
    // An e-mail, a picture that no row shows, and a device whose service failed.
    const before = contextOf({ env: testEnv, now: Date.now() - HOUR });
    await queueEmail(before, "verify-email", eq(users.id, reader.id));
    const key = `${reader.id}/${"0".repeat(24)}-${"0".repeat(8)}.png`;
    await env.PICTURES.put(key, "");
    await db.insert(pendingDeletes).values({ key, queuedAt: past() });
    const [{ uniqueId }, device] = [await makeGuide(told), await makeDevice()];
    await call("PUT", "/api/push", { as: told, json: device.subscription, env: testEnv });
    await device.respondNext(503);
    const json = { name: "Hannah", rating: 5, comment: "Lovely" };
    await call("POST", `/api/guides/${uniqueId}/reviews`, { json, env: testEnv });
    await db.update(pushSubscriptions).set({ dueAt: past() }).where(eq(pushSubscriptions.userId, told.id));

    await Promise.all([runHourly(testEnv), runHourly(testEnv)]);
    await runHourly(testEnv);

    const endsOf = async (customer: string | null) =>
      (await eventsOf(customer)).filter(({ type }) => type === "customer.subscription.deleted").length;
    expect(await db.$count(users, eq(users.id, gone.person.id))).toBe(0);
    expect(await db.$count(auditLog, eq(auditLog.subject, `user ${gone.person.id}`))).toBe(1);
    expect(await endsOf(gone.row.customerId)).toBe(1);
    expect(await endsOf(leaver.row.customerId)).toBe(1);
    expect((await stripe.subscriptions.retrieve(leaver.row.subscriptionId ?? "")).status).toBe("canceled");
    expect(await rowOf(leaver.person.id)).toMatchObject({ subscriptionStatus: "inactive" });
    expect(await rowOf(late.id)).toMatchObject({
      subscriptionStatus: "active",
      billingVersion: billingVersion + 1,
    });
    expect(sent.map(({ to }) => to)).toEqual([reader.email]);
    expect(await env.PICTURES.head(key)).toBeNull();
    expect((await device.received()).map(({ status }) => status)).toEqual([503, 201]);
    expect(await ask()).toMatchObject({
      waiting: {
        letters: { count: 0 },
        deletions: { count: 0 },
        syncs: { count: 0 },
        pictures: { count: 0 },
      },
    });
    expect(failures).not.toHaveBeenCalled();
  });

  it("the hourly run counts what waits by kind, with since when the first of it does, and not what isn't due", async () => {
    const person = await makePerson();
    const [then, later] = [new Date(Date.now() - 3 * HOUR), new Date(Date.now() + HOUR)];
    const nothing = { count: 0, since: null };
    expect((await ask()).waiting).toEqual({
      letters: nothing,
      deletions: nothing,
      syncs: nothing,
      pictures: nothing,
    });
    const email = {
      kind: "new-reviews" as const,
      userId: person.id,
      recipient: person.email,
      queuedAt: then,
    };
    await db.insert(letters).values([
      { ...email, dueAt: then },
      { ...email, dueAt: later },
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

describe("GET /api/metrics", () => {
  const token = "a token of sixteen letters";
  const ask = async (Authorization: string, METRICS_TOKEN?: string) =>
    call("GET", "/api/metrics", {
      env: { ...env, ...(METRICS_TOKEN !== undefined && { METRICS_TOKEN }) } as Env,
      headers: Authorization === "" ? {} : { Authorization },
    });

  it("the metrics are not there without a token, and nobody's without the right one", async () => {
    expect((await ask(`Bearer ${token}`)).status).toBe(404);
    expect((await ask("Bearer ")).status).toBe(404);
    for (const given of [
      "",
      "Bearer ",
      "Bearer x",
      token,
      `bearer ${token}`,
      `Bearer ${token} `.repeat(2),
      `Basic ${token}`,
    ])
      expect((await ask(given, token)).status).toBe(401);
  });

  it("the metrics are Prometheus' text with the numbers of the overview, and name nobody", async () => {
    const person = await makePerson({ subscriptionStatus: "active" });
    await makeGuide(person, { name: "Marta Oliveira" });
    await queueEmail(contextOf({ now: Date.now() - HOUR }), "password-changed", eq(users.id, person.id));
    const response = await ask(`Bearer ${token}`, token);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("text/plain; version=0.0.4; charset=utf-8");
    const text = await response.text();
    const line = /^(?:# (?:HELP|TYPE) lanyard_\w+ .+|lanyard_\w+(?:\{\w+="[\w.-]+"\})? \d+(?:\.\d+)?)$/;
    expect(
      text
        .trimEnd()
        .split("\n")
        .filter((one) => !line.test(one)),
    ).toEqual([]);
    const stats: { totalUsers: number } = await (
      await call("GET", "/api/admin/stats", { as: await makeAdmin() })
    ).json();
    expect(text).toContain(`\nlanyard_users ${stats.totalUsers}\n`);
    expect(text).toMatch(/\nlanyard_waiting\{kind="emails"\} [1-9]\d*\n/);
    expect(Number(/lanyard_waiting_seconds\{kind="emails"\} (\S+)/.exec(text)?.[1])).toBeGreaterThanOrEqual(
      3600,
    );
    expect(text).toContain("\nlanyard_mail_login_refused 0\n");
    expect(text).not.toMatch(/Marta|@/);
  });
});
