import { env } from "cloudflare:workers";
import { eq, getTableName, sql } from "drizzle-orm";
import { SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import { DAY, HOUR, MINUTE } from "#schema/durations.ts";
import { call, contextOf, cookiesOf, db, makeAdmin, makePerson, PASSWORD } from "../testing/factories.ts";
import { createDevice, findDevice } from "./devices.ts";
import { isInUse, removeSessionsOf } from "./session-records.ts";
import { readSession, type SessionKind } from "./session-tokens.ts";
import { ACCOUNTS, createSession, endSession } from "./sessions.ts";

const NOW = Date.UTC(2026, 10, 21, 12);

async function begin(kind: SessionKind, now = NOW) {
  const ctx = contextOf({ now });
  const { token } = await createSession(ctx, kind, 7);
  const session = await readSession(ctx, kind, token);
  if (!session) throw new Error("a new session can't be read");
  return { token, session };
}

/** KV as it is in an outage. */
const broken: KVNamespace = new Proxy(env.SESSIONS, {
  get: () => () => Promise.reject(new Error("KV GET failed: 500 Internal Server Error")),
});
/** KV that never responds. */
const hanging: KVNamespace = new Proxy(env.SESSIONS, { get: () => () => new Promise(() => {}) });

describe("session cookie", () => {
  it("a session cookie is refused when forged, of another kind, or unsigned", async () => {
    const { token } = await begin("user");
    const ctx = contextOf({ now: NOW });
    const another = { ...ctx.config, SESSION_SECRET: "another secret of thirty-two letters" };
    expect(await readSession({ ...ctx, config: another }, "user", token)).toBeUndefined();
    expect(await readSession(ctx, "admin", token)).toBeUndefined();
    const [, claims] = token.split(".");
    const unsigned = `${btoa(JSON.stringify({ alg: "none" })).replace(/=+$/, "")}.${claims}.`;
    expect(await readSession(ctx, "user", unsigned)).toBeUndefined();
    expect(await readSession(ctx, "user", "not a token")).toBeUndefined();
  });

  it.each([
    { kind: "user", absolute: 30 * DAY },
    { kind: "admin", absolute: 12 * 60 * MINUTE },
  ] as const)("a session of kind $kind expires after its absolute lifetime", async ({ kind, absolute }) => {
    const { token } = await begin(kind);
    expect(await readSession(contextOf({ now: NOW + absolute - 1000 }), kind, token)).toBeDefined();
    expect(await readSession(contextOf({ now: NOW + absolute + 1000 }), kind, token)).toBeUndefined();
  });

  it("a session cookie holds its creation time to the millisecond", async () => {
    const { session } = await begin("user", NOW + 123);
    expect(session.createdAt).toBe(NOW + 123);
  });

  it("the ids of sessions are random, and the cookie itself is stored nowhere", async () => {
    const tokens = await Promise.all(Array.from({ length: 200 }, () => begin("user")));
    expect(new Set(tokens.map(({ session }) => session.id)).size).toBe(200);
    const { keys } = await env.SESSIONS.list();
    for (const { token } of tokens.slice(0, 5)) expect(JSON.stringify(keys)).not.toContain(token);
  });
});

describe("idle session", () => {
  // KV forgets by the real clock, so these begin now and look ahead.
  it.each([
    { kind: "user", idle: 14 * DAY },
    { kind: "admin", idle: 30 * MINUTE },
  ] as const)("an idle session of kind $kind expires after its idle time", async ({ kind, idle }) => {
    const now = Date.now();
    const { session } = await begin(kind, now);
    expect(await isInUse(contextOf({ now: now + idle - 1000 }), session)).toBe(true);
    const { session: unused } = await begin(kind, now);
    expect(await isInUse(contextOf({ now: now + idle }), unused)).toBe(false);
  });

  it("an idle session is renewed when used after a tenth of its idle time", async () => {
    const now = Date.now();
    const { session } = await begin("user", now);
    expect(await isInUse(contextOf({ now: now + 2 * DAY }), session)).toBe(true);
    expect(await isInUse(contextOf({ now: now + 15 * DAY }), session)).toBe(true);
  });

  it("a session used before a tenth of its idle time isn't written again", async () => {
    const now = Date.now();
    const { session } = await begin("user", now);
    const key = `user:7:${session.id}`;
    const before = await env.SESSIONS.get(key);
    await isInUse(contextOf({ now: now + DAY }), session);
    expect(await env.SESSIONS.get(key)).toBe(before);
    await isInUse(contextOf({ now: now + 2 * DAY }), session);
    expect(await env.SESSIONS.get(key)).not.toBe(before);
  });

  it("a session without a record is valid while younger than the idle time, because KV replicates late", async () => {
    const now = Date.now();
    const { session } = await begin("user", now);
    await env.SESSIONS.delete(`user:7:${session.id}`);
    expect(await isInUse(contextOf({ now: now + 13 * DAY }), session)).toBe(true);
    expect(await isInUse(contextOf({ now: now + 15 * DAY }), session)).toBe(false);
  });
});

describe("sessions without KV", () => {
  it.each([
    ["refusing", broken],
    ["hanging", hanging],
  ])("a session is decided by signature and database while KV is %s", async (_, SESSIONS) => {
    const { session } = await begin("user");
    expect(await isInUse(contextOf({ env: { ...env, SESSIONS }, now: NOW + DAY }), session)).toBe(true);
  });

  it.each([
    ["refusing", broken],
    ["hanging", hanging],
  ])("sessions can be created and ended while KV is %s, without waiting for it", async (_, SESSIONS) => {
    const began = Date.now();
    const ctx = contextOf({ env: { ...env, SESSIONS }, now: NOW });
    const { token } = await createSession(ctx, "user", 7);
    const session = await readSession(ctx, "user", token);
    if (!session) throw new Error("a new session can't be read");
    await expect(endSession(ctx, session)).resolves.toBeUndefined();
    expect(Date.now() - began).toBeLessThan(2000);
  });
});

it("session records of an account are deleted page by page, though KV still lists deleted keys", async () => {
  const names = Array.from({ length: 2500 }, (_, n) => `user:7:${n}`);
  const asked = new Set<unknown>();
  const deleted: string[] = [];
  const late = {
    list: ({ cursor }: KVNamespaceListOptions) => {
      if (asked.has(cursor)) throw new Error("asked for the same page again");
      asked.add(cursor);
      const start = Number(cursor ?? 0);
      const keys = names.slice(start, start + 1000).map((name) => ({ name }));
      const end = start + keys.length;
      return Promise.resolve(
        end < names.length
          ? { keys, list_complete: false, cursor: String(end) }
          : { keys, list_complete: true },
      );
    },
    delete: (name: string) => Promise.resolve(deleted.push(name)),
  };
  const SESSIONS = new Proxy(env.SESSIONS, { get: (_, name) => Reflect.get(late, name) });
  await removeSessionsOf({ env: { ...env, SESSIONS } }, "user", 7);
  expect(deleted).toEqual(names);
});

describe.each(["user", "admin"] as const)("reused account number (%s)", (kind) => {
  const account = ACCOUNTS[kind];
  const [cookie, me] = kind === "user" ? ["sid", "/api/auth/me"] : ["admin_sid", "/api/admin/me"];
  const open = async (token: string) =>
    (await call("GET", me, { headers: { Cookie: `${cookie}=${token}` } })).status;
  /** An account made at `createdAt` (ms). */
  async function makeAt(createdAt: number): Promise<number> {
    const { id } = await (kind === "user" ? makePerson() : makeAdmin());
    await db
      .update(account)
      .set({ createdAt: new Date(createdAt) })
      .where(eq(account.id, id));
    return id;
  }
  /** The database goes back to before the account, and the next one gets its number. */
  async function restore(id: number): Promise<void> {
    await db.delete(account).where(eq(account.id, id));
    await db.run(sql`update sqlite_sequence set seq = ${id - 1} where name = ${getTableName(account)}`);
    expect(await makeAt(Date.now())).toBe(id);
  }

  it("a reused account number doesn't open the previous account's session", async () => {
    const id = await makeAt(Date.now() - 2 * MINUTE);
    const { token } = await createSession(contextOf({ now: Date.now() - MINUTE }), kind, id);
    expect(await open(token)).toBe(200);
    await restore(id);
    expect(await open(token)).toBe(401);
  });

  it("a reused account number is unknown on the previous account's device", async () => {
    const id = await makeAt(Date.now() - 2 * MINUTE);
    const { token } = await createDevice(contextOf({ now: Date.now() - MINUTE }), kind, id);
    const find = () => findDevice(contextOf(), kind, token);
    expect(await find()).toMatchObject({ subject: id });
    await restore(id);
    expect(await find()).toBeUndefined();
  });

  it("a session created in the account's first second is valid, although its cookie has whole seconds only", async () => {
    const second = Math.floor(Date.now() / 1000) - 60;
    const id = await makeAt(second * 1000 + 500);
    const token = await new SignJWT({ kind })
      .setProtectedHeader({ alg: "HS256" })
      .setJti(crypto.randomUUID())
      .setSubject(String(id))
      .setIssuedAt(second)
      .setExpirationTime(second + 3600)
      .sign(new TextEncoder().encode(env.SESSION_SECRET));
    expect(await open(token)).toBe(200);
  });

  it.each(["sessionsFrom", "createdAt"] as const)(
    "a sign-in is good at once where a clock that was ahead has written %s",
    async (column) => {
      const { id, email } = kind === "admin" ? await makeAdmin() : await makePerson();
      const ahead = new Date(Date.now() + 3 * HOUR);
      await db
        .update(account)
        .set({ [column]: ahead })
        .where(eq(account.id, id));
      const path = kind === "admin" ? "/api/admin/login" : "/api/auth/login";
      const response = await call("POST", path, { json: { email, password: PASSWORD } });
      expect(response.status).toBe(200);
      const as = { id, email, cookie: cookiesOf(response) };
      const own = kind === "admin" ? "/api/admin/me" : "/api/account/sessions";
      expect((await call("GET", own, { as })).status).toBe(200);
    },
  );
});
