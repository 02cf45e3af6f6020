import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { DAY, MINUTE } from "#schema/durations.ts";
import { users } from "../db/tables/accounts.ts";
import { passkeys } from "../db/tables/auth.ts";
import { guideEditors } from "../db/tables/editors.ts";
import { letters, linkTokens } from "../db/tables/mail.ts";
import worker from "../index.ts";
import { createLinkToken } from "../mail/link-tokens.ts";
import {
  call,
  contextOf,
  db,
  makeAdmin,
  makeGuide,
  makePerson,
  ORIGIN,
  PASSWORD,
  type Person,
} from "../testing/factories.ts";
import { makeMailService, secretIn } from "../testing/mail.ts";
import { failOn, intercept } from "../testing/queries.ts";
import { resetPassword } from "./password-reset.ts";

const NEW = "seven ducks in a row";
const INVALID = "This link is no longer valid. Please ask for a new one.";

let count = 0;
/** A mail service, and the headers of someone in a network of their own. */
const makeService = () => ({ ...makeMailService(), headers: { "CF-Connecting-IP": `198.51.${++count}.7` } });
type Service = ReturnType<typeof makeService>;

const forget = (email: string, { env, headers }: Service) =>
  call("POST", "/api/auth/password/forgot", { json: { email }, env, headers });
const reset = (token: string, { env, headers }: Service, password = NEW) =>
  call("POST", "/api/auth/password/reset", { json: { token, password }, env, headers });
const logIn = async ({ email }: Person, password: string) =>
  (await call("POST", "/api/auth/login", { json: { email, password } })).status;

let keys = 0;
/** Gives an account two-step verification, and passkeys that were made at these instants. */
async function setUp({ id }: Person, ...instants: number[]): Promise<void> {
  await db
    .update(users)
    .set({ twoStepAt: new Date(instants[0] ?? 0) })
    .where(eq(users.id, id));
  for (const instant of instants)
    await db.insert(passkeys).values({
      credentialId: `key-${++keys}`,
      userId: id,
      publicKey: "",
      counter: 0,
      name: "Phone",
      createdAt: new Date(instant),
    });
}
const waysInOf = async ({ id }: Person, guideId: number) => ({
  passkeys: await db.$count(passkeys, eq(passkeys.userId, id)),
  twoStep: (await db.select({ at: users.twoStepAt }).from(users).where(eq(users.id, id)))[0]?.at,
  editors: await db.$count(guideEditors, eq(guideEditors.guideId, guideId)),
});

/** Someone whose e-mail has come. */
async function forgetful() {
  const [person, service] = [await makePerson(), makeService()];
  await forget(person.email, service);
  const [email] = service.sent;
  if (!email) throw new Error("no e-mail");
  return { person, service, email, token: secretIn(email) };
}

