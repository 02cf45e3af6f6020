import { scryptSync } from "node:crypto";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { eq, like } from "drizzle-orm";
import type { User } from "#schema/account.ts";
import { users } from "../db/tables/accounts.ts";
import { admins } from "../db/tables/auth.ts";
import { rateCounters } from "../db/tables/rate-counters.ts";
import { hashPassword } from "./password.ts";
import {
  call,
  contextOf,
  cookiesOf,
  db,
  makeAdmin,
  makePerson,
  PASSWORD,
  send,
} from "../testing/factories.ts";
import { failOn } from "../testing/queries.ts";
import type { RateUse } from "../rate-limits/counter-key.ts";
import { countUse } from "../rate-limits/rate-limits.ts";

const anna = {
  username: "Anna",
  email: " Anna@Example.com ",
  password: "long enough",
  confirmPassword: "long enough",
  role: "guide",
};

const register = (input: unknown, headers?: Record<string, string>) =>
  call("POST", "/api/auth/register", { json: input, headers });
const login = (email: string, password: string, headers?: Record<string, string>) =>
  call("POST", "/api/auth/login", { json: { email, password }, headers });
/** Has it happened so often already. */
async function counted(times: number, ...uses: RateUse[]): Promise<void> {
  for (const use of uses) for (let n = 0; n < times; n++) await countUse(contextOf(), use);
}

describe("registration", () => {
  it("a registration gets 201 with the account on trial and a session, without hash or Stripe id", async () => {
    const before = Date.now();
    const response = await register(anna);
    expect(response.status).toBe(201);
    const user: User = await response.json();
    expect(Object.keys(user).sort()).toEqual(
      [
        "bannerImage",
        "createdAt",
        "deletionDueAt",
        "email",
        "emailVerifiedAt",
        "id",
        "isActiveSubscriber",
        "language",
        "mailSuppressed",
        "operatorName",
        "role",
        "subscriptionEndsAt",
        "subscriptionStatus",
        "trialEndsAt",
        "twoStep",
        "username",
      ].sort(),
    );
    expect(user).toMatchObject({
      email: "anna@example.com",
      role: "guide",
      subscriptionStatus: "trial",
      isActiveSubscriber: true,
    });
    const days = (new Date(user.trialEndsAt ?? 0).getTime() - before) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(14);
    expect(days).toBeLessThan(14.01);
    const me = await call("GET", "/api/auth/me", { headers: { Cookie: cookiesOf(response) } });
    expect(await me.json()).toEqual(user);
  });

  it("a registration without a role makes an operator", async () => {
    const { role: _, ...input } = { ...anna, email: "default@example.com" };
    expect(await (await register(input)).json()).toMatchObject({ role: "operator" });
  });

  it("a registration with an e-mail that differs from a known one only in case is refused", async () => {
    await register({ ...anna, email: "twice@example.com" });
    const response = await register({ ...anna, email: "TWICE@example.com" });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ message: "An account with this email already exists" });
  });

  it("ten registrations of one e-mail at the same instant make one account", async () => {
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async () => (await register({ ...anna, email: "race@example.com" })).status),
    );
    expect(statuses.toSorted()).toEqual([201, ...Array<number>(9).fill(409)]);
    expect(await db.select().from(users).where(eq(users.email, "race@example.com"))).toHaveLength(1);
  });

  it("a refused registration names every broken rule in field order", async () => {
    const response = await register({
      username: "ab",
      email: "nobody",
      password: "short",
      confirmPassword: "other",
    });
    expect(response.status).toBe(400);
    const errors = [
      "Username must be at least 3 characters",
      "Please enter a valid email",
      "Password must be at least 8 characters",
      "Passwords don't match",
    ];
    expect(await response.json()).toMatchObject({ message: errors[0], errors });
  });

  it("a registration accepts neither the role admin nor unknown fields", async () => {
    expect((await register({ ...anna, email: "root@example.com", role: "admin" })).status).toBe(400);
    const input = {
      ...anna,
      email: "more@example.com",
      id: 7777,
      subscriptionStatus: "active",
      trialEndsAt: "2099-01-01",
      customerId: "cus_x",
    };
    const user: User = await (await register(input)).json();
    const [row] = await db.select().from(users).where(eq(users.email, "more@example.com"));
    expect(user.id).not.toBe(7777);
    expect(row).toMatchObject({ subscriptionStatus: "trial", customerId: null });
    expect(row?.trialEndsAt?.getFullYear()).toBeLessThan(2099);
  });

  it.each([
    ["one of the most common", "Password1"],
    ["the demo accounts'", "lanyard-demo"],
    ["the username", "Anna Schmidt"],
    ["the e-mail address", "COMMON@example.com"],
  ])("a registration refuses a password that is %s", async (_, password) => {
    const input = { ...anna, username: "anna schmidt", email: "common@example.com" };
    const response = await register({ ...input, password, confirmPassword: password });
    expect(response.status).toBe(400);
    const message = "This password is too common. Please choose another one.";
    expect(await response.json()).toMatchObject({ message, errors: [message] });
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await db.select().from(users).where(eq(users.email, input.email))).toEqual([]);
  });

  it("a registered password is stored as scrypt with its parameters", async () => {
    await register({ ...anna, email: "hash@example.com" });
    const [row] = await db.select().from(users).where(eq(users.email, "hash@example.com"));
    expect(row?.passwordHash).toMatch(/^scrypt\$1024\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  });
});

