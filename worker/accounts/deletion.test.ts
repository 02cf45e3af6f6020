import { createExecutionContext, createScheduledController } from "cloudflare:test";
import { env as plainEnv, withEnv } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { DAY, HOUR } from "#schema/durations.ts";
import type { User } from "#schema/account.ts";
import type { AuditEntry } from "#schema/admin.ts";
import { removals, users } from "../db/tables/accounts.ts";
import { machineTranslations } from "../db/tables/machine-translations.ts";
import { sessions } from "../db/tables/auth.ts";
import { guideEditors } from "../db/tables/editors.ts";
import { guides } from "../db/tables/guides.ts";
import { letters, linkTokens } from "../db/tables/mail.ts";
import { guideDays } from "../db/tables/statistics.ts";
import worker from "../index.ts";
import { PublicPages } from "../public-page/entrypoint.ts";
import { addSums } from "../statistics/add-sums.ts";
import { endSubscription } from "../subscriptions/end-subscription.ts";
import { syncDue } from "../subscriptions/schedule.ts";
import { syncAccount } from "../subscriptions/sync.ts";
import { pageCacheOf, site } from "../testing/assets.ts";
import { beforeFirst } from "../testing/around.ts";
import { openBilling, payAt, rowOf } from "../testing/billing.ts";
import {
  call,
  contextOf,
  cookiesOf,
  db,
  makeAdmin,
  makeGuide,
  makePerson,
  makeTour,
  ORIGIN,
  PASSWORD,
  type Person,
  upload,
} from "../testing/factories.ts";
import { makeDevice } from "../testing/push.ts";
import { makeMailService } from "../testing/mail.ts";
import { plainPictures } from "../testing/pictures.ts";
import { recordQueries } from "../testing/queries.ts";
import { TABLES } from "../testing/tables.ts";
import { deleteDue, deleteNow, keepAccount, scheduleDeletion } from "./deletion.ts";

const { env, stripe, control, calm } = openBilling("leaving");
afterEach(() => calm());

const leave = (as: Person, json?: object, testEnv: Env = env) =>
  call("DELETE", "/api/account", { as, json, env: testEnv });
const me = async (as: Person) => (await call("GET", "/api/auth/me", { as })).status;
const exists = async ({ id }: Person) => (await db.$count(users, eq(users.id, id))) === 1;
const makeDue = ({ id }: Person, ago = 1) =>
  db
    .update(users)
    .set({ deletionDueAt: new Date(Date.now() - ago) })
    .where(eq(users.id, id));
/** The same person with the cookies of a response. */
const after = (person: Person, response: Response): Person => ({ ...person, cookie: cookiesOf(response) });
/** Someone whose deletion is scheduled, still signed in. */
async function leaving(options: Parameters<typeof makePerson>[0] = {}) {
  const person = await makePerson(options);
  const response = await leave(person);
  expect(response.status).toBe(202);
  return after(person, response);
}
const elsewhere = async ({ email, ...person }: Person): Promise<Person> => {
  const response = await call("POST", "/api/auth/login", { json: { email, password: PASSWORD } });
  return { ...person, email, cookie: cookiesOf(response) };
};
const runHourly = async () => worker.scheduled(createScheduledController(), recordQueries(env));

/** The address of a checkout page of an account. */
async function openCheckout(as: Person): Promise<string> {
  const checkout = await call("POST", "/api/subscriptions/create-checkout-session", { as, env });
  return (await checkout.json<{ url: string }>()).url;
}

/** A running plan of an account. */
async function subscribe(as: Person): Promise<string> {
  await payAt(await openCheckout(as));
  await call("POST", "/api/subscriptions/sync", { as, env });
  return (await rowOf(as.id)).subscriptionId ?? "";
}
const planStatus = async (plan: string) => (await stripe.subscriptions.retrieve(plan)).status;

