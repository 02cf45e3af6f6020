import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { MINUTE, SECOND } from "#schema/durations.ts";
import type { SessionInfo } from "#schema/account.ts";
import { letters, linkTokens } from "../db/tables/mail.ts";
import { users } from "../db/tables/accounts.ts";
import { sessions } from "../db/tables/auth.ts";
import { rateCounters } from "../db/tables/rate-counters.ts";
import {
  call,
  contextOf,
  cookiesOf,
  db,
  makeAdmin,
  makePerson,
  PASSWORD,
  type Person,
} from "../testing/factories.ts";
import { makeMailService, secretIn } from "../testing/mail.ts";
import { failOn } from "../testing/queries.ts";
import { findDevice } from "./devices.ts";
import { noteUse } from "./session-list.ts";
import { readSession } from "./session-tokens.ts";

const WRONG = { message: "Your current password is not right." };
const NEEDED = { message: "Please enter your password to go on.", code: "reauthentication_required" };

/** The same person on another device. */
async function elsewhere({ email, ...person }: Person, userAgent = ""): Promise<Person> {
  const response = await call("POST", "/api/auth/login", {
    json: { email, password: PASSWORD },
    headers: { "User-Agent": userAgent },
  });
  expect(response.status).toBe(200);
  return { ...person, email, cookie: cookiesOf(response) };
}
const signOutElsewhere = (as: Person, headers?: Record<string, string>) =>
  call("DELETE", "/api/account/sessions", { as, headers });
const me = async (as: Person) => (await call("GET", "/api/auth/me", { as })).status;
const isKnown = async ({ id, cookie }: Person) => {
  const token = /(?:^|; )device=([^;]+)/.exec(cookie)?.[1] ?? "";
  return (await findDevice(contextOf(), "user", token))?.subject === id;
};
const list = async (as: Person): Promise<SessionInfo[]> =>
  (await call("GET", "/api/account/sessions", { as })).json();
const end = async (as: Person, id: number | undefined) =>
  (await call("DELETE", `/api/account/sessions/${id}`, { as })).status;
const currentOf = (listed: SessionInfo[]) => listed.find(({ isCurrent }) => isCurrent)?.id;
const sessionOf = async ({ cookie }: Person) => {
  const session = await readSession(contextOf(), "user", /(?:^|; )sid=([^;]+)/.exec(cookie)?.[1] ?? "");
  if (!session) throw new Error("no session");
  return session;
};
const rowOf = async (person: Person) => {
  const [row] = await db
    .select()
    .from(sessions)
    .where(eq(sessions.key, (await sessionOf(person)).id));
  return row;
};
const change = async (person: Person, values: Partial<typeof sessions.$inferInsert>) =>
  db
    .update(sessions)
    .set(values)
    .where(eq(sessions.key, (await sessionOf(person)).id));
const ago = (ms: number) => new Date(Date.now() - ms);
/** A call that needs a recent proof. */
const askProof = (as: Person, password?: string) =>
  call("DELETE", "/api/account/two-step", { as, ...(password !== undefined && { json: { password } }) });

describe("sign-out on all other devices", () => {
  it("a sign-out on other devices ends their sessions at once and gives this one a new session", async () => {
    const here = await makePerson();
    const [there, somebody, admin] = [await elsewhere(here), await makePerson(), await makeAdmin()];
    expect(await me(there)).toBe(200);
    const response = await signOutElsewhere(here);
    expect(response.status).toBe(204);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await me(there)).toBe(401);
    expect(await me(here)).toBe(401);
    expect(await me({ ...here, cookie: cookiesOf(response) })).toBe(200);
    expect(await me(await elsewhere(here))).toBe(200);
    expect(await me(somebody)).toBe(200);
    expect((await call("GET", "/api/admin/me", { as: admin })).status).toBe(200);
  });

  it("a sign-out on other devices makes all devices but this one unknown to the account", async () => {
    const person = await makePerson();
    const [here, there] = [await elsewhere(person), await elsewhere(person)];
    expect([await isKnown(here), await isKnown(there)]).toEqual([true, true]);
    const now = { ...here, cookie: cookiesOf(await signOutElsewhere(here)) };
    expect([await isKnown(now), await isKnown(there)]).toEqual([true, false]);
  });

  it("two sign-outs on other devices at the same time leave one session", async () => {
    const here = await makePerson();
    const responses = await Promise.all(
      [here, await elsewhere(here)].map((device) => signOutElsewhere(device)),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 401]);
    const standing = await Promise.all(responses.map((one) => me({ ...here, cookie: cookiesOf(one) })));
    expect(standing.toSorted()).toEqual([200, 401]);
  });

  it("a sign-out on other devices is refused from another site", async () => {
    const here = await makePerson();
    const there = await elsewhere(here);
    expect((await signOutElsewhere(here, { Origin: "https://evil.example" })).status).toBe(403);
    expect([await me(here), await me(there)]).toEqual([200, 200]);
  });
});

