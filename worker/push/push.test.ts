import { eq } from "drizzle-orm";
import { decodeProtectedHeader, importJWK, jwtVerify } from "jose";
import { describe, expect, it, vi } from "vitest";
import { DAY, MINUTE } from "#schema/durations.ts";
import type { PushState } from "#schema/push.ts";
import { users } from "../db/tables/accounts.ts";
import { sessions } from "../db/tables/auth.ts";
import { guideEditors } from "../db/tables/editors.ts";
import { guides } from "../db/tables/guides.ts";
import { pushSubscriptions } from "../db/tables/push.ts";
import { rateCounters } from "../db/tables/rate-counters.ts";
import { removeExpiredSessions } from "../auth/sessions.ts";
import { publishDue } from "../reviews/publish-due.ts";
import {
  call,
  contextOf,
  cookiesOf,
  db,
  makeAdmin,
  makeGuide,
  makePerson,
  PASSWORD,
  type Person,
} from "../testing/factories.ts";
import { makeDevice, pushEnv } from "../testing/push.ts";
import { recordQueries } from "../testing/queries.ts";
import { pushDue } from "./new-review.ts";
import { MOST_DEVICES } from "./subscriptions.ts";

const env = recordQueries(pushEnv());

type Device = Awaited<ReturnType<typeof makeDevice>>;
const subscribe = async (as: Person, { subscription }: Pick<Device, "subscription">) =>
  (await call("PUT", "/api/push", { as, json: subscription, env })).status;

/** Someone with a page and a device that is told. */
async function makeTold() {
  const person = await makePerson();
  const guide = await makeGuide(person);
  const device = await makeDevice();
  expect(await subscribe(person, device)).toBe(204);
  return { person, guide, device };
}

async function review(uniqueId: string, values: { rating?: number; comment?: string } = {}, key?: string) {
  await db.delete(rateCounters);
  // Of different words each, without digits: a near copy and a telephone number would be held.
  const words = crypto
    .randomUUID()
    .replace(/[\d-]/g, (sign) => " ghijklmnop"["-0123456789".indexOf(sign)] ?? "");
  const comment = `Lovely: ${words}`;
  const response = await call("POST", `/api/guides/${uniqueId}/reviews`, {
    json: { name: "Hannah", rating: 5, comment, ...values },
    env,
    ...(key && { headers: { "Idempotency-Key": key } }),
  });
  expect([200, 201]).toContain(response.status);
  return response.json<{ id: number; status?: string }>();
}
const runIn = (ms: number) => pushDue(contextOf({ env, now: Date.now() + ms }));
const devicesOf = ({ id }: Person) =>
  db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, id));