describe("a deletion that is asked for", () => {
  it("a deletion is accepted with a date two weeks ahead and an e-mail, ends the other sessions, and this one stays", async () => {
    const [person, { env: mailEnv, sent }] = [await makePerson(), makeMailService()];
    const there = await elsewhere(person);
    const response = await leave(person, {}, mailEnv);
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([202, "no-store"]);
    const { deletionDueAt } = await response.json<{ deletionDueAt: string }>();
    expect(Math.abs(Date.parse(deletionDueAt) - Date.now() - 14 * DAY)).toBeLessThan(60_000);
    const here = after(person, response);
    expect([await me(here), await me(there)]).toEqual([200, 401]);
    const user: User = await (await call("GET", "/api/auth/me", { as: here })).json();
    expect(user.deletionDueAt).toBe(deletionDueAt);
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [person.email, "Your account will be deleted"],
    ]);
    const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
    expect(sent[0]?.text).toContain(day.format(Date.parse(deletionDueAt)));
    expect(sent[0]?.text).toContain("http://localhost/login");
  });

  it("a page whose owner is leaving is shown and told of to nobody, and admins' lists don't call it public", async () => {
    const [owner, stranger, editor, admin] = [
      await makePerson(),
      await makePerson(),
      await makePerson(),
      await makeAdmin(),
    ];
    const guide = await makeGuide(owner);
    const at = new Date();
    await db
      .insert(guideEditors)
      .values({ guideId: guide.id, email: editor.email, userId: editor.id, invitedAt: at, joinedAt: at });
    await leave(owner);
    for (const as of [stranger, editor])
      for (const [method, path, json] of [
        ["PATCH", `/api/guides/${guide.id}`, { bio: "Fado" }],
        ["GET", `/api/guides/${guide.id}/links`],
        ["PUT", `/api/guides/${guide.id}/payment-ways`, []],
        ["GET", `/api/guides/${guide.id}/editors`],
        ["DELETE", `/api/guides/${guide.id}`],
      ] as const)
        expect([method, path, (await call(method, path, { as, json })).status]).toEqual([method, path, 404]);
    const listed = await call("GET", `/api/admin/guides?q=${guide.uniqueId}`, { as: admin });
    expect(await listed.json()).toMatchObject([{ id: guide.id, isPublic: false }]);
  });

  it("two deletions at the same instant, and one repeated after a lost response, all get the same, with one e-mail", async () => {
    const [person, { env: mailEnv, sent }] = [await makePerson(), makeMailService()];
    const there = await elsewhere(person);
    const both = await Promise.all([leave(person, {}, mailEnv), leave(person, {}, mailEnv)]);
    // The responses were lost, and their cookies with them.
    const responses = [...both, await leave(person, {}, mailEnv)];
    expect(responses.map(({ status }) => status)).toEqual([202, 202, 202]);
    const bodies = await Promise.all(responses.map((one) => one.json<{ deletionDueAt: string }>()));
    expect(new Set(bodies.map(({ deletionDueAt }) => deletionDueAt)).size).toBe(1);
    expect([await me(person), await me(there)]).toEqual([200, 401]);
    expect(sent).toHaveLength(1);
  });

  it("two devices that ask for the deletion at the same instant are both told that it succeeded", async () => {
    const person = await makePerson();
    const there = await elsewhere(person);
    const both = await Promise.all([leave(person), leave(there)]);
    expect(both.map(({ status }) => status)).toEqual([202, 202]);
    expect([await me(person), await me(there)].toSorted()).toContain(200);
  });

  it("a deletion needs a recent proof or the password", async () => {
    const person = await makePerson();
    await db
      .update(sessions)
      .set({ provedAt: new Date(0) })
      .where(eq(sessions.userId, person.id));
    expect(await (await leave(person)).json()).toMatchObject({ code: "reauthentication_required" });
    expect((await leave(person, { password: "wrong" })).status).toBe(403);
    expect((await rowOf(person.id)).deletionDueAt).toBeNull();
    expect((await leave(person, { password: PASSWORD })).status).toBe(202);
  });

  it("a deletion asked for again: the first date stays, and no second e-mail goes", async () => {
    const [person, { env: mailEnv, sent }] = [await makePerson(), makeMailService()];
    const first = await leave(person, {}, mailEnv);
    const { deletionDueAt } = await first.json<{ deletionDueAt: string }>();
    const due = new Date(Date.parse(deletionDueAt) - DAY);
    await db.update(users).set({ deletionDueAt: due }).where(eq(users.id, person.id));
    const again = await leave(after(person, first), {}, mailEnv);
    expect([again.status, await again.json()]).toEqual([202, { deletionDueAt: due.toISOString() }]);
    expect(sent).toHaveLength(1);
  });

  it("a deletion hides JSON, lists and pictures from everybody, the owner included, at once", async () => {
    const person = await makePerson();
    const guide = await makeGuide(person);
    const picture = await call("POST", `/api/guides/${guide.id}/profile-picture`, {
      as: person,
      body: upload(plainPictures.png),
    });
    const { profilePicture } = await picture.json<{ profilePicture: string }>();
    const paths = [
      `/api/guides/${guide.uniqueId}`,
      `/api/guides/${guide.uniqueId}/reviews`,
      `/api/guides/${guide.id}/tours`,
      profilePicture,
    ];
    const statuses = (as?: Person) =>
      Promise.all(paths.map(async (path) => (await call("GET", path, as ? { as } : {})).status));
    const shown = await statuses();
    expect(shown[0]).toBe(200);
    expect(shown.at(-1)).toBe(200);
    const owner = after(person, await leave(person));
    expect(await statuses()).toEqual(paths.map(() => 404));
    expect(await statuses(owner)).toEqual(paths.map(() => 404));
    expect((await call("POST", "/api/account/keep", { as: owner })).status).toBe(200);
    expect(await statuses()).toEqual(shown);
  });

  it("the page of an account that is leaving takes no review and counts no event", async () => {
    const person = await makePerson();
    const { id, uniqueId } = await makeGuide(person);
    const send = async () => {
      const json = { name: "Hannah", rating: 5, comment: "Lovely" };
      const review = await call("POST", `/api/guides/${uniqueId}/reviews`, { json });
      const headers = { "User-Agent": "Mozilla/5.0 (Linux; Android 14) Chrome/129.0.0.0 Mobile" };
      await call("POST", `/api/guides/${uniqueId}/events`, { json: { kind: "contact" }, headers });
      const rows = await db.select().from(guideDays).where(eq(guideDays.guideId, id));
      return [review.status, rows.map(({ contacts }) => contacts)];
    };
    expect(await send()).toEqual([201, [1]]);
    await leave(person);
    expect(await send()).toEqual([404, [1]]);
  });

  it("a deletion hides the public page from visitors and from its owner", async () => {
    const person = await makePerson();
    const { uniqueId } = await makeGuide(person);
    const path = `/profile/${uniqueId}`;
    const visit = async () => {
      const request = new Request(`${ORIGIN}${path}?lang=en`);
      return (await new PublicPages(createExecutionContext(), site).fetch(request)).status;
    };
    const visitAs = async (as: Person) => (await call("GET", path, { as, env: site })).status;
    expect([await visit(), await visitAs(person)]).toEqual([200, 200]);
    const owner = after(person, await leave(person));
    expect([await visit(), await visitAs(owner)]).toEqual([404, 404]);
  });

  it("a deletion purges the account's kept pages itself, not only where its call succeeds, and so does keeping it", async () => {
    const person = await makePerson();
    const purged: string[] = [];
    const PAGE_CACHE = {
      ...pageCacheOf(),
      purge: (tags: string[]) => {
        purged.push(...tags);
        return Promise.resolve("purged" as const);
      },
    };
    await withEnv({ ...plainEnv, PAGE_CACHE }, async () => {
      await scheduleDeletion(contextOf({ env }), person.id);
      expect(purged).toContain(`user-${person.id}`);
      purged.length = 0;
      await call("POST", "/api/account/keep", { as: person });
      expect(purged).toContain(`user-${person.id}`);
    });
  });

  it("a deletion that is scheduled leaves what belongs to the account itself, and refuses every other write", async () => {
    const person = await makePerson({ role: "operator" });
    const [guide, tour] = [await makeGuide(person), await makeTour(person)];
    const here = after(person, await leave(person));
    const writes = [
      ["POST", "/api/guides", { name: "Another" }],
      ["PATCH", `/api/guides/${guide.id}`, { bio: "New" }],
      ["DELETE", `/api/guides/${guide.id}`, undefined],
      ["POST", "/api/tours", { title: "A", description: "B", externalLink: "https://c.example" }],
      ["DELETE", `/api/tours/${tour.id}`, undefined],
      ["PATCH", "/api/user/operator-name", { operatorName: "Sete" }],
      ["DELETE", "/api/user/banner-image", undefined],
      ["POST", "/api/subscriptions/create-checkout-session", undefined],
      ["POST", "/api/subscriptions/sync", undefined],
    ] as const;
    for (const [method, path, json] of writes) {
      const response = await call(method, path, { as: here, json, env });
      expect([path, response.status]).toEqual([path, 403]);
      expect(await response.json()).toMatchObject({
        message: "Your account is about to be deleted. Keep it to go on.",
        code: "deletion_scheduled",
      });
    }
    expect((await call("GET", "/api/user/guides", { as: here })).status).toBe(200);
    const exported = await call("POST", "/api/account/export", { as: here });
    expect(exported.status).toBe(200);
    await exported.arrayBuffer();
    expect((await call("PATCH", "/api/account", { as: here, json: { language: "de" } })).status).toBe(200);
    const signedIn = await elsewhere(here);
    expect(await me(signedIn)).toBe(200);
    const kept = await call("POST", "/api/account/keep", { as: signedIn });
    expect(kept.status).toBe(200);
    expect(await kept.json()).toMatchObject({ id: person.id, deletionDueAt: null });
    expect((await call("POST", "/api/guides", { as: signedIn, json: { name: "Another" } })).status).toBe(201);
  });

  it("keeping an account whose deletion nobody asked for changes nothing", async () => {
    const person = await makePerson();
    const before = await rowOf(person.id);
    expect((await call("POST", "/api/account/keep", { as: person })).status).toBe(200);
    expect(await rowOf(person.id)).toEqual(before);
  });
});

