import { env } from "cloudflare:workers";
import { eq, getTableName, sql } from "drizzle-orm";
import { SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import { call, db, makeAdmin, makePerson } from "../testing/factories.ts";
import {
  ACCOUNTS,
  createDevice,
  createSession,
  endSession,
  findDevice,
  isInUse,
  readSession,
  removeSessionsOf,
  type SessionKind,
} from "./sessions.ts";

const SECRET = "a secret of at least thirty-two characters";
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOW = Date.UTC(2026, 10, 21, 12);

async function begin(kind: SessionKind, now = NOW) {
  const { token } = await createSession(env, SECRET, kind, 7, now);
  const session = await readSession(SECRET, kind, token, now);
  if (!session) throw new Error("a new session can't be read");
  return { token, session };
}

/** KV as it is in an outage. */
const broken: KVNamespace = new Proxy(env.SESSIONS, {
  get: () => () => Promise.reject(new Error("KV GET failed: 500 Internal Server Error")),
});
/** KV that never answers. */
const hanging: KVNamespace = new Proxy(env.SESSIONS, { get: () => () => new Promise(() => {}) });

describe("a session's cookie", () => {
  it("is refused when forged, of another kind, or without a signature", async () => {
    const { token } = await begin("user");
    expect(await readSession("another secret of thirty-two letters", "user", token, NOW)).toBeUndefined();
    expect(await readSession(SECRET, "admin", token, NOW)).toBeUndefined();
    const [, claims] = token.split(".");
    const unsigned = `${btoa(JSON.stringify({ alg: "none" })).replace(/=+$/, "")}.${claims}.`;
    expect(await readSession(SECRET, "user", unsigned, NOW)).toBeUndefined();
    expect(await readSession(SECRET, "user", "not a token", NOW)).toBeUndefined();
  });

  it.each([
    { kind: "user", absolute: 30 * DAY },
    { kind: "admin", absolute: 12 * 60 * MINUTE },
  ] as const)("of a $kind ends for good after its absolute life", async ({ kind, absolute }) => {
    const { token } = await begin(kind);
    expect(await readSession(SECRET, kind, token, NOW + absolute - 1000)).toBeDefined();
    expect(await readSession(SECRET, kind, token, NOW + absolute + 1000)).toBeUndefined();
  });

  it("says to the millisecond when it was made", async () => {
    const { session } = await begin("user", NOW + 123);
    expect(session.createdAt).toBe(NOW + 123);
  });

  it("names a random id that is nowhere the cookie itself", async () => {
    const tokens = await Promise.all(Array.from({ length: 200 }, () => begin("user")));
    expect(new Set(tokens.map(({ session }) => session.id)).size).toBe(200);
    const { keys } = await env.SESSIONS.list();
    for (const { token } of tokens.slice(0, 5)) expect(JSON.stringify(keys)).not.toContain(token);
  });
});

describe("a session that lies idle", () => {
  // KV forgets by the real clock, so these begin now and look ahead.
  it.each([
    { kind: "user", idle: 14 * DAY },
    { kind: "admin", idle: 30 * MINUTE },
  ] as const)("of a $kind ends after its idle time", async ({ kind, idle }) => {
    const now = Date.now();
    const { session } = await begin(kind, now);
    expect(await isInUse(env, session, now + idle - 1000)).toBe(true);
    const { session: unused } = await begin(kind, now);
    expect(await isInUse(env, unused, now + idle)).toBe(false);
  });

  it("begins its idle time anew when used after a tenth of it", async () => {
    const now = Date.now();
    const { session } = await begin("user", now);
    expect(await isInUse(env, session, now + 2 * DAY)).toBe(true);
    expect(await isInUse(env, session, now + 15 * DAY)).toBe(true);
  });

  it("is not written to the store again before that", async () => {
    const now = Date.now();
    const { session } = await begin("user", now);
    const key = `user:7:${session.id}`;
    const before = await env.SESSIONS.get(key);
    await isInUse(env, session, now + DAY);
    expect(await env.SESSIONS.get(key)).toBe(before);
    await isInUse(env, session, now + 2 * DAY);
    expect(await env.SESSIONS.get(key)).not.toBe(before);
  });

  it("without a record is trusted while it is younger than the idle time, for records arrive late elsewhere", async () => {
    const now = Date.now();
    const { session } = await begin("user", now);
    await env.SESSIONS.delete(`user:7:${session.id}`);
    expect(await isInUse(env, session, now + 13 * DAY)).toBe(true);
    expect(await isInUse(env, session, now + 15 * DAY)).toBe(false);
  });
});

describe("with the session store down", () => {
  it.each([
    ["refusing", broken],
    ["hanging", hanging],
  ])("(%s) signature and database decide", async (_, SESSIONS) => {
    const { session } = await begin("user");
    expect(await isInUse({ SESSIONS }, session, NOW + DAY)).toBe(true);
  });

  it("sessions can be begun and ended", async () => {
    const { token } = await createSession({ SESSIONS: broken }, SECRET, "user", 7, NOW);
    const session = await readSession(SECRET, "user", token, NOW);
    if (!session) throw new Error("a new session can't be read");
    await expect(endSession({ SESSIONS: broken }, db, session)).resolves.toBeUndefined();
  });
});

it("forgets the records of an account page by page, though lists still show what was deleted", async () => {
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
  await removeSessionsOf({ SESSIONS }, "user", 7);
  expect(deleted).toEqual(names);
});

describe.each(["user", "admin"] as const)("a number's next owner (%s)", (kind) => {
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

  it("is not reached by the session of the one before", async () => {
    const id = await makeAt(Date.now() - 2 * MINUTE);
    const { token } = await createSession(env, env.SESSION_SECRET, kind, id, Date.now() - MINUTE);
    expect(await open(token)).toBe(200);
    await restore(id);
    expect(await open(token)).toBe(401);
  });

  it("is not known on the device of the one before", async () => {
    const id = await makeAt(Date.now() - 2 * MINUTE);
    const { token } = await createDevice(SECRET, kind, id, Date.now() - MINUTE);
    const find = () => findDevice(db, SECRET, kind, token, Date.now());
    expect(await find()).toMatchObject({ subject: id });
    await restore(id);
    expect(await find()).toBeUndefined();
  });

  it("keeps a session of their first second, whose cookie knows the second alone", async () => {
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
});
