import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { call, db as plain, makeGuide, makePerson } from "../testing/factories.ts";
import { failOn, intercept } from "../testing/queries.ts";
import { connect } from "./client.ts";
import { users } from "./tables/accounts.ts";
import { guides } from "./tables/guides.ts";

const LOST = "D1_ERROR: Network connection lost.";

/** A database whose first statements fail with D1's words; `asked` are those it was given. */
function failing(words: string, times: number) {
  const asked: string[] = [];
  const DB = intercept(env.DB, (query) => {
    if (asked.push(query) <= times) throw new Error(words);
    return query;
  });
  return { asked, db: connect(DB), env: { ...env, DB } };
}

describe("database reads", () => {
  it.each([
    LOST,
    "D1_ERROR: Internal error in D1 DB storage caused object to be reset.",
    "D1_ERROR: D1 DB reset because its code was updated.",
    "D1_ERROR: Cannot resolve D1 DB due to transient issue on remote node.",
  ])("a read that fails once with '%s' is retried", async (words) => {
    const { uniqueId } = await makeGuide(await makePerson());
    const once = failing(words, 1);
    expect((await call("GET", `/api/guides/${uniqueId}/reviews`, { env: once.env })).status).toBe(200);
  });

  it("a batch of reads that fails twice is retried", async () => {
    const { uniqueId } = await makeGuide(await makePerson());
    const twice = failing(LOST, 2);
    expect((await call("GET", `/api/guides/${uniqueId}`, { env: twice.env })).status).toBe(200);
  });

  it("a read that always fails is tried three times, then 503", async () => {
    const { cookie } = await makePerson();
    const away = failing(LOST, Infinity);
    const response = await call("GET", "/api/auth/me", { headers: { Cookie: cookie }, env: away.env });
    expect(response.status).toBe(503);
    expect(response.headers.get("Retry-After")).toBe("5");
    expect(away.asked).toHaveLength(3);
  });

  it.each([
    "D1_ERROR: D1 DB is overloaded. Requests queued for too long.",
    "D1_ERROR: no such column: x: SQLITE_ERROR",
    "internal error; reference = 0123456789",
  ])("a read that fails with '%s' is tried once, then 503", async (words) => {
    const { cookie } = await makePerson();
    const away = failing(words, Infinity);
    const response = await call("GET", "/api/auth/me", { headers: { Cookie: cookie }, env: away.env });
    expect(response.status).toBe(503);
    expect(away.asked).toHaveLength(1);
  });

  it.each([
    [sql`with one(n) as (select 1) select n from one`, 2],
    [sql`WITH one(n) AS (SELECT 0) UPDATE guides SET bio = '' WHERE id IN (SELECT n FROM one)`, 1],
    [sql`with one(n) as (select 0) delete from guides where id in (select n from one)`, 1],
  ])("a read is distinguished from a write by its SQL (%#)", async (query, tries) => {
    const once = failing(LOST, 1);
    await once.db.all(query).catch(() => undefined);
    expect(once.asked).toHaveLength(tries);
  });
});

describe("database writes", () => {
  it("a failed write is never retried: 503", async () => {
    const as = await makePerson({ role: "operator" });
    const asked: string[] = [];
    const DB = intercept(env.DB, (query) => {
      if (!query.startsWith("update")) return query;
      asked.push(query);
      throw new Error(LOST);
    });
    const json = { operatorName: "Sete" };
    const response = await call("PATCH", "/api/user/operator-name", { as, json, env: { ...env, DB } });
    expect(response.status).toBe(503);
    expect(asked).toHaveLength(1);
  });

  it("a failed batch with a write is never retried", async () => {
    const { id } = await makePerson();
    const once = failing(LOST, 1);
    const batch = once.db.batch([
      once.db.select({ id: users.id }).from(users).where(eq(users.id, id)),
      once.db.update(users).set({ username: "Changed" }).where(eq(users.id, id)),
    ]);
    await expect(batch).rejects.toThrow("Failed query: ");
    expect(once.asked).toHaveLength(1);
    const [row] = await plain.select().from(users).where(eq(users.id, id));
    expect(row?.username).not.toBe("Changed");
  });

  it("a failed batch with a write is 503 also when D1's error doesn't name D1", async () => {
    const as = await makePerson();
    const DB = failOn(env.DB, /^insert into "guides"/, "internal error; reference = 0123456789");
    const response = await call("POST", "/api/guides", { as, json: { name: "Marta" }, env: { ...env, DB } });
    expect(response.status).toBe(503);
    expect(response.headers.get("Retry-After")).toBe("5");
    expect(await plain.select().from(guides).where(eq(guides.userId, as.id))).toEqual([]);
  });
});