describe("notices on devices", () => {
  it("an editor's device is told as the owner's is, until the editor is removed", async () => {
    const { person, guide, device } = await makeTold();
    const [editor, stranger] = [await makePerson(), await makePerson()];
    const at = new Date();
    await db
      .insert(guideEditors)
      .values({ guideId: guide.id, email: editor.email, userId: editor.id, invitedAt: at, joinedAt: at });
    const [ownDevice, other] = [await makeDevice(), await makeDevice()];
    await subscribe(editor, ownDevice);
    await subscribe(stranger, other);
    await review(guide.uniqueId);
    for (const one of [device, ownDevice]) await expect.poll(() => one.received()).toHaveLength(1);
    expect(await other.received()).toEqual([]);
    const state: PushState = await (await call("GET", "/api/push", { as: editor, env })).json();
    expect(state.hasReviews).toBe(true);
    await db.delete(guideEditors).where(eq(guideEditors.userId, editor.id));
    await review(guide.uniqueId);
    await expect.poll(() => device.received()).toHaveLength(2);
    expect(await ownDevice.received()).toHaveLength(1);
    expect(await devicesOf(person)).toHaveLength(1);
  });

  it("a new review is told at once to each device of its guide, encrypted for it, with its stars and no words", async () => {
    const { person, guide, device } = await makeTold();
    const other = await makeDevice("updates.push.services.mozilla.com");
    await subscribe(person, other);
    await review(guide.uniqueId, { rating: 4 });
    const notification = {
      title: "A new review",
      body: "4 out of 5 stars",
      navigate: `http://localhost/profile/${guide.uniqueId}`,
    };
    for (const one of [device, other]) {
      await expect.poll(() => one.messages()).toEqual([{ web_push: 8030, notification }]);
      const [message] = await one.received();
      expect(message?.headers).toMatchObject({
        "content-encoding": "aes128gcm",
        ttl: "86400",
        topic: "reviews",
        urgency: "normal",
      });
    }
  });

  it("a device is told although five that are due before it can't be", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    const all = await Promise.all(Array.from({ length: 6 }, makeTold));
    for (const [place, { person, guide, device }] of all.entries()) {
      const { id } = await review(guide.uniqueId);
      await expect.poll(() => device.received()).toHaveLength(1);
      const isBroken = place < 5;
      await db
        .update(pushSubscriptions)
        .set({
          reviewId: id,
          dueAt: new Date(isBroken ? 1 : 2),
          attempts: 0,
          ...(isBroken && { endpoint: `no address ${place}` }),
        })
        .where(eq(pushSubscriptions.userId, person.id));
    }
    await runIn(0);
    expect(await all.at(-1)?.device.received()).toHaveLength(2);
    expect(error).toHaveBeenCalledTimes(5);
    error.mockRestore();
  });

  it("a device is told in the language of its account", async () => {
    const { person, guide, device } = await makeTold();
    await call("PATCH", "/api/account", { as: person, json: { language: "de" }, env });
    await review(guide.uniqueId, { rating: 4 });
    const notification = { title: "Eine neue Bewertung", body: "4 von 5 Sternen" };
    await expect.poll(() => device.messages()).toMatchObject([{ notification }]);
  });

  it("the server says who it is, to the service alone that it writes to (RFC 8292)", async () => {
    const { person, guide, device } = await makeTold();
    await review(guide.uniqueId);
    await expect.poll(() => device.received()).toHaveLength(1);
    const [message] = await device.received();
    const { t = "", k = "" } =
      /^vapid t=(?<t>[\w.-]+), k=(?<k>[\w-]+)$/.exec(message?.headers.authorization ?? "")?.groups ?? {};
    const { publicKey } = await (await call("GET", "/api/push", { as: person, env })).json<PushState>();
    expect(k).toBe(publicKey);
    const bytes = Uint8Array.from(atob(k.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
    const part = (from: number) => btoa(String.fromCharCode(...bytes.slice(from, from + 32)));
    const url = (text: string) => text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
    const key = await importJWK({ kty: "EC", crv: "P-256", x: url(part(1)), y: url(part(33)) }, "ES256");
    expect(decodeProtectedHeader(t).alg).toBe("ES256");
    const { payload } = await jwtVerify(t, key);
    expect(payload).toMatchObject({ aud: "https://fcm.googleapis.com", sub: "http://localhost" });
    expect((payload.exp ?? 0) * 1000 - Date.now()).toBeLessThan(DAY);
  });

  it("nothing is told twice: not by the hourly run, not for a review that was sent again", async () => {
    const { guide, device } = await makeTold();
    const comment = "The same words, sent twice by a phone in a tunnel.";
    await review(guide.uniqueId, { comment }, "key-of-one-review");
    await expect.poll(() => device.received()).toHaveLength(1);
    await review(guide.uniqueId, { comment }, "key-of-one-review");
    await Promise.all([runIn(0), runIn(DAY)]);
    expect(await device.received()).toHaveLength(1);
    await review(guide.uniqueId);
    await expect.poll(() => device.received()).toHaveLength(2);
  });

  it("two runs at once tell a device that waits once", async () => {
    const { guide, device } = await makeTold();
    await device.respondNext(503);
    await review(guide.uniqueId);
    await expect.poll(() => device.received()).toHaveLength(1);
    await Promise.all([runIn(6 * MINUTE), runIn(6 * MINUTE)]);
    expect((await device.received()).map(({ status }) => status)).toEqual([503, 201]);
  });

  it("a device that takes none any more is forgotten", async () => {
    const { person, guide, device } = await makeTold();
    await device.respondNext(410);
    await review(guide.uniqueId);
    await expect.poll(() => devicesOf(person)).toEqual([]);
  });

  it("a service that fails is asked again with growing pauses, five times at the most", async () => {
    const { person, guide, device } = await makeTold();
    await device.respondNext(503, 429, 500, 500, 500, 500);
    await review(guide.uniqueId);
    await expect.poll(() => device.received()).toHaveLength(1);
    await runIn(4 * MINUTE);
    expect(await device.received()).toHaveLength(1);
    await runIn(6 * MINUTE);
    expect(await device.received()).toHaveLength(2);
    for (let day = 1; day <= 8; day++) await runIn(day * DAY);
    expect(await device.received()).toHaveLength(5);
    expect(await devicesOf(person)).toMatchObject([{ reviewId: null, dueAt: null }]);
  });

  it("a message that its service refuses for good isn't sent again, and the next one is", async () => {
    const { guide, device } = await makeTold();
    await device.respondNext(413);
    await review(guide.uniqueId);
    await expect.poll(() => device.received()).toHaveLength(1);
    await runIn(DAY);
    await review(guide.uniqueId);
    await expect.poll(async () => (await device.received()).map(({ status }) => status)).toEqual([413, 201]);
  });

  it("a notice that waits isn't sent any more once its review is hidden", async () => {
    const { person, guide, device } = await makeTold();
    await device.respondNext(503);
    const { id } = await review(guide.uniqueId);
    await expect.poll(() => device.received()).toHaveLength(1);
    const admin = await makeAdmin();
    const json = { reason: "An advertisement" };
    expect((await call("POST", `/api/admin/reviews/${id}/hide`, { as: admin, json, env })).status).toBe(200);
    await runIn(6 * MINUTE);
    expect(await device.received()).toHaveLength(1);
    expect(await devicesOf(person)).toMatchObject([{ reviewId: null, dueAt: null }]);
  });

  it("a held review is told once it is published, a hidden one never", async () => {
    const { guide, device } = await makeTold();
    expect(await review(guide.uniqueId, { comment: "See https://spam.example now" })).toMatchObject({
      status: "held",
    });
    await runIn(MINUTE);
    expect(await device.received()).toEqual([]);
    await publishDue(contextOf({ env, now: Date.now() + 8 * DAY }));
    await runIn(9 * DAY);
    expect(await device.messages()).toHaveLength(1);
  });

  it.each<[string, (person: Person) => Promise<unknown>]>([
    ["that was logged out", (as) => call("POST", "/api/auth/logout", { as, env })],
    [
      "whose time is over",
      ({ id }) => db.update(sessions).set({ expiresAt: new Date() }).where(eq(sessions.userId, id)),
    ],
    [
      "from before a new password",
      ({ id }) =>
        db
          .update(users)
          .set({ sessionsFrom: new Date(Date.now() + MINUTE) })
          .where(eq(users.id, id)),
    ],
  ])("a session %s is told nothing, and its device is forgotten", async (_, end) => {
    const { person, guide, device } = await makeTold();
    await end(person);
    await review(guide.uniqueId);
    await expect.poll(() => devicesOf(person)).toEqual([]);
    expect(await device.received()).toEqual([]);
  });

  it("a notice that waits isn't sent any more to somebody who is no editor, or about a colleague", async () => {
    const { person, guide, device } = await makeTold();
    const editor = await makePerson();
    const at = new Date();
    await db
      .insert(guideEditors)
      .values({ guideId: guide.id, email: editor.email, userId: editor.id, invitedAt: at, joinedAt: at });
    const other = await makeDevice();
    await subscribe(editor, other);
    const all = [device, other];
    for (const one of all) await one.respondNext(503);
    const { id } = await review(guide.uniqueId);
    for (const one of all) await expect.poll(() => one.received()).toHaveLength(1);
    await db.delete(guideEditors).where(eq(guideEditors.userId, editor.id));
    await db.update(guides).set({ earlierReviewId: id }).where(eq(guides.id, guide.id));
    await runIn(6 * MINUTE);
    for (const one of all) expect(await one.received()).toHaveLength(1);
    expect(await devicesOf(person)).toMatchObject([{ reviewId: null, dueAt: null }]);
  });

  it("a device is told also after its user has changed the password, signed out elsewhere or signed in anew on it", async () => {
    const { person, guide, device } = await makeTold();
    const other = await makeDevice();
    const login = { email: person.email, password: PASSWORD };
    const elsewhere = await call("POST", "/api/auth/login", { json: login });
    expect(await subscribe({ ...person, cookie: cookiesOf(elsewhere) }, other)).toBe(204);
    const renewals = [
      ["POST", "/api/account/password", { currentPassword: PASSWORD, password: PASSWORD }],
      ["DELETE", "/api/account/sessions", undefined],
      ["POST", "/api/auth/login", login],
    ] as const;
    let as = person;
    for (const [n, [method, path, json]] of renewals.entries()) {
      const response = await call(method, path, { as, json });
      expect([path, response.status]).toEqual([path, path.endsWith("login") ? 200 : 204]);
      as = { ...person, cookie: cookiesOf(response) };
      await review(guide.uniqueId);
      await expect.poll(() => device.received()).toHaveLength(n + 1);
    }
    // The session of the other device ended with the old password, and its notices with it.
    expect(await other.received()).toEqual([]);
    expect(await devicesOf(person)).toHaveLength(1);
  });

  it.each([
    ["its user has signed out", (as: Person) => call("POST", "/api/auth/logout", { as })],
    [
      "its session was ended on another device",
      async (as: Person) => {
        const [{ id }] = await (await call("GET", "/api/account/sessions", { as })).json<[{ id: number }]>();
        return call("DELETE", `/api/account/sessions/${id}`, { as });
      },
    ],
    [
      "its user has signed out elsewhere",
      async ({ email }: Person) => {
        const login = await call("POST", "/api/auth/login", { json: { email, password: PASSWORD } });
        const as = { id: 0, email, cookie: cookiesOf(login) };
        return call("DELETE", "/api/account/sessions", { as });
      },
    ],
    [
      "someone else has signed in on it",
      async (as: Person) => {
        const { email } = await makePerson();
        return call("POST", "/api/auth/login", { as, json: { email, password: PASSWORD } });
      },
    ],
    [
      "its session has expired",
      async ({ id }: Person) => {
        await db
          .update(sessions)
          .set({ expiresAt: new Date(0) })
          .where(eq(sessions.userId, id));
        await db.batch(removeExpiredSessions(contextOf()));
        return new Response();
      },
    ],
  ])("a device is forgotten at once where %s", async (_, end) => {
    const { person } = await makeTold();
    const { person: other } = await makeTold();
    expect(await devicesOf(person)).toHaveLength(1);
    expect((await end(person)).ok).toBe(true);
    expect(await devicesOf(person)).toEqual([]);
    expect(await devicesOf(other)).toHaveLength(1);
  });

  it("a device of two accounts is the last one's, and hears nothing of the other", async () => {
    const { guide, device } = await makeTold();
    const second = await makePerson();
    expect(await subscribe(second, device)).toBe(204);
    await review(guide.uniqueId);
    await runIn(0);
    expect(await device.received()).toEqual([]);
    expect(await devicesOf(second)).toHaveLength(1);
  });

  it(`an account has ${MOST_DEVICES} devices at the most: the oldest makes room`, async () => {
    const { person, device } = await makeTold();
    for (let count = 0; count < MOST_DEVICES; count++) await subscribe(person, await makeDevice());
    const stored = await devicesOf(person);
    expect(stored).toHaveLength(MOST_DEVICES);
    expect(stored.map(({ endpoint }) => endpoint)).not.toContain(device.endpoint);
  });

  it("a device says that it wants no more, twice if need be; nobody says it for another's", async () => {
    const { person, guide, device } = await makeTold();
    const stop = async (as: Person) =>
      (await call("DELETE", "/api/push", { as, json: { endpoint: device.endpoint }, env })).status;
    expect(await stop(await makePerson())).toBe(204);
    expect(await devicesOf(person)).toHaveLength(1);
    expect([await stop(person), await stop(person)]).toEqual([204, 204]);
    await review(guide.uniqueId);
    expect(await device.received()).toEqual([]);
  });

  it.each([
    "fcm.googleapis.com",
    "jmt17.google.com",
    "updates.push.services.mozilla.com",
    "web.push.apple.com",
  ])("a browser of the push service %s is taken", async (host) => {
    const person = await makePerson();
    expect(await subscribe(person, await makeDevice(host))).toBe(204);
    expect(await devicesOf(person)).toHaveLength(1);
  });

  it.each([
    "http://fcm.googleapis.com/fcm/send/x",
    "https://fcm.googleapis.com.evil.example/x",
    "https://jmt17.google.com.evil.example/x",
    "https://jmt18.google.com/x",
    "https://x.jmt17.google.com/x",
    "https://jmt17.google.com:8443/x",
    "https://evil.example/fcm.googleapis.com",
    "https://user:pass@fcm.googleapis.com/x",
    "https://fcm.googleapis.com:8443/x",
    "https://localhost/x",
    "https://169.254.169.254/latest/meta-data",
    "https://xpush.apple.com.evil.example/x",
    `https://fcm.googleapis.com/${"x".repeat(1000)}`,
    "no address",
  ])("an endpoint that no known push service has is refused: %s", async (endpoint) => {
    const { subscription } = await makeDevice();
    const person = await makePerson();
    expect(await subscribe(person, { subscription: { ...subscription, endpoint } })).toBe(400);
    expect(await devicesOf(person)).toEqual([]);
  });

  it("all keys that are none are refused", async () => {
    const { subscription } = await makeDevice();
    for (const keys of [
      { ...subscription.keys, auth: "short" },
      { ...subscription.keys, p256dh: "AAAA" },
      { ...subscription.keys, p256dh: "" },
    ])
      expect(await subscribe(await makePerson(), { subscription: { ...subscription, keys } })).toBe(400);
  });

  it.each(["fcm.googleapis.com", "jmt17.google.com", "web.push.apple.com"])(
    "a device of %s whose key is no point of the curve is taken, and goes with its first notice",
    async (host) => {
      const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
      for (const p256dh of ["B".repeat(87), `B${"A".repeat(86)}`, `${"_".repeat(87)}=`]) {
        const [person, { subscription, received }] = [await makePerson(), await makeDevice(host)];
        const { uniqueId } = await makeGuide(person);
        const keys = { ...subscription.keys, p256dh };
        expect(await subscribe(person, { subscription: { ...subscription, keys } })).toBe(204);
        await review(uniqueId);
        await expect.poll(() => devicesOf(person)).toEqual([]);
        expect(await received()).toEqual([]);
      }
      expect(warn).toHaveBeenCalledTimes(3);
      warn.mockRestore();
    },
  );

  it("nobody is asked before a first review, and nobody where this server has no keys", async () => {
    const person = await makePerson();
    const guide = await makeGuide(person);
    const state = async (testEnv: Env) =>
      (await call("GET", "/api/push", { as: person, env: testEnv })).json<PushState>();
    expect(await state(env)).toMatchObject({ hasReviews: false });
    await review(guide.uniqueId);
    expect(await state(env)).toMatchObject({ hasReviews: true, publicKey: expect.stringMatching(/^B/) });
    const without: Env = Object.assign(
      { ...env },
      { VAPID_PUBLIC_KEY: undefined, VAPID_PRIVATE_KEY: undefined },
    );
    expect(await state(without)).toMatchObject({ publicKey: null });
    const { subscription } = await makeDevice();
    expect((await call("PUT", "/api/push", { as: person, json: subscription, env: without })).status).toBe(
      404,
    );
  });
});
