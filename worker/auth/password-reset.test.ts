import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { users } from "../db/tables/accounts.ts";
import { letters, linkTokens } from "../db/tables/mail.ts";
import worker from "../index.ts";
import { call, contextOf, db, makePerson, ORIGIN, PASSWORD, type Person } from "../testing/factories.ts";
import { makeMailService, secretIn } from "../testing/mail.ts";
import { failOn, intercept } from "../testing/queries.ts";
import { resetPassword } from "./password-reset.ts";

const NEW = "seven ducks in a row";
const INVALID = "This link is no longer valid. Please ask for a new one.";
const MINUTE = 60 * 1000;

let made = 0;
/** A mail service, and the headers of somebody in a network of their own. */
const makeService = () => ({ ...makeMailService(), headers: { "CF-Connecting-IP": `198.51.${++made}.7` } });
type Service = ReturnType<typeof makeService>;

const forget = (email: string, { env, headers }: Service) =>
  call("POST", "/api/auth/password/forgot", { json: { email }, env, headers });
const reset = (token: string, { env, headers }: Service, password = NEW) =>
  call("POST", "/api/auth/password/reset", { json: { token, password }, env, headers });
const logIn = async ({ email }: Person, password: string) =>
  (await call("POST", "/api/auth/login", { json: { email, password } })).status;

/** Somebody whose letter has come. */
async function forgetful() {
  const [person, service] = [await makePerson(), makeService()];
  await forget(person.email, service);
  const [letter] = service.sent;
  if (!letter) throw new Error("no letter");
  return { person, service, letter, token: secretIn(letter) };
}

describe("asking for a new password", () => {
  it("asking for a new password is answered alike for known and unknown addresses; only the known one gets a letter", async () => {
    const [person, service] = [await makePerson(), makeService()];
    for (const email of [person.email.toUpperCase(), "unknown@example.com"]) {
      const response = await forget(email, service);
      expect(response.status).toBe(202);
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      expect(await response.json()).toMatchObject({
        message: "If there is an account with this address, a letter is on its way.",
      });
    }
    expect(service.sent.map(({ to, subject }) => [to, subject])).toEqual([
      [person.email, "Reset your password"],
    ]);
  });

  it("asking is answered before anything of the letter is begun, so that its time tells nothing", async () => {
    const [{ email }, { env: own, headers, sent }] = [await makePerson(), makeService()];
    let hasBegun = false;
    const DB = intercept(own.DB, (query) => {
      hasBegun ||= query.startsWith('insert into "letters"');
      return query;
    });
    const ctx = createExecutionContext();
    const request = new Request(`${ORIGIN}/api/auth/password/forgot`, {
      method: "POST",
      headers: { ...headers, "Content-Type": "application/json" },
      body: JSON.stringify({ email }),
    });
    const response = await worker.fetch(request, { ...own, DB }, ctx);
    expect([response.status, hasBegun]).toEqual([202, false]);
    await response.text();
    expect(hasBegun).toBe(false);
    await waitOnExecutionContext(ctx);
    expect([hasBegun, sent.length]).toEqual([true, 1]);
  });

  it("the letter holds its link as button and as text, the database only the secret's digest", async () => {
    const { letter, token } = await forgetful();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(letter.text).toContain(`http://localhost/reset#token=${token}`);
    expect(letter.html?.split(`href="http://localhost/reset#token=${token}"`)).toHaveLength(3);
    expect(letter.headers).toMatchObject({ "Auto-Submitted": "auto-generated" });
    const rows = JSON.stringify([await db.select().from(linkTokens), await db.select().from(letters)]);
    expect(rows).not.toContain(token);
  });

  it("at most three links of an account work at once; past that no letter goes until one has expired", async () => {
    const [person, service] = [await makePerson(), makeService()];
    for (let n = 0; n < 7; n++) expect((await forget(person.email, service)).status).toBe(202);
    expect(service.sent).toHaveLength(3);
    const [oldest] = await db.select().from(linkTokens).where(eq(linkTokens.userId, person.id));
    const isOldest = eq(linkTokens.hash, oldest?.hash ?? "");
    await db
      .update(linkTokens)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(isOldest);
    for (let n = 0; n < 3; n++) await forget(person.email, service);
    expect(service.sent).toHaveLength(4);
  });

  it("links asked for at the same instant are three at the most", async () => {
    const [person, service] = [await makePerson(), makeService()];
    await Promise.all(Array.from({ length: 10 }, () => forget(person.email, service)));
    expect(service.sent).toHaveLength(3);
  });

  it("past the limit of a network asking is answered alike, and no letter goes", async () => {
    const [person, service] = [await makePerson(), makeService()];
    for (let n = 0; n < 30; n++) await forget("unknown@example.com", service);
    expect((await forget(person.email, service)).status).toBe(202);
    expect(service.sent).toEqual([]);
    const { headers } = makeService();
    expect((await forget(person.email, { ...service, headers })).status).toBe(202);
    expect(service.sent).toHaveLength(1);
  });

  it("asking is answered where the letter can't be queued, and the log says so without the address", async () => {
    const [person, service] = [await makePerson(), makeService()];
    const told = vi.spyOn(console, "error").mockImplementation(() => {});
    const failing = { ...service.env, DB: failOn(env.DB, /insert into "letters"/) };
    expect((await forget(person.email, { ...service, env: failing })).status).toBe(202);
    const lines = told.mock.calls.flat().join();
    told.mockRestore();
    expect(lines).toContain("a link for a new password could not be queued");
    expect(lines).not.toContain(person.email);
    expect(service.sent).toEqual([]);
  });

  it("asking is refused for what is no address, and where mail is off", async () => {
    const service = makeService();
    expect((await forget("no address", service)).status).toBe(400);
    const response = await call("POST", "/api/auth/password/forgot", {
      json: { email: "a@example.com" },
      env: { ...env, MAIL_FROM: "off" },
    });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      message: "Mail is not set up on this server.",
      code: "mail_off",
    });
  });
});