describe("the plan of an account that is to be deleted", () => {
  it("a plan ends at Stripe at once when a deletion is asked for, and a kept account can subscribe again", async () => {
    const person = await makePerson({ trialEndsAt: new Date(0) });
    const plan = await subscribe(person);
    expect(await planStatus(plan)).toBe("active");
    const here = after(person, await leave(person));
    expect(await planStatus(plan)).toBe("canceled");
    expect(await rowOf(person.id)).toMatchObject({ subscriptionStatus: "inactive" });
    await call("POST", "/api/account/keep", { as: here });
    expect(await planStatus(await subscribe(here))).toBe("active");
  });

  it("a deletion with Stripe away is accepted and hides the pages, and a later run ends the plan", async () => {
    const quiet = vi.spyOn(console, "error").mockImplementation(() => {});
    const person = await makePerson({ trialEndsAt: new Date(0) });
    const guide = await makeGuide(person);
    const plan = await subscribe(person);
    await control("fault", { path: "/v1/subscriptions", status: 500, times: 99 });
    expect((await leave(person)).status).toBe(202);
    expect((await call("GET", `/api/guides/${guide.uniqueId}`)).status).toBe(404);
    const at = (later: number) => contextOf({ env, now: Date.now() + later });
    expect((await syncDue(at(HOUR))).failed).toBe(1);
    expect(await rowOf(person.id)).toMatchObject({ subscriptionStatus: "active" });
    await calm();
    expect(await planStatus(plan)).toBe("active");
    await syncDue(at(2 * HOUR));
    expect(await planStatus(plan)).toBe("canceled");
    expect(await rowOf(person.id)).toMatchObject({ subscriptionStatus: "inactive" });
    quiet.mockRestore();
  });

  it("a plan that was renewed unnoticed, and whose end fails, is ended by the next run, and not a day later", async () => {
    const quiet = vi.spyOn(console, "error").mockImplementation(() => {});
    const person = await makePerson({ trialEndsAt: new Date(0) });
    const plan = await subscribe(person);
    await db
      .update(users)
      .set({ periodEndsAt: new Date(0) })
      .where(eq(users.id, person.id));
    await control("fault", { path: "/v1/subscriptions", method: "DELETE", status: 500, times: 99 });
    expect((await leave(person)).status).toBe(202);
    expect(await planStatus(plan)).toBe("active");
    await calm();
    await syncDue(contextOf({ env, now: Date.now() + HOUR }));
    expect(await planStatus(plan)).toBe("canceled");
    quiet.mockRestore();
  });

  it("a checkout page that is open when a deletion is asked for can't be paid any more", async () => {
    const person = await makePerson({ trialEndsAt: new Date(0) });
    const url = await openCheckout(person);
    await leave(person);
    expect(await payAt(url)).toBeNull();
    const customer = (await rowOf(person.id)).customerId ?? "";
    expect((await stripe.subscriptions.list({ customer, status: "all" })).data).toEqual([]);
  });

  it("a checkout page that couldn't be closed, and is paid after its account was to be deleted, leaves no plan for longer than an hour", async () => {
    const quiet = vi.spyOn(console, "error").mockImplementation(() => {});
    const person = await makePerson({ trialEndsAt: new Date(0) });
    const url = await openCheckout(person);
    await control("fault", { path: "/v1/checkout/sessions", status: 500, times: 99 });
    const here = after(person, await leave(person));
    await calm();
    quiet.mockRestore();
    await payAt(url);
    await syncAccount(contextOf({ env }), person.id);
    const { subscriptionId, subscriptionStatus } = await rowOf(person.id);
    expect(subscriptionStatus).toBe("active");
    await syncDue(contextOf({ env, now: Date.now() + HOUR }));
    expect(await planStatus(subscriptionId ?? "")).toBe("canceled");
    await call("POST", "/api/account/keep", { as: here });
    expect(await rowOf(person.id)).toMatchObject({ subscriptionStatus: "inactive", deletionDueAt: null });
  });

  it("a plan that two calls end at once ends once, and neither of them fails", async () => {
    const person = await makePerson({ trialEndsAt: new Date(0) });
    const plan = await subscribe(person);
    const end = () => endSubscription(contextOf({ env }), person.id);
    await Promise.all([end(), end()]);
    expect(await planStatus(plan)).toBe("canceled");
    expect(await rowOf(person.id)).toMatchObject({ subscriptionStatus: "inactive" });
  });

  it("nothing of an account is removed before Stripe has confirmed the plan's end", async () => {
    const quiet = vi.spyOn(console, "error").mockImplementation(() => {});
    const person = await makePerson({ trialEndsAt: new Date(0) });
    const guide = await makeGuide(person);
    await call("POST", `/api/guides/${guide.id}/profile-picture`, {
      as: person,
      body: upload(plainPictures.png),
    });
    await subscribe(person);
    const { customerId } = await rowOf(person.id);
    await control("fault", { path: "/v1/", status: 500, times: 99 });
    const here = after(person, await leave(person));
    const pictures = async () => (await plainEnv.PICTURES.list({ prefix: `${person.id}/` })).objects.length;
    const now = await leave(here, { now: true });
    expect(now.status).toBe(502);
    await makeDue(person);
    await deleteDue(contextOf({ env }));
    expect([await exists(person), await db.$count(guides, eq(guides.userId, person.id))]).toEqual([true, 1]);
    expect(await pictures()).toBeGreaterThan(0);
    await calm();
    await deleteDue(contextOf({ env }));
    expect([await exists(person), await pictures()]).toEqual([false, 0]);
    expect((await stripe.customers.retrieve(customerId ?? "")).deleted).toBe(true);
    quiet.mockRestore();
  });
});

