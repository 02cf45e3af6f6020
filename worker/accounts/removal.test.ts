import { createExecutionContext, createScheduledController, waitOnExecutionContext } from "cloudflare:test";
import { env as plainEnv } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { AuditEntry } from "#schema/admin.ts";
import { hashPassword } from "../auth/password.ts";
import { createSession } from "../auth/sessions.ts";
import { removals, users } from "../db/tables/accounts.ts";
import { rateCounters } from "../db/tables/rate-counters.ts";
import worker from "../index.ts";
import { isCounterOf } from "../rate-limits/account-counters.ts";
import { openBilling, payAt, rowOf } from "../testing/billing.ts";
import {
  call,
  contextOf,
  db,
  makeAdmin,
  makeGuide,
  makePerson,
  makeTour,
  PASSWORD,
  type Person,
  upload,
} from "../testing/factories.ts";
import { recordQueries } from "../testing/queries.ts";
import { plainPictures } from "../testing/pictures.ts";

const { env, stripe, control, calm } = openBilling("removal");
const picture = () => upload(plainPictures.png);

let admin: Person;
beforeAll(async () => {
  admin = await makeAdmin();
});
afterEach(() => calm());

const remove = (id: number, testEnv: Env = env) =>
  call("DELETE", `/api/admin/users/${id}`, { as: admin, env: testEnv });

/** An operator with all there is to have, on a running plan. */
async function makeEverything(size = { guides: 1, tours: 3 }) {
  const owner = await makePerson({ role: "operator" });
  const send = (path: string) => call("POST", path, { as: owner, body: picture() });
  const [guides, tours] = await Promise.all([
    Promise.all(Array.from({ length: size.guides }, () => makeGuide(owner))),
    Promise.all(Array.from({ length: size.tours }, () => makeTour(owner))),
  ]);
  await Promise.all([
    ...guides.map(({ id }) => send(`/api/guides/${id}/profile-picture`)),
    ...tours.map(({ id }) => send(`/api/tours/${id}/image`)),
    send("/api/user/banner-image"),
  ]);
  for (const { id } of guides) {
    await call("POST", `/api/guides/${id}/review-platforms`, {
      as: owner,
      json: { platform: "Tripadvisor", url: `https://tripadvisor.example/${id}`, guideId: id },
    });
    await call("PATCH", `/api/guides/${id}`, { as: owner, json: { handle: `walker-${id}` } });
    for (const [n, tour] of tours.slice(0, 3).entries())
      await call("POST", `/api/guides/${id}/tours`, {
        as: owner,
        json: { tourId: tour.id, position: n + 1 },
      });
  }
  await db.run(
    sql`insert into reviews (guide_id, name, rating, comment, date)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 200)
      select ${guides[0]?.id ?? 0}, 'Guest ' || i, 5, 'Lovely', 0 from n`,
  );
  for (let n = 0; n < 2; n++) await createSession(contextOf(), "user", owner.id);
  await call("POST", "/api/auth/login", { json: { email: owner.email, password: "wrong" } });
  const checkout = await call("POST", "/api/subscriptions/create-checkout-session", { as: owner, env });
  await payAt((await checkout.json<{ url: string }>()).url);
  await call("POST", "/api/subscriptions/sync", { as: owner, env });
  const { customerId, subscriptionId } = await rowOf(owner.id);
  return { owner, guides, customerId: customerId ?? "", plan: subscriptionId ?? "" };
}

/** How much each store holds of an account, by its id, its e-mail, or its profiles' ids. */
async function holdingsOf({ id, email }: Person, guideIds: number[], customerId: string) {
  const rows = async (table: string, condition: string, ...values: (string | number)[]) =>
    (await plainEnv.DB.prepare(`select count(*) n from ${table} where ${condition}`)
      .bind(...values)
      .first<number>("n")) ?? -1;
  const ofGuides = (table: string) => rows(table, `guide_id in (${guideIds.join()})`);
  const customer = await stripe.customers.retrieve(customerId);
  return {
    users: await rows("users", "id = ?", id),
    guides: await rows("guides", "user_id = ?", id),
    tours: await rows("tours", "user_id = ?", id),
    featured: await rows("guide_tours", "user_id = ?", id),
    reviews: await ofGuides("reviews"),
    platforms: await ofGuides("review_platforms"),
    words: (await rows("user_words", "user_id = ?", id)) + (await ofGuides("guide_words")),
    counters: await db.$count(rateCounters, await isCounterOf(contextOf(), { userId: id, email })),
    pendingDeletes: await rows("pending_deletes", "key like ?", `${id}/%`),
    removals: await rows("removals", "user_id = ?", id),
    pictures: (await plainEnv.PICTURES.list({ prefix: `${id}/` })).objects.length,
    sessions: (await plainEnv.SESSIONS.list({ prefix: `user:${id}:` })).keys.length,
    customers: customer.deleted ? 0 : 1,
  };
}
const NOTHING = {
  users: 0,
  guides: 0,
  tours: 0,
  featured: 0,
  reviews: 0,
  platforms: 0,
  words: 0,
  counters: 0,
  pendingDeletes: 0,
  removals: 0,
  pictures: 0,
  sessions: 0,
  customers: 0,
};