describe("sign-in", () => {
  it("a sign-in returns the account and sets a session, a device and a readable hint", async () => {
    const { email } = await makePerson();
    const response = await login(email.toUpperCase(), PASSWORD);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ email });
    const cookies = response.headers.getSetCookie();
    expect(cookies).toContainEqual(
      expect.stringMatching(/^sid=\S+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
    );
    expect(cookies).toContainEqual(
      expect.stringMatching(/^session=1; Max-Age=2592000; Path=\/; SameSite=Lax$/),
    );
    expect(cookies).toContainEqual(expect.stringMatching(/^device=\S+; .*HttpOnly/));
  });

  it("a sign-in gives a wrong password and an unknown e-mail the same response", async () => {
    const { email } = await makePerson();
    for (const [who, password] of [
      [email, "wrong password"],
      ["nobody@example.com", PASSWORD],
    ] as const) {
      const response = await login(who, password);
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ message: "Invalid email or password" });
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  });

  it("a sign-in over https sets __Host- cookies with Secure", async () => {
    const { email } = await makePerson();
    const request = new Request("https://lanyard.example/api/auth/login", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    const response = await send(request);
    expect(response.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^__Host-sid=.*Path=\/; HttpOnly; Secure; SameSite=Lax/),
    );
  });

  it("a sign-in creates a new session and ends the one of the request", async () => {
    const person = await makePerson();
    const response = await login(person.email, PASSWORD, { Cookie: person.cookie });
    expect((await call("GET", "/api/auth/me", { as: person })).status).toBe(401);
    expect((await call("GET", "/api/auth/me", { headers: { Cookie: cookiesOf(response) } })).status).toBe(
      200,
    );
  });

  const from = (address: string, headers: Record<string, string> = {}) => ({
    "CF-Connecting-IP": address,
    ...headers,
  });

  it("a sign-in is refused to an address after ten wrong passwords, and to no other address", async () => {
    const { email } = await makePerson();
    const statuses: number[] = [];
    for (let n = 1; n <= 12; n++)
      statuses.push((await login(email, `guess number ${n}`, from("203.0.113.7"))).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    const refused = await login(email, PASSWORD, from("203.0.113.7"));
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await login(email, PASSWORD, from("203.0.113.8"))).status).toBe(200);
  });

  it("a network that has used up its sign-ins still has one a minute: the owner may share it", async () => {
    const { email } = await makePerson();
    await counted(10, ["userSignIn", email, "203.0.113.7"]);
    expect((await login(email, "a guess", from("203.0.113.7"))).status).toBe(401);
    const refused = await login(email, PASSWORD, from("203.0.113.7"));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeLessThanOrEqual(60);
    await db.delete(rateCounters).where(like(rateCounters.key, "userSignInSlow:%"));
    expect((await login(email, PASSWORD, from("203.0.113.7"))).status).toBe(200);
  });

  it("IPv6 addresses with the same first 64 bits share one limit of sign-ins", async () => {
    const { email } = await makePerson();
    await counted(10, ["userSignIn", email, "2001:db8:0:7::/64"]);
    expect((await login(email, "a guess", from("2001:db8:0:7::1"))).status).toBe(401);
    expect((await login(email, "a guess", from("2001:db8:0:7:ffff::2"))).status).toBe(429);
    expect((await login(email, PASSWORD, from("2001:db8:0:8::1"))).status).toBe(200);
  });

  it("an account under attack still accepts its owner from a new network, which has three tries", async () => {
    const { email } = await makePerson();
    await counted(20, ["userSignInAnywhere", email]);
    const statuses: number[] = [];
    for (let n = 1; n <= 4; n++) statuses.push((await login(email, "a guess", from("198.51.100.1"))).status);
    expect(statuses).toEqual([401, 401, 401, 429]);
    expect((await login(email, PASSWORD, from("198.51.100.2"))).status).toBe(200);
  });

  it("a sign-in on a known device isn't limited by failures elsewhere", async () => {
    const { email } = await makePerson();
    const known = cookiesOf(await login(email, PASSWORD));
    await counted(20, ["userSignInAnywhere", email], ["userSignIn", email, "198.51.100.9"]);
    await counted(2, ["userSignInSlow", email, "198.51.100.9"]);
    expect((await login(email, PASSWORD, from("198.51.100.9"))).status).toBe(429);
    expect((await login(email, PASSWORD, from("198.51.100.9", { Cookie: known }))).status).toBe(200);
  });

  it("the rate limits of sign-ins store neither address nor e-mail in clear text", async () => {
    const { email } = await makePerson();
    await login(email, "a guess", from("192.0.2.77"));
    const keys = (await db.select().from(rateCounters)).map(({ key }) => key).join("\n");
    expect(keys).not.toContain(email);
    expect(keys).not.toContain("192.0.2.77");
  });

  it("a sign-in that failed before the password was checked isn't counted", async () => {
    const { email } = await makePerson();
    const away = { ...env, DB: failOn(env.DB, /password_hash/) };
    for (let n = 0; n < 12; n++) {
      const response = await call("POST", "/api/auth/login", {
        json: { email, password: PASSWORD },
        env: away,
      });
      expect(response.status).toBe(503);
    }
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  it("a sign-in succeeds although the new password hash can't be written", async () => {
    const { id, email } = await makePerson();
    const salt = Buffer.from("0123456789abcdef");
    const key = scryptSync(PASSWORD, salt, 32, { N: 2 ** 14, r: 8, p: 1 });
    const outdated = ["scrypt", 2 ** 14, 8, 1, salt.toString("base64url"), key.toString("base64url")].join(
      "$",
    );
    await db.update(users).set({ passwordHash: outdated }).where(eq(users.id, id));
    const hashOf = async () => (await db.select().from(users).where(eq(users.id, id)))[0]?.passwordHash;
    const json = { email, password: PASSWORD };
    const away = { ...env, DB: failOn(env.DB, /^update "users" set "password_hash"/) };
    expect((await call("POST", "/api/auth/login", { json, env: away })).status).toBe(200);
    expect(await hashOf()).toBe(outdated);
    expect((await login(email, PASSWORD)).status).toBe(200);
    expect(await hashOf()).toMatch(/^scrypt\$1024\$8\$1\$/);
  });

  it("an admin's outdated password hash is made anew at the sign-in, as a user's is", async () => {
    const { id, email } = await makeAdmin();
    const salt = Buffer.from("0123456789abcdef");
    const key = scryptSync(PASSWORD, salt, 32, { N: 2 ** 14, r: 8, p: 1 });
    const outdated = ["scrypt", 2 ** 14, 8, 1, salt.toString("base64url"), key.toString("base64url")];
    await db
      .update(admins)
      .set({ passwordHash: outdated.join("$") })
      .where(eq(admins.id, id));
    const json = { email, password: PASSWORD };
    expect((await call("POST", "/api/admin/login", { json })).status).toBe(200);
    const [row] = await db.select().from(admins).where(eq(admins.id, id));
    expect(row?.passwordHash).toMatch(/^scrypt\$1024\$8\$1\$/);
    expect((await call("POST", "/api/admin/login", { json })).status).toBe(200);
  });

  it("a password signs in and proves who asks in each form of Unicode that a system may write", async () => {
    const composed = "Lisb\u00f4a-fado-78";
    const person = await makePerson({ passwordHash: await hashPassword(composed) });
    const typed = composed.normalize("NFD");
    expect((await login(person.email, typed)).status).toBe(200);
    const proved = await call("POST", "/api/account/confirm", { as: person, json: { password: typed } });
    expect(proved.status).toBe(204);
    const changed = await call("POST", "/api/account/password", {
      as: person,
      json: { currentPassword: typed, password: "Porto\u0301-azulejo-91" },
    });
    expect(changed.status).toBe(204);
    expect((await login(person.email, "Port\u00f3-azulejo-91")).status).toBe(200);
  });

  it("a successful sign-in isn't counted", async () => {
    const { email } = await makePerson();
    await counted(9, ["userSignIn", email, "192.0.2.9"]);
    for (let n = 0; n < 3; n++) expect((await login(email, PASSWORD, from("192.0.2.9"))).status).toBe(200);
  });
});