/** How many rows of each table are an account's, or its profiles'. */
async function countsOf({ id }: Person, guideId: number): Promise<Record<string, number>> {
  const counts: [string, number][] = [["users", await db.$count(users, eq(users.id, id))]];
  for (const { name, owner } of TABLES) {
    if (!owner) continue;
    const column = owner === "user_id" ? sql`user_id = ${id}` : sql`guide_id = ${guideId}`;
    const [row] = await db.all<{ n: number }>(
      sql`select count(*) n from ${sql.identifier(name)} where ${column}`,
    );
    counts.push([name, row?.n ?? -1]);
  }
  return Object.fromEntries(counts);
}

/** An operator with rows in every table that can have some. */
async function makeEverything() {
  const { env: mailEnv, failNext } = makeMailService();
  const person = await makePerson({ role: "operator" });
  await db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, person.id));
  const [guide, tour] = [await makeGuide(person), await makeTour(person)];
  const as = person;
  await call("POST", `/api/guides/${guide.id}/tours`, { as, json: { tourId: tour.id, position: 1 } });
  await call("POST", `/api/guides/${guide.id}/review-platforms`, {
    as,
    json: { platform: "Tripadvisor", url: "https://tripadvisor.example/x", guideId: guide.id },
  });
  await call("POST", `/api/guides/${guide.uniqueId}/reviews`, {
    json: { name: "Hannah", rating: 5, comment: "Lovely" },
  });
  await call("POST", `/api/guides/${guide.uniqueId}/report`, { json: { reason: "impersonation" } });
  await call("PATCH", `/api/guides/${guide.id}`, { as, json: { handle: `walker-${guide.id}` } });
  await call("POST", "/api/account/confirm", { as, json: { password: PASSWORD } });
  const ways = [{ kind: "revolut", value: "martawalks" }];
  await call("PUT", `/api/guides/${guide.id}/payment-ways`, { as, json: ways });
  const links = [{ label: "Website", url: "https://marta.example/" }];
  await call("PUT", `/api/guides/${guide.id}/links`, { as, json: links });
  await call("PUT", "/api/push", { as, json: (await makeDevice()).subscription });
  await addSums(db, { guideId: guide.id, day: "2026-11-22", visits: 1 });
  await call("POST", "/api/auth/password/forgot", { json: { email: person.email }, env: mailEnv });
  failNext("E_DELIVERY_FAILED");
  await call("POST", "/api/auth/password/forgot", { json: { email: person.email }, env: mailEnv });
  await db.run(sql`insert into passkeys (credential_id, user_id, public_key, counter, name, created_at)
    values (${`credential of ${person.id}`}, ${person.id}, 'key', 0, 'Phone', 0)`);
  await call("POST", "/api/user/banner-image", { as, body: upload(plainPictures.png) });
  await db
    .insert(machineTranslations)
    .values({ guideId: guide.id, language: "de", subject: "profile", sourceHash: "x", madeAt: new Date() });
  const colleague = await makeGuide(await makePerson());
  await db.insert(guideEditors).values([
    { guideId: guide.id, email: "invited@example.com", invitedAt: new Date() },
    { guideId: colleague.id, email: person.email, userId: person.id, invitedAt: new Date() },
  ]);
  return { person, guide };
}