/** The hourly run. */
async function runHourly(): Promise<void> {
  const ctx = createExecutionContext();
  await worker.scheduled(createScheduledController(), recordQueries(env));
  await waitOnExecutionContext(ctx);
}

const entriesAbout = async (id: number) =>
  (await (await call("GET", "/api/admin/audit", { as: admin })).json<AuditEntry[]>()).filter(
    ({ subject }) => subject === `user ${id}`,
  );

/** A store whose every method fails. */
const broken = <Store extends object>(store: Store): Store =>
  new Proxy(store, { get: () => () => Promise.reject(new Error("the store is down")) });

describe("deletion of an account", () => {
  it("a deletion is remembered outside the database by number and time alone, also once a failed store is back", async () => {
    const owner = await makePerson();
    const remembered = async () =>
      (await plainEnv.PICTURES.list({ prefix: `deletions/${owner.id}-` })).objects.map(({ size }) => size);
    const failing = { ...env, PICTURES: broken(plainEnv.PICTURES) };
    vi.spyOn(console, "error").mockImplementation(() => {});
    expect((await call("DELETE", `/api/admin/users/${owner.id}`, { as: admin, env: failing })).status).toBe(
      204,
    );
    expect(await remembered()).toEqual([]);
    await runHourly();
    expect(await remembered()).toEqual([0]);
    vi.restoreAllMocks();
  });

  it("a deleted account is gone from every store, and its session ends with the next call", async () => {
    const { owner, guides, customerId, plan } = await makeEverything({ guides: 3, tours: 20 });
    const planStatus = async () => (await stripe.subscriptions.retrieve(plan)).status;
    expect(await planStatus()).toBe("trialing");
    const other = await makePerson();
    const kept = await makeGuide(other);
    const ids = guides.map(({ id }) => id);
    expect(await holdingsOf(owner, ids, customerId)).toMatchObject({
      users: 1,
      guides: 3,
      tours: 20,
      featured: 9,
      reviews: 200,
      platforms: 3,
      counters: 7,
      pictures: 30,
      sessions: 3,
      customers: 1,
    });
    expect((await remove(owner.id)).status).toBe(204);
    expect(await holdingsOf(owner, ids, customerId)).toEqual(NOTHING);
    expect(await planStatus()).toBe("canceled");
    expect((await call("GET", "/api/auth/me", { as: owner })).status).toBe(401);
    expect((await call("GET", `/api/guides/${guides[0]?.uniqueId}`)).status).toBe(404);
    expect((await call("GET", `/api/guides/${kept.uniqueId}`)).status).toBe(200);
    const [entry, ...more] = await entriesAbout(owner.id);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      admin: admin.email,
      action: "user-delete",
      detail: "profiles: 3, experiences: 20",
    });
    expect(JSON.stringify(entry)).not.toContain(owner.email);
    expect((await remove(owner.id)).status).toBe(404);
  });

  it("a deletion while Stripe is down changes nothing, says why, and works when repeated", async () => {
    const { owner, guides, customerId } = await makeEverything();
    const ids = guides.map(({ id }) => id);
    const before = await holdingsOf(owner, ids, customerId);
    await control("fault", { path: "/v1/customers", status: 500, times: 99 });
    const refused = await remove(owner.id);
    expect(refused.status).toBe(502);
    expect((await refused.json<{ message: string }>()).message).toBe(
      "The account was not deleted: a running plan must end first, and our payment service doesn't answer right now. Please try again.",
    );
    await calm();
    expect(await holdingsOf(owner, ids, customerId)).toEqual(before);
    expect((await entriesAbout(owner.id)).map(({ action }) => action)).toEqual(["user-delete-failed"]);
    expect((await remove(owner.id)).status).toBe(204);
    expect(await holdingsOf(owner, ids, customerId)).toEqual(NOTHING);
  });

  it.each([
    ["pictures", { PICTURES: broken(plainEnv.PICTURES) }],
    ["sessions", { SESSIONS: broken(plainEnv.SESSIONS) }],
  ])("a deletion succeeds while the %s are down, and the hourly run finishes it", async (_, away) => {
    const { owner, guides, customerId } = await makeEverything();
    const ids = guides.map(({ id }) => id);
    // What holds its admin's session must respond, or only the signature and the database are asked.
    expect((await remove(owner.id, { ...env, ...away })).status).toBe(204);
    expect((await call("GET", "/api/auth/me", { as: owner })).status).toBe(401);
    expect(await holdingsOf(owner, ids, customerId)).toMatchObject({
      users: 0,
      guides: 0,
      removals: 1,
    });
    await runHourly();
    expect(await holdingsOf(owner, ids, customerId)).toEqual(NOTHING);
  });

  it("an unfinished deletion can be finished by repeating it", async () => {
    const owner = await makePerson();
    await remove(owner.id, { ...env, PICTURES: broken(plainEnv.PICTURES) });
    expect(await db.select().from(removals).where(eq(removals.userId, owner.id))).toHaveLength(1);
    expect((await remove(owner.id)).status).toBe(204);
    expect(await db.select().from(removals)).toEqual([]);
    expect((await remove(owner.id)).status).toBe(404);
  });

  it("a deletion also deletes customers at Stripe whose creation got no response", async () => {
    const owner = await makePerson();
    const lost = await stripe.customers.create({
      email: owner.email,
      metadata: { userId: String(owner.id) },
    });
    const others = await stripe.customers.create({ email: owner.email, metadata: { userId: "999999" } });
    await remove(owner.id);
    expect(await stripe.customers.retrieve(lost.id)).toMatchObject({ deleted: true });
    expect((await stripe.customers.retrieve(others.id)).deleted).toBeUndefined();
  });

  it("a deletion succeeds for a customer who was deleted at Stripe", async () => {
    const { owner, guides, customerId } = await makeEverything();
    await stripe.customers.del(customerId);
    expect((await remove(owner.id)).status).toBe(204);
    expect(
      (
        await holdingsOf(
          owner,
          guides.map(({ id }) => id),
          customerId,
        )
      ).users,
    ).toBe(0);
  });

  it("two deletions at the same instant delete and record the account once", async () => {
    const owner = await makePerson();
    const responses = await Promise.all(Array.from({ length: 5 }, () => remove(owner.id)));
    for (const { status } of responses) expect([204, 404]).toContain(status);
    expect((await entriesAbout(owner.id)).map(({ action }) => action)).toEqual(["user-delete"]);
    expect(await db.select().from(removals)).toEqual([]);
  });

  it("a deletion during saves leaves nothing behind", async () => {
    const owner = await makePerson({ role: "operator" });
    const guide = await makeGuide(owner);
    const saves = () => [
      call("PATCH", `/api/guides/${guide.id}`, { as: owner, json: { bio: "Saved" } }),
      call("POST", "/api/guides", { as: owner, json: { name: "Late" } }),
      call("POST", "/api/tours", {
        as: owner,
        json: { title: "Late", description: "Late", externalLink: "https://late.example" },
      }),
      call("POST", `/api/guides/${guide.id}/profile-picture`, { as: owner, body: picture() }),
      call("POST", "/api/user/banner-image", { as: owner, body: picture() }),
    ];
    const responses = await Promise.all([...saves(), remove(owner.id), ...saves()]);
    for (const { status } of responses) expect([200, 201, 204, 401, 403, 404]).toContain(status);
    // What was uploaded after the account had gone is on the list of deletions, and due within the hour.
    await db.run(sql`update pending_deletes set queued_at = 0`);
    await runHourly();
    expect(await holdingsOf(owner, [guide.id], (await stripe.customers.create({})).id)).toMatchObject({
      ...NOTHING,
      customers: 1,
    });
    expect(await db.select().from(users).where(eq(users.id, owner.id))).toEqual([]);
  });

  it("a deletion during a sign-in leaves no session", async () => {
    // Checking a hash of the full cost takes a sixth of a second: by then the account is gone.
    const owner = await makePerson({ passwordHash: await hashPassword(PASSWORD) });
    const signIns = Array.from({ length: 3 }, () =>
      call("POST", "/api/auth/login", { json: { email: owner.email, password: PASSWORD } }),
    );
    const [removed, ...responses] = await Promise.all([remove(owner.id), ...signIns]);
    expect(removed?.status).toBe(204);
    // On a busy machine a sign-in may have to come back later.
    for (const { status } of responses) expect([200, 401, 503]).toContain(status);
    expect((await plainEnv.SESSIONS.list({ prefix: `user:${owner.id}:` })).keys).toEqual([]);
  });

  it("a deletion that can't be finished doesn't block others", async () => {
    const [stuck, next] = [await makePerson(), await makePerson()];
    for (const { id } of [stuck, next]) await remove(id, { ...env, PICTURES: broken(plainEnv.PICTURES) });
    await control("fault", { path: "/v1/customers", status: 500, times: 99 });
    await runHourly();
    expect(await db.select().from(removals)).toHaveLength(2);
    await calm();
    await runHourly();
    expect(await db.select().from(removals)).toEqual([]);
  });

  it("a deletion of an unknown account is 404", async () => {
    for (const id of ["999999", "0", "-1", "abc", "1.5", "9".repeat(30)])
      expect((await call("DELETE", `/api/admin/users/${id}`, { as: admin })).status).toBe(404);
  });
});
