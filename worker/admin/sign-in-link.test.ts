import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { MINUTE } from "#schema/durations.ts";
import type { SignInLink } from "#schema/admin.ts";
import { users } from "../db/tables/accounts.ts";
import { auditLog } from "../db/tables/admin.ts";
import { linkTokens } from "../db/tables/mail.ts";
import { call, db, makeAdmin, makePerson, ORIGIN, PASSWORD, type Person } from "../testing/factories.ts";
import { makeMailService, secretIn } from "../testing/mail.ts";

const NEW = "seven ducks in a row";

let count = 0;
/** Someone in a network of their own: how often links are tried is limited by it. */
const somewhere = () => ({ "CF-Connecting-IP": `203.0.${++count}.9` });

async function makeLink(admin: Person, id: number): Promise<SignInLink & { token: string }> {
  const response = await call("POST", `/api/admin/users/${id}/sign-in-link`, { as: admin });
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const link = await response.json<SignInLink>();
  return { ...link, token: /^http:\/\/localhost\/reset#token=([\w-]{43})$/.exec(link.url)?.[1] ?? "" };
}
const reset = async (token: string, password = NEW) =>
  (await call("POST", "/api/auth/password/reset", { json: { token, password }, headers: somewhere() }))
    .status;
const logIn = async ({ email }: Person, password: string) =>
  (await call("POST", "/api/auth/login", { json: { email, password }, headers: somewhere() })).status;

describe("a sign-in link", () => {
  it("a sign-in link leads to a new password once, within 30 minutes, and ends the other sessions", async () => {
    const [admin, person] = [await makeAdmin(), await makePerson()];
    const { url, token, expiresAt } = await makeLink(admin, person.id);
    expect(url.startsWith(`${ORIGIN}/reset#token=`)).toBe(true);
    const left = Date.parse(expiresAt) - Date.now();
    expect(left).toBeGreaterThan(29 * MINUTE);
    expect(left).toBeLessThanOrEqual(30 * MINUTE);
    expect((await call("GET", "/api/auth/me", { as: person })).status).toBe(200);
    expect(await reset(token)).toBe(204);
    expect((await call("GET", "/api/auth/me", { as: person })).status).toBe(401);
    expect(await logIn(person, PASSWORD)).toBe(401);
    expect(await logIn(person, NEW)).toBe(200);
    expect(await reset(token, "eight ducks in a row")).toBe(400);
  });

  it("a sign-in link works no more once it is over", async () => {
    const [admin, person] = [await makeAdmin(), await makePerson()];
    const { token } = await makeLink(admin, person.id);
    await db
      .update(linkTokens)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(linkTokens.userId, person.id));
    expect(await reset(token)).toBe(400);
    expect(await logIn(person, PASSWORD)).toBe(200);
  });

  it("a sign-in link voids the older ones, and the links of e-mails for a new password", async () => {
    const [admin, person] = [await makeAdmin(), await makePerson()];
    const { env, sent } = makeMailService();
    await call("POST", "/api/auth/password/forgot", {
      json: { email: person.email },
      env,
      headers: somewhere(),
    });
    const older = await makeLink(admin, person.id);
    const newer = await makeLink(admin, person.id);
    expect(await reset(older.token)).toBe(400);
    expect(await reset(secretIn(sent[0] ?? {}))).toBe(400);
    expect(await reset(newer.token)).toBe(204);
  });

  it("a sign-in link works no more once its account's password was changed", async () => {
    const [admin, person] = [await makeAdmin(), await makePerson()];
    const { token } = await makeLink(admin, person.id);
    const json = { currentPassword: PASSWORD, password: NEW };
    expect((await call("POST", "/api/account/password", { as: person, json })).status).toBe(204);
    expect(await reset(token, "eight ducks in a row")).toBe(400);
    expect(await logIn(person, NEW)).toBe(200);
  });

  it("a sign-in link opens nothing after the account is deleted or has another address, and none is made for an unknown account", async () => {
    const [admin, gone, moved] = [await makeAdmin(), await makePerson(), await makePerson()];
    const [first, second] = [await makeLink(admin, gone.id), await makeLink(admin, moved.id)];
    await db.delete(users).where(eq(users.id, gone.id));
    await db
      .update(users)
      .set({ email: `moved-${moved.id}@example.com` })
      .where(eq(users.id, moved.id));
    expect(await reset(first.token)).toBe(400);
    expect(await reset(second.token)).toBe(400);
    expect((await call("POST", `/api/admin/users/${gone.id}/sign-in-link`, { as: admin })).status).toBe(404);
  });

  it("a sign-in link proves nothing about the address, which an e-mail's link does", async () => {
    const [admin, person] = [await makeAdmin(), await makePerson()];
    await reset((await makeLink(admin, person.id)).token);
    const [row] = await db.select().from(users).where(eq(users.id, person.id));
    expect(row?.emailVerifiedAt).toBeNull();
  });

  it("the audit log says who made a sign-in link for which account, and neither it nor the database has the secret", async () => {
    const [admin, person] = [await makeAdmin(), await makePerson()];
    const { token } = await makeLink(admin, person.id);
    const entries = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `user ${person.id}`));
    expect(entries).toMatchObject([{ action: "sign-in-link", admin: admin.email, detail: "" }]);
    const rows = await db.select().from(linkTokens).where(eq(linkTokens.userId, person.id));
    expect(JSON.stringify([entries, rows])).not.toContain(token);
  });

  it("an admin's account has no sign-in link: numbers are those of users", async () => {
    const admin = await makeAdmin();
    const [row] = await db.select().from(users).where(eq(users.id, admin.id));
    const { status } = await call("POST", `/api/admin/users/${admin.id}/sign-in-link`, { as: admin });
    expect(status).toBe(row ? 200 : 404);
    expect((await call("GET", "/api/admin/me", { as: admin })).status).toBe(200);
  });
});