describe("asking for a new password", () => {
  it("asking for a new password gets the same response for known and unknown addresses; only the known one gets an e-mail", async () => {
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

  it("the response to asking comes before anything of the e-mail is begun, so that its time tells nothing", async () => {
    const [{ email }, { env: mailEnv, headers, sent }] = [await makePerson(), makeService()];
    let hasBegun = false;
    const DB = intercept(mailEnv.DB, (query) => {
      hasBegun ||= query.startsWith('insert into "letters"');
      return query;
    });
    const ctx = createExecutionContext();
    const request = new Request(`${ORIGIN}/api/auth/password/forgot`, {
      method: "POST",
      headers: { ...headers, "Content-Type": "application/json" },
      body: JSON.stringify({ email }),
    });
    const response = await worker.fetch(request, { ...mailEnv, DB }, ctx);
    expect([response.status, hasBegun]).toEqual([202, false]);
    await response.text();
    expect(hasBegun).toBe(false);
    await waitOnExecutionContext(ctx);
    expect([hasBegun, sent.length]).toEqual([true, 1]);
  });

  it("the e-mail holds its link as button and as text, the database only the secret's digest", async () => {
    const { email, token } = await forgetful();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(email.text).toContain(`http://localhost/reset#token=${token}`);
    expect(email.html?.split(`href="http://localhost/reset#token=${token}"`)).toHaveLength(3);
    expect(email.headers).toMatchObject({ "Auto-Submitted": "auto-generated" });
    const rows = JSON.stringify([await db.select().from(linkTokens), await db.select().from(letters)]);
    expect(rows).not.toContain(token);
  });

  it("an account has at most three links at once that work, and past that no e-mail goes until one has expired", async () => {
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

  it("three links at the most are made of those asked for at the same instant", async () => {
    const [person, service] = [await makePerson(), makeService()];
    await Promise.all(Array.from({ length: 10 }, () => forget(person.email, service)));
    expect(service.sent).toHaveLength(3);
  });

  it("an account that was moved away gets the e-mail that takes it back again, three in all, and its link expires with the first", async () => {
    const [person, service] = [await makePerson(), makeService()];
    const elsewhere = `elsewhere-${person.id}@example.com`;
    const json = { email: elsewhere };
    await call("POST", "/api/account/email", { as: person, json, env: service.env });
    await forget(person.email, service);
    const subjects = () => service.sent.map(({ to, subject }) => [to, subject]);
    expect(subjects().slice(2)).toEqual([[person.email, "Reset your password"]]);
    const toNew = service.sent.find(({ to }) => to === elsewhere);
    await call("POST", "/api/auth/email/confirm", { json: { token: secretIn(toNew ?? {}) } });
    service.sent.splice(0);
    const isHeld = eq(linkTokens.email, person.email);
    const asked = new Date(Date.now() + DAY);
    await db.update(linkTokens).set({ expiresAt: asked }).where(isHeld);

    await Promise.all([forget(person.email, service), forget(person.email, service)]);
    for (let n = 0; n < 3; n++) await forget(person.email, makeService());
    await forget(person.email, service);
    expect(subjects()).toEqual([
      [person.email, "Your e-mail is being changed"],
      [person.email, "Your e-mail is being changed"],
    ]);
    const rows = await db.select().from(linkTokens).where(isHeld);
    expect(rows.map(({ expiresAt, detail }) => [expiresAt, detail])).toEqual(rows.map(() => [asked, ""]));
    const token = secretIn(service.sent[1] ?? {});
    expect((await call("POST", "/api/auth/email/cancel", { json: { token } })).status).toBe(204);
    const [row] = await db.select().from(users).where(eq(users.id, person.id));
    expect(row?.email).toBe(person.email);
    await forget(person.email, service);
    expect(subjects().at(-1)).toEqual([person.email, "Reset your password"]);
  });

  it("nothing is sent to an address that can't be taken back any more", async () => {
    const [person, service] = [await makePerson(), makeService()];
    await db.insert(linkTokens).values({
      hash: "over",
      purpose: "cancel-email",
      userId: person.id,
      email: "left@example.com",
      expiresAt: new Date(Date.now() - 1),
    });
    await forget("left@example.com", service);
    expect(service.sent).toEqual([]);
  });

  it("asking past the limit of a network gets the same response, and no e-mail goes", async () => {
    const [person, service] = [await makePerson(), makeService()];
    for (let n = 0; n < 30; n++) await forget("unknown@example.com", service);
    expect((await forget(person.email, service)).status).toBe(202);
    expect(service.sent).toEqual([]);
    const { headers } = makeService();
    expect((await forget(person.email, { ...service, headers })).status).toBe(202);
    expect(service.sent).toHaveLength(1);
  });

  it("asking gets 202 where the e-mail can't be queued, and the log says so without the address", async () => {
    const [person, service] = [await makePerson(), makeService()];
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const failing = { ...service.env, DB: failOn(env.DB, /insert into "letters"/) };
    expect((await forget(person.email, { ...service, env: failing })).status).toBe(202);
    const lines = logged.mock.calls.flat().join();
    logged.mockRestore();
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
  it("a reset of an address that nobody has proved removes what was set up before, and the e-mail names it", async () => {
    const { person, service, token } = await forgetful();
    const guide = await makeGuide(person);
    const friend = await makePerson();
    await setUp(person, 1);
    await db.insert(guideEditors).values([
      {
        guideId: guide.id,
        email: friend.email,
        userId: friend.id,
        invitedAt: new Date(1),
        joinedAt: new Date(1),
      },
      { guideId: guide.id, email: "invited@example.com", invitedAt: new Date(1) },
    ]);
    expect((await reset(token, service)).status).toBe(204);
    expect(await waysInOf(person, guide.id)).toEqual({ passkeys: 0, twoStep: null, editors: 0 });
    expect(service.sent.at(-1)?.text).toContain(
      "could have done it: passkeys, two-step verification, editors and invitations.",
    );
    expect(await logIn(person, NEW)).toBe(200);
  });

  it("a reset removes what is older than the first proof of the address, and nothing that came later", async () => {
    const { person, service, token } = await forgetful();
    const guide = await makeGuide(person);
    await db
      .update(users)
      .set({ emailVerifiedAt: new Date(5) })
      .where(eq(users.id, person.id));
    await setUp(person, 4, 5, 6);
    await db
      .update(users)
      .set({ twoStepAt: new Date(6) })
      .where(eq(users.id, person.id));
    await db
      .insert(guideEditors)
      .values({ guideId: guide.id, email: "later@example.com", invitedAt: new Date(6) });
    expect((await reset(token, service)).status).toBe(204);
    expect(await waysInOf(person, guide.id)).toEqual({ passkeys: 2, twoStep: new Date(6), editors: 1 });
    expect(service.sent.at(-1)?.text).toContain("could have done it: passkeys.");
  });

  it("a reset that finds nothing from before the proof names nothing", async () => {
    const { service, token } = await forgetful();
    await reset(token, service);
    expect(service.sent.at(-1)?.text).not.toContain("could have done it");
  });

  it("an admin's link proves no address and removes nothing", async () => {
    const person = await makePerson();
    const guide = await makeGuide(person);
    await setUp(person, 1);
    const created = await call("POST", `/api/admin/users/${person.id}/sign-in-link`, {
      as: await makeAdmin(),
    });
    const { url } = await created.json<{ url: string }>();
    expect((await reset(url.split("#token=")[1] ?? "", makeService())).status).toBe(204);
    expect(await waysInOf(person, guide.id)).toEqual({ passkeys: 1, twoStep: new Date(1), editors: 0 });
  });

  it("a reset that fails, or is made twice at once, removes what it removes once", async () => {
    const { person, service, token } = await forgetful();
    const guide = await makeGuide(person);
    await setUp(person, 1);
    expect((await reset(token, service, "password1")).status).toBe(400);
    expect(await waysInOf(person, guide.id)).toMatchObject({ passkeys: 1, twoStep: new Date(1) });
    const both = await Promise.all([reset(token, service), reset(token, service)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 400]);
    expect(service.sent.filter(({ subject }) => subject === "Your password was changed")).toHaveLength(1);
  });

  it("a reset sets the password, ends every session and says so in an e-mail", async () => {
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

  it("two resets by one link at the same instant succeed once", async () => {
    const { service, token } = await forgetful();
    const responses = await Promise.all([reset(token, service), reset(token, service, "another walk")]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 400]);
  });

  it("a link that went to an address which the account no longer has sets no password", async () => {
    const person = await makePerson();
    const link = { userId: person.id, email: "former@example.com" };
    const token = await createLinkToken(contextOf(), "reset-password", link);
    const response = await reset(token, makeService());
    expect([response.status, await response.json()]).toMatchObject([400, { message: INVALID }]);
    expect(await logIn(person, PASSWORD)).toBe(200);
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

  it("waiting e-mails and links of an account go with it", async () => {
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