describe("the list of sessions", () => {
  it("sessions are listed with their devices, last used first, and the current one is marked", async () => {
    const person = await makePerson();
    await change(person, { lastUsedAt: ago(MINUTE) });
    const phone = await elsewhere(
      person,
      "Mozilla/5.0 (Linux; Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0",
    );
    const listed = await list(phone);
    expect(listed).toMatchObject([
      { device: "Firefox on Android", isCurrent: true },
      { device: "Unknown device", isCurrent: false },
    ]);
    for (const { createdAt, lastUsedAt } of listed)
      for (const at of [createdAt, lastUsedAt]) expect(new Date(at).toISOString()).toBe(at);
    expect(Object.keys(listed[0] ?? {}).toSorted()).toEqual([
      "createdAt",
      "device",
      "id",
      "isCurrent",
      "lastUsedAt",
    ]);
    expect(await list(await makePerson())).toHaveLength(1);
  });

  it("a listed session's id is no key to it", async () => {
    const person = await makePerson();
    const [listed] = await list(person);
    const { id } = await sessionOf(person);
    expect(JSON.stringify(listed)).not.toContain(id);
    const cookie = `sid=${listed?.id}`;
    expect(await me({ ...person, cookie })).toBe(401);
  });

  it("a session is ended by its id, at once, and the others stay", async () => {
    const here = await makePerson();
    const [there, third] = [await elsewhere(here), await elsewhere(here)];
    const id = currentOf(await list(there));
    expect(await end(here, id)).toBe(204);
    expect([await me(there), await me(third), await me(here)]).toEqual([401, 200, 200]);
    expect((await list(here)).map((one) => one.id)).not.toContain(id);
    expect(await list(here)).toHaveLength(2);
    expect(await end(here, id)).toBe(404);
  });

  it("somebody else's session is not found and stays", async () => {
    const [person, stranger] = [await makePerson(), await makePerson()];
    expect(await end(stranger, currentOf(await list(person)))).toBe(404);
    expect(await me(person)).toBe(200);
  });

  it("sessions that are over are not listed: signed out, replaced by a sign-in, ended elsewhere, idle or expired", async () => {
    const person = await makePerson();
    const [out, idle, expired] = [await elsewhere(person), await elsewhere(person), await elsewhere(person)];
    await call("POST", "/api/auth/logout", { as: out });
    await change(idle, { lastUsedAt: ago(15 * 24 * 60 * MINUTE) });
    await change(expired, { expiresAt: ago(1) });
    expect(await list(person)).toHaveLength(1);
    const json = { email: person.email, password: PASSWORD };
    const again = await call("POST", "/api/auth/login", { json, as: person });
    const now = { ...person, cookie: cookiesOf(again) };
    expect(await list(now)).toHaveLength(1);
    await elsewhere(person);
    expect(await list(now)).toHaveLength(2);
    const alone = { ...person, cookie: cookiesOf(await signOutElsewhere(now)) };
    expect(await list(alone)).toHaveLength(1);
  });

  it("a session counts also while the database can't note its use", async () => {
    const person = await makePerson();
    await db
      .update(sessions)
      .set({ lastUsedAt: new Date(Date.now() - 61 * MINUTE) })
      .where(eq(sessions.userId, person.id));
    const failing = { ...env, DB: failOn(env.DB, /^update "sessions"/) };
    expect((await call("GET", "/api/auth/me", { as: person, env: failing })).status).toBe(200);
  });

  it("a session's last use is noted once an hour", async () => {
    const person = await makePerson();
    const recent = ago(59 * MINUTE);
    await change(person, { lastUsedAt: recent });
    expect(await me(person)).toBe(200);
    expect((await rowOf(person))?.lastUsedAt).toEqual(recent);
    await change(person, { lastUsedAt: ago(61 * MINUTE) });
    expect(await me(person)).toBe(200);
    expect((await rowOf(person))?.lastUsedAt.getTime()).toBeGreaterThan(Date.now() - MINUTE);
  });

  it("a session from before there was a list is listed after its next use, is not fresh, and can be made so", async () => {
    const person = await makePerson();
    await db.delete(sessions).where(eq(sessions.userId, person.id));
    expect(await list(await elsewhere(person))).toHaveLength(1);
    expect(await me(person)).toBe(200);
    expect(await list(person)).toMatchObject([{}, { device: "Unknown device" }]);
    const refused = await askProof(person);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual(NEEDED);
    expect(
      (await call("POST", "/api/account/confirm", { as: person, json: { password: PASSWORD } })).status,
    ).toBe(204);
    expect((await askProof(person)).status).toBe(204);
  });

  it("a session that two requests list at once keeps the proof that came between", async () => {
    const person = await makePerson();
    await noteUse(contextOf(), await sessionOf(person), null);
    expect((await askProof(person)).status).toBe(204);
  });

  it("an account's sessions go with it", async () => {
    const person = await makePerson();
    await elsewhere(person);
    await db.delete(users).where(eq(users.id, person.id));
    expect(await db.select().from(sessions).where(eq(sessions.userId, person.id))).toEqual([]);
  });
});