describe("a new password by a link", () => {
  it("a reset sets the password, ends every session and says so in a letter", async () => {
    const { person, service, token } = await forgetful();
    expect((await reset(token, service)).status).toBe(204);
    expect((await call("GET", "/api/auth/me", { as: person })).status).toBe(401);
    expect(await logIn(person, PASSWORD)).toBe(401);
    expect(await logIn(person, NEW)).toBe(200);
    expect(service.sent.map(({ subject }) => subject)).toEqual([
      "Reset your password",
      "Your password was changed",
    ]);
  });

  it("a link works once, and the account's other links not after it", async () => {
    const { person, service, token } = await forgetful();
    await forget(person.email, service);
    const other = secretIn(service.sent[1] ?? {});
    expect((await reset(token, service)).status).toBe(204);
    for (const used of [token, other]) {
      const response = await reset(used, service, "another walk");
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ message: INVALID });
    }
    expect(await logIn(person, NEW)).toBe(200);
  });

  it("of two resets by one link at the same instant one succeeds", async () => {
    const { service, token } = await forgetful();
    const answers = await Promise.all([reset(token, service), reset(token, service, "another walk")]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 400]);
  });

  it("a link works for 30 minutes", async () => {
    const { token } = await forgetful();
    const late = contextOf({ now: Date.now() + 31 * MINUTE });
    await expect(resetPassword(late, { token, password: NEW })).rejects.toThrow(INVALID);
    const inTime = contextOf({ now: Date.now() + 29 * MINUTE });
    expect(await resetPassword(inTime, { token, password: NEW })).toHaveLength(1);
  });

  it.each(["", "cut", "A".repeat(43), "x".repeat(300)])("a reset refuses the token %j", async (token) => {
    const response = await reset(token, makeService());
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: INVALID });
  });

  it("a reset refuses short and common passwords, and the link still works", async () => {
    const { person, service, token } = await forgetful();
    for (const password of ["short", "password123", person.email]) {
      const response = await reset(token, service, password);
      expect(response.status).toBe(400);
    }
    expect((await reset(token, service)).status).toBe(204);
  });

  it("waiting letters and links of an account go with it", async () => {
    const { person, service } = await forgetful();
    service.failNext("E_INTERNAL_SERVER_ERROR");
    await forget(person.email, service);
    const left = async () => [
      await db.select().from(linkTokens).where(eq(linkTokens.userId, person.id)),
      await db.select().from(letters).where(eq(letters.userId, person.id)),
    ];
    expect((await left()).map((rows) => rows.length)).toEqual([2, 1]);
    await db.delete(users).where(eq(users.id, person.id));
    expect(await left()).toEqual([[], []]);
  });
});