describe("the account's language", () => {
  const cookieIn = (response: Response) =>
    response.headers.getSetCookie().find((cookie) => cookie.startsWith("account-language="));

  it("a sign-in tells the browser the account's language, a change of it as well, and the account's next visit", async () => {
    const person = await makePerson();
    expect(cookieIn(await login(person.email, PASSWORD))).toMatch(
      /^account-language=en; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const changed = await call("PATCH", "/api/account", { as: person, json: { language: "tr" } });
    expect(cookieIn(changed)).toMatch(/^account-language=tr;/);
    const there = { ...person, cookie: `${person.cookie}; account-language=en` };
    expect(cookieIn(await call("GET", "/api/auth/me", { as: there }))).toMatch(/^account-language=tr;/);
    const here = { ...person, cookie: `${person.cookie}; account-language=tr` };
    expect(cookieIn(await call("GET", "/api/auth/me", { as: here }))).toBeUndefined();
  });

  it("an account is made in the language that its registration was read in", async () => {
    const headers = { "Accept-Language": "de", Cookie: "lang=el" };
    const json = { ...anna, email: "language@example.com" };
    const response = await call("POST", "/api/auth/register", { json, headers });
    expect(await response.json()).toMatchObject({ language: "el" });
  });
});

describe("sign-out", () => {
  it("a sign-out ends the session at once, clears the cookies and is 204, also without a session", async () => {
    const person = await makePerson();
    const response = await call("POST", "/api/auth/logout", { as: person });
    expect(response.status).toBe(204);
    const gone = response.headers.getSetCookie().map((cookie) => cookie.replace(/;.*Max-Age=0.*/, " gone"));
    // The language stays, so that the screens after it come in it.
    expect(gone).toEqual(["sid= gone", "admin_sid= gone", "session= gone"]);
    expect(response.headers.get("Clear-Site-Data")).toBe('"cache", "storage"');
    expect((await call("GET", "/api/auth/me", { as: person })).status).toBe(401);
    expect((await call("POST", "/api/auth/logout")).status).toBe(204);
  });

  it("a sign-out leaves the account's other sessions alone", async () => {
    const person = await makePerson();
    const elsewhere = cookiesOf(await login(person.email, PASSWORD));
    await call("POST", "/api/auth/logout", { as: person });
    expect((await call("GET", "/api/auth/me", { headers: { Cookie: elsewhere } })).status).toBe(200);
  });
});