describe("a recent proof of who is asking", () => {
  it("signing in and registering are a proof for ten minutes", async () => {
    const registered = await call("POST", "/api/auth/register", {
      json: {
        username: "Fresh",
        email: "fresh@example.com",
        password: "seven ducks in a row",
        confirmPassword: "seven ducks in a row",
        role: "guide",
      },
    });
    const newcomer = { id: 0, email: "fresh@example.com", cookie: cookiesOf(registered) };
    expect((await askProof(newcomer)).status).toBe(204);
    const person = await elsewhere(await makePerson());
    await change(person, { provedAt: ago(10 * MINUTE - 5 * SECOND) });
    expect((await askProof(person)).status).toBe(204);
    await change(person, { provedAt: ago(10 * MINUTE) });
    const refused = await askProof(person);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual(NEEDED);
  });

  it("the right password in a call is a proof, for this session only", async () => {
    const here = await makePerson();
    const there = await elsewhere(here);
    for (const one of [here, there]) await change(one, { provedAt: ago(11 * MINUTE) });
    expect((await askProof(here, PASSWORD)).status).toBe(204);
    expect((await askProof(here)).status).toBe(204);
    expect((await askProof(there)).status).toBe(403);
  });

  it("a wrong password is refused in a fresh session too, and takes its freshness not away", async () => {
    const person = await makePerson();
    const refused = await askProof(person, "wrong");
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject(WRONG);
    expect((await askProof(person)).status).toBe(204);
  });

  it("ten wrong passwords in 15 minutes end the attempts, right ones don't count", async () => {
    const [person, somebody] = [await makePerson(), await makePerson()];
    for (let n = 0; n < 12; n++) expect((await askProof(person, PASSWORD)).status).toBe(204);
    for (let n = 0; n < 10; n++) expect((await askProof(person, "wrong")).status).toBe(403);
    expect((await askProof(person, PASSWORD)).status).toBe(429);
    expect((await askProof(await elsewhere(person), PASSWORD)).status).toBe(429);
    expect((await askProof(somebody, PASSWORD)).status).toBe(204);
    await db.update(rateCounters).set({ expiresAt: new Date(0) });
    expect((await askProof(person, PASSWORD)).status).toBe(204);
  });

  it("signing out elsewhere makes a stale session no fresher", async () => {
    const person = await makePerson();
    await change(person, { provedAt: ago(11 * MINUTE) });
    const now = { ...person, cookie: cookiesOf(await signOutElsewhere(person)) };
    expect(await me(now)).toBe(200);
    expect((await askProof(now)).status).toBe(403);
  });
});