describe("a deletion that is carried out", () => {
  it("a deletion at once is refused where none is scheduled", async () => {
    const person = await makePerson();
    const response = await leave(person, { now: true });
    expect(response.status).toBe(409);
    expect([await exists(person), await me(person)]).toEqual([true, 200]);
  });

  it("a deletion at once leaves no row in any table, no picture, session or customer, and signs out", async () => {
    const { person, guide } = await makeEverything();
    const plan = await subscribe(person);
    const full = await countsOf(person, guide.id);
    // A removal is the note of an account that is gone already.
    expect(Object.entries(full).filter(([, n]) => n === 0)).toEqual([["removals", 0]]);
    const here = after(person, await leave(person));
    const response = await leave(here, { now: true });
    expect(response.status).toBe(204);
    expect(cookiesOf(response)).toMatch(/(?:^|; )sid=(?:;|$)/);
    // As after a sign-out, nobody who uses the device next goes back to what was on the screen.
    expect(response.headers.get("Clear-Site-Data")).toBe('"cache", "storage"');
    const left = await countsOf(person, guide.id);
    expect(Object.entries(left).filter(([, n]) => n !== 0)).toEqual([]);
    expect((await plainEnv.PICTURES.list({ prefix: `${person.id}/` })).objects).toEqual([]);
    expect((await plainEnv.SESSIONS.list({ prefix: `user:${person.id}:` })).keys).toEqual([]);
    expect(await planStatus(plan)).toBe("canceled");
    expect(await me(here)).toBe(401);
    expect(
      (await call("POST", "/api/auth/login", { json: { email: person.email, password: PASSWORD } })).status,
    ).toBe(401);
    const audit = await call("GET", "/api/admin/audit", { as: await makeAdmin() });
    const entries = (await audit.json<AuditEntry[]>()).filter(
      ({ subject }) => subject === `user ${person.id}`,
    );
    expect(entries).toMatchObject([
      { admin: "the owner", action: "user-delete", detail: "profiles: 1, experiences: 1" },
    ]);
    expect(JSON.stringify(entries)).not.toContain(person.email);
  });

  it("a deletion at once, asked for twice at the same time, it is done once and neither call fails", async () => {
    const person = await leaving();
    const both = await Promise.all([leave(person, { now: true }), leave(person, { now: true })]);
    for (const { status } of both) expect([204, 401, 404]).toContain(status);
    expect(both.map(({ status }) => status)).toContain(204);
    expect([await exists(person), await db.select().from(removals)]).toEqual([false, []]);
  });

  it("the hourly run deletes the accounts that are due, and only those", async () => {
    const [due, notYet, kept, usual] = [
      await leaving(),
      await leaving(),
      await leaving(),
      await makePerson(),
    ];
    await makeDue(due);
    await makeDue(kept);
    await call("POST", "/api/account/keep", { as: kept });
    await runHourly();
    const left = await Promise.all([due, notYet, kept, usual].map(exists));
    expect(left).toEqual([false, true, true, true]);
    expect([await me(due), await me(notYet), await me(kept)]).toEqual([401, 200, 200]);
  });

  it("one deletion that fails doesn't keep the run from the others", async () => {
    const quiet = vi.spyOn(console, "error").mockImplementation(() => {});
    const [first, second] = [await leaving(), await leaving()];
    await makeDue(first, 1000);
    await makeDue(second);
    await control("fault", { path: "/v1/customers", status: 500, times: 2 });
    await deleteDue(contextOf({ env }));
    expect([await exists(first), await exists(second)]).toEqual([true, false]);
    await deleteDue(contextOf({ env }));
    expect(await exists(first)).toBe(false);
    quiet.mockRestore();
  });

  it("an account that is kept after the hourly run has found it due stays whole", async () => {
    const person = await leaving();
    await makeDue(person);
    const late = beforeFirst(env, /delete from "users"/, () => keepAccount(contextOf({ env }), person.id));
    await deleteDue(contextOf({ env: late }));
    expect([await exists(person), await me(person)]).toEqual([true, 200]);
    expect(await db.select().from(removals)).toEqual([]);
  });

  it("an account that isn't leaving can't be deleted at once, and keeps its plan", async () => {
    const person = await makePerson();
    const plan = await subscribe(person);
    const refused = await leave(person, { now: true });
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: "not_leaving" }]);
    expect([await exists(person), await me(person), await planStatus(plan)]).toEqual([true, 200, "trialing"]);
  });

  it.each(["a change of address", "a passkey", "an e-mail that waits"])(
    "an account isn't deleted at once while %s can be taken back, and keeps what it has at Stripe; on its date it goes",
    async (what) => {
      const person = await makePerson();
      await subscribe(person);
      const here = after(person, await leave(person));
      const { customerId } = await rowOf(person.id);
      const row = { userId: person.id, hash: what, email: person.email };
      const expiresAt = new Date(Date.now() + 60_000);
      if (what === "a change of address")
        await db.insert(linkTokens).values({ ...row, purpose: "cancel-email", expiresAt });
      else if (what === "a passkey")
        await db.insert(linkTokens).values({ ...row, purpose: "undo-sign-in-change", expiresAt });
      else
        await db.insert(letters).values({
          kind: "email-changing",
          userId: person.id,
          recipient: person.email,
          queuedAt: new Date(),
          dueAt: expiresAt,
        });
      const refused = await leave(here, { now: true });
      expect([refused.status, await refused.json()]).toMatchObject([
        409,
        { code: "contested", message: expect.stringMatching(/^Nothing was deleted: .* 7 days are over\.$/) },
      ]);
      expect(await exists(person)).toBe(true);
      expect((await stripe.customers.retrieve(customerId ?? "")).deleted).toBeUndefined();
      await db
        .update(linkTokens)
        .set({ expiresAt: new Date(0) })
        .where(eq(linkTokens.userId, person.id));
      await makeDue(person);
      await deleteDue(contextOf({ env }));
      expect(await exists(person)).toBe(false);
    },
  );

  it("an account that is kept while it is deleted at once stays, and the call says so", async () => {
    const person = await leaving();
    const user: User = await (await call("GET", "/api/auth/me", { as: person })).json();
    await keepAccount(contextOf({ env }), person.id);
    await expect(deleteNow(contextOf({ env }), user, "")).rejects.toThrow(
      "No deletion of this account is scheduled.",
    );
    expect([await exists(person), await me(person)]).toEqual([true, 200]);
  });

  it("an account kept and due at the same instant is there whole, or not at all", async () => {
    for (let n = 0; n < 5; n++) {
      const owner = await makePerson();
      const guide = await makeGuide(owner);
      const person = after(owner, await leave(owner));
      await makeDue(person);
      const [kept] = await Promise.all([
        call("POST", "/api/account/keep", { as: person }),
        deleteDue(contextOf({ env })),
      ]);
      const isThere = await exists(person);
      expect(kept.status).toBe(isThere ? 200 : kept.status === 200 ? 200 : 401);
      expect(await db.$count(guides, eq(guides.id, guide.id))).toBe(isThere ? 1 : 0);
      if (isThere) expect((await rowOf(person.id)).deletionDueAt).toBeNull();
    }
  });
});