describe("a change of the password", () => {
  const NEW = "seven ducks in a row";
  const changeTo = (as: Person, password: string, currentPassword = PASSWORD, testEnv?: Env) =>
    call("POST", "/api/account/password", { as, json: { currentPassword, password }, env: testEnv });
  const logIn = async ({ email }: Person, password: string) =>
    (await call("POST", "/api/auth/login", { json: { email, password } })).status;

  it("a changed password signs in, the old one doesn't; other sessions end, this one stays, and an e-mail says so", async () => {
    const [here, { env, sent }] = [await makePerson(), makeMailService()];
    const there = await elsewhere(here);
    const response = await changeTo(here, NEW, PASSWORD, env);
    expect(response.status).toBe(204);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const now = { ...here, cookie: cookiesOf(response) };
    expect([await me(now), await me(there), await me(here)]).toEqual([200, 401, 401]);
    expect((await askProof(now)).status).toBe(204);
    expect(await isKnown(now)).toBe(true);
    expect(await isKnown(there)).toBe(false);
    expect([await logIn(here, PASSWORD), await logIn(here, NEW)]).toEqual([401, 200]);
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[here.email, "Your password was changed"]]);
  });

  it("a wrong current password changes nothing", async () => {
    const person = await makePerson();
    const refused = await changeTo(person, NEW, "wrong");
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject(WRONG);
    expect([await me(person), await logIn(person, PASSWORD)]).toEqual([200, 200]);
  });

  it.each(["password123", "lanyard1", "short"])(
    "the new password %j is refused, and nothing changes",
    async (bad) => {
      const person = await makePerson();
      expect((await changeTo(person, bad)).status).toBe(400);
      expect((await changeTo(person, person.email)).status).toBe(400);
      expect([await me(person), await logIn(person, PASSWORD)]).toEqual([200, 200]);
    },
  );

  it("a common new password is refused in words", async () => {
    const refused = await changeTo(await makePerson(), "password123");
    expect(await refused.json()).toMatchObject({
      message: "This password is too common. Please choose another one.",
    });
  });

  it("two changes of the password at once, from two sessions that know it, succeed once", async () => {
    const [here, { env, sent }] = [await makePerson(), makeMailService()];
    const there = await elsewhere(here);
    const passwords = [NEW, "eight geese in a row"];
    const both = await Promise.all([
      changeTo(here, NEW, PASSWORD, env),
      changeTo(there, passwords[1] ?? "", PASSWORD, env),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 401]);
    for (const [n, { status }] of both.entries())
      expect(await logIn(here, passwords[n] ?? "")).toBe(status === 204 ? 200 : 401);
    expect(sent).toHaveLength(1);
  });

  it("a change voids the links for another password and another address that were asked for before", async () => {
    const [person, { env, sent, failNext }] = [await makePerson(), makeMailService()];
    await call("POST", "/api/auth/password/forgot", { json: { email: person.email }, env });
    await call("POST", "/api/account/email", { as: person, json: { email: "thief@example.com" }, env });
    failNext("E_DELIVERY_FAILED");
    await call("POST", "/api/auth/password/forgot", { json: { email: person.email }, env });
    const [reset, confirm] = sent.map(secretIn);
    expect((await changeTo(person, NEW, PASSWORD, env)).status).toBe(204);
    const password = "nine swans in a row";
    expect(
      (await call("POST", "/api/auth/password/reset", { json: { token: reset, password } })).status,
    ).toBe(400);
    expect((await call("POST", "/api/auth/email/confirm", { json: { token: confirm } })).status).toBe(400);
    expect(await db.select().from(letters).where(eq(letters.userId, person.id))).toEqual([]);
    const left = await db.select().from(linkTokens).where(eq(linkTokens.userId, person.id));
    expect(left.map(({ purpose }) => purpose)).toEqual(["cancel-email"]);
  });

  it("a change that comes while the session is being ended changes nothing", async () => {
    const here = await makePerson();
    const there = await elsewhere(here);
    const [changed, ended] = await Promise.all([changeTo(there, NEW), signOutElsewhere(here)]);
    const works = await logIn(here, changed.status === 204 ? NEW : PASSWORD);
    expect([changed.status, works]).toEqual([changed.status === 204 ? 204 : 401, 200]);
    expect([204, 401]).toContain(ended.status);
  });
});
