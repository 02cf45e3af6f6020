import { env as plainEnv } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { DAY, HOUR, MINUTE } from "#schema/durations.ts";
import type { User } from "#schema/account.ts";
import type { AdminUser } from "#schema/admin.ts";
import { users } from "../db/tables/accounts.ts";
import { sessions } from "../db/tables/auth.ts";
import { letters, linkTokens } from "../db/tables/mail.ts";
import { createLinkToken } from "../mail/link-tokens.ts";
import { sendDueEmails } from "../mail/outbox.ts";
import { sendCustomerEmails } from "../subscriptions/customer-email.ts";
import { beforeFirst } from "../testing/around.ts";
import { openBilling, rowOf } from "../testing/billing.ts";
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

const INVALID = "This link is no longer valid. Please ask for a new one.";
const { env: billingEnv, stripe, control, calm } = openBilling("addresses");
afterEach(() => calm());

let count = 0;
const freshAddress = () => `new-${++count}@example.com`;

type Service = ReturnType<typeof makeMailService>;
/** A mail service beside the Stripe of this file. */
function makeService() {
  const service = makeMailService();
  return { ...service, env: { ...billingEnv, EMAIL: service.env.EMAIL } };
}

const ask = (as: Person, email: string, { env }: { env: Env }) =>
  call("POST", "/api/account/email", { as, json: { email }, env });
const follow = (link: "verify" | "confirm" | "cancel", token: string, env: Env = billingEnv) =>
  call("POST", `/api/auth/email/${link}`, {
    json: { token },
    env,
    // A network of its own: one may not follow this many links.
    headers: { "CF-Connecting-IP": `198.51.${++count % 256}.7` },
  });
const me = async (as: Person) => (await call("GET", "/api/auth/me", { as })).status;
const logIn = (email: string) => call("POST", "/api/auth/login", { json: { email, password: PASSWORD } });
const signsIn = async (email: string) => (await logIn(email)).status;
const emailOf = async ({ id }: Person) => (await rowOf(id)).email;
const register = (email: string, { env }: Pick<Service, "env">) =>
  call("POST", "/api/auth/register", {
    json: { username: "Marta", email, password: PASSWORD, confirmPassword: PASSWORD, role: "guide" },
    env,
  });
const invalid = async (response: Response) => {
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ message: INVALID });
};
const expire = (person: Person) =>
  db
    .update(linkTokens)
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where(eq(linkTokens.userId, person.id));

/** Someone with a session who asked for another address; the two links of the e-mails. */
async function changing(person?: Person, to = freshAddress()) {
  const owner = person ?? (await makePerson());
  const service = makeService();
  const response = await ask(owner, to, service);
  expect(response.status).toBe(202);
  const [confirmEmail, cancelEmail] = service.sent;
  const [confirm, cancel] = [secretIn(confirmEmail ?? {}), secretIn(cancelEmail ?? {})];
  return { owner, to, service, confirm, cancel };
}
/** The same, confirmed. */
async function changed(person?: Person, to?: string) {
  const change = await changing(person, to);
  expect((await follow("confirm", change.confirm)).status).toBe(204);
  return { ...change, owner: { ...change.owner, email: change.to } };
}

describe("the confirmation of an address", () => {
  it("a registration sends the e-mail that confirms the address, and the link works, a second time too", async () => {
    const [email, service] = [freshAddress(), makeService()];
    const response = await register(email, service);
    const user: User = await response.json();
    expect(user.emailVerifiedAt).toBeNull();
    const [message] = service.sent;
    expect(message).toMatchObject({ to: email, subject: "Confirm your e-mail" });
    const token = secretIn(message ?? {});
    expect(message?.text).toContain(`http://localhost/verify#token=${token}`);
    for (let n = 0; n < 2; n++) expect((await follow("verify", token)).status).toBe(204);
    const { emailVerifiedAt } = await rowOf(user.id);
    expect((await follow("verify", token)).status).toBe(204);
    expect((await rowOf(user.id)).emailVerifiedAt).toEqual(emailVerifiedAt);
    expect(emailVerifiedAt).toBeInstanceOf(Date);
    expect(service.sent).toHaveLength(1);
  });

  it("a link that confirms an address works for seven days, and for nothing else", async () => {
    const [email, service] = [freshAddress(), makeService()];
    const user: User = await (await register(email, service)).json();
    const token = secretIn(service.sent[0] ?? {});
    const [row] = await db.select().from(linkTokens).where(eq(linkTokens.userId, user.id));
    const life = (row?.expiresAt.getTime() ?? 0) - Date.now();
    expect(Math.abs(life - 7 * DAY)).toBeLessThan(MINUTE);
    await invalid(await follow("confirm", token));
    await invalid(await follow("cancel", token));
    const password = "seven ducks in a row";
    await invalid(await call("POST", "/api/auth/password/reset", { json: { token, password } }));
    await db.update(linkTokens).set({ expiresAt: new Date() }).where(eq(linkTokens.userId, user.id));
    await invalid(await follow("verify", token));
    expect((await rowOf(user.id)).emailVerifiedAt).toBeNull();
  });

  it.each(["", "cut", "A".repeat(43), "x".repeat(300)])("no link works with the token %j", async (token) => {
    for (const link of ["verify", "confirm", "cancel"] as const) await invalid(await follow(link, token));
  });

  it("the link to the old address confirms nothing after a change of address", async () => {
    const [email, service] = [freshAddress(), makeService()];
    const registered = await register(email, service);
    const user: User = await registered.json();
    const old = secretIn(service.sent[0] ?? {});
    await changed({ id: user.id, email, cookie: cookiesOf(registered) });
    await invalid(await follow("verify", old));
    // Its e-mail may have been written while the address changed.
    const late = await createLinkToken(contextOf(), "verify-email", { userId: user.id, email });
    await invalid(await follow("verify", late));
  });

  it("the e-mail can be asked for again, five times an hour, and not once the address is confirmed", async () => {
    const [person, service] = [await makePerson(), makeService()];
    const again = () => call("POST", "/api/account/email/verify", { as: person, env: service.env });
    for (let n = 0; n < 5; n++) expect((await again()).status).toBe(202);
    expect((await again()).status).toBe(429);
    expect(service.sent.map(({ to, subject }) => [to, subject])).toEqual(
      Array.from({ length: 5 }, () => [person.email, "Confirm your e-mail"]),
    );
    const other = await makePerson();
    await db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, other.id));
    const quiet = makeService();
    const response = await call("POST", "/api/account/email/verify", { as: other, env: quiet.env });
    expect(response.status).toBe(202);
    expect(quiet.sent).toEqual([]);
  });
});

describe("asking for another address", () => {
  it("the new address gets a link that confirms, the old one a link that takes it back", async () => {
    const { owner, to, service, confirm, cancel } = await changing();
    expect(service.sent.map((email) => [email.to, email.subject])).toEqual([
      [to, "Confirm your new e-mail"],
      [owner.email, "Your e-mail is being changed"],
    ]);
    expect(service.sent[0]?.text).toContain(`http://localhost/email#token=${confirm}`);
    expect(service.sent[1]?.text).toContain(`http://localhost/email#cancel=${cancel}`);
    expect(service.sent[1]?.text).not.toContain(to);
    expect(service.sent[0]?.text).not.toContain(owner.email);
    expect([await emailOf(owner), await me(owner)]).toEqual([owner.email, 200]);
    const rows = JSON.stringify(await db.select().from(linkTokens));
    expect(rows).not.toContain(confirm);
    expect(rows).not.toContain(cancel);
  });

  it("asking for a taken address gets the same response, and its owner gets no e-mail", async () => {
    const [person, taken, service] = [await makePerson(), await makePerson(), makeService()];
    const refused = await ask(person, taken.email.toUpperCase(), service);
    const { service: free, owner } = await changing();
    const given = await ask(owner, freshAddress(), free);
    expect([refused.status, await refused.json()]).toEqual([given.status, await given.json()]);
    expect(service.sent.map(({ to }) => to)).toEqual([person.email]);
  });

  it("a session that is ended while it asks changes nothing and sends nothing", async () => {
    const person = await makePerson();
    const service = makeService();
    const end = () => db.update(users).set({ sessionsFrom: new Date() }).where(eq(users.id, person.id));
    const env = beforeFirst(service.env, /insert into "letters"/, end);
    await ask(person, freshAddress(), { env });
    expect(service.sent).toEqual([]);
    expect(await db.$count(letters, eq(letters.userId, person.id))).toBe(0);
  });

  it("asking for the address one has sends nothing", async () => {
    const [person, service] = [await makePerson(), makeService()];
    expect((await ask(person, ` ${person.email.toUpperCase()} `, service)).status).toBe(202);
    expect(service.sent).toEqual([]);
  });

  it("asking needs an address, a recent proof or the password, and is limited", async () => {
    const [person, service] = [await makePerson(), makeService()];
    expect((await ask(person, "no address", service)).status).toBe(400);
    await db
      .update(sessions)
      .set({ provedAt: new Date(0) })
      .where(eq(sessions.userId, person.id));
    expect((await ask(person, freshAddress(), service)).status).toBe(403);
    const email = freshAddress();
    for (const [password, status] of [
      ["wrong", 403],
      [PASSWORD, 202],
    ] as const) {
      const response = await call("POST", "/api/account/email", {
        as: person,
        json: { email, password },
        env: service.env,
      });
      expect(response.status).toBe(status);
    }
    for (let n = 0; n < 4; n++) expect((await ask(person, freshAddress(), service)).status).toBe(202);
    expect((await ask(person, freshAddress(), service)).status).toBe(429);
  });

  it("an address that nobody has proved gets ten e-mails a day, from however many accounts and through their deletion", async () => {
    const service = makeService();
    const [email, statuses]: [string, number[]] = [freshAddress(), []];
    const toAddress = () => service.sent.filter(({ to }) => to === email);
    for (let n = 0; n < 4; n++) {
      const response = await register(email, service);
      expect(response.status).toBe(201);
      const { id }: User = await response.json();
      const as = { id, email, cookie: cookiesOf(response) };
      for (let times = 0; times < 2; times++)
        statuses.push(
          (await call("POST", "/api/account/email/verify", { as, env: service.env })).status,
          (await call("POST", "/api/account/two-step", { as, env: service.env })).status,
        );
      await db.delete(users).where(eq(users.id, id));
    }
    expect(statuses).toEqual([
      202,
      200,
      202,
      200,
      202,
      200,
      202,
      200,
      ...Array.from({ length: 8 }, () => 429),
    ]);
    expect(toAddress()).toHaveLength(6);
    const stranger = await makePerson();
    expect((await ask(stranger, email, service)).status).toBe(429);
    expect(await db.$count(letters, eq(letters.recipient, email))).toBe(0);
    // Someone who has proved an address of their own isn't held to it.
    await db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, stranger.id));
    expect((await ask(stranger, email, service)).status).toBe(202);
  });

  it("a mailbox that nobody has proved gets ten e-mails a day, in however many spellings strangers register it", async () => {
    const service = makeService();
    const signs = ["", "+walks", "+", "+a+b"];
    for (const name of ["mailbox", "mail.box", "m.a.i.l.box"])
      for (const sign of signs) {
        const host = sign === "+" ? "googlemail.com" : "gmail.com";
        expect((await register(`${name}${sign}@${host}`, service)).status).toBe(201);
      }
    expect(service.sent).toHaveLength(10);
    for (const other of ["mailboxes@gmail.com", "mail.box@example.com", "mailbox@example.com"])
      expect((await register(other, service)).status).toBe(201);
    expect(service.sent).toHaveLength(13);
  });

  it.each(["email", "email/verify"])("a call of /api/account/%s without mail gets 503", async (path) => {
    const response = await call("POST", `/api/account/${path}`, {
      as: await makePerson(),
      json: { email: freshAddress() },
      env: { ...plainEnv, MAIL_FROM: "off" },
    });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      message: "Mail is not set up on this server.",
      code: "mail_off",
    });
  });

  it("a second change voids the link of the first, also one that waits to be sent", async () => {
    const { owner, confirm } = await changing();
    const waiting = makeService();
    waiting.failNext("E_DELIVERY_FAILED");
    await ask(owner, freshAddress(), waiting);
    const { confirm: last, to, service } = await changing(owner);
    await sendDueEmails(contextOf({ env: service.env, now: Date.now() + HOUR }));
    expect(service.sent.map((email) => email.subject)).toEqual([
      "Confirm your new e-mail",
      "Your e-mail is being changed",
    ]);
    await invalid(await follow("confirm", confirm));
    expect((await follow("confirm", last)).status).toBe(204);
    expect(await emailOf(owner)).toBe(to);
  });
});

describe("the confirmation of another address", () => {
  it("a confirmed address is the one to sign in with, its sessions stay, and admins find it", async () => {
    const admin = await makeAdmin();
    const found = async (term: string) =>
      (await (await call("GET", `/api/admin/users?q=${term}`, { as: admin })).json<AdminUser[]>()).map(
        ({ id }) => id,
      );
    const { owner, to, confirm } = await changing(undefined, "zenobia@elsewhere.example");
    const there = { ...owner, cookie: cookiesOf(await logIn(owner.email)) };
    expect(await found("zenobia")).toEqual([]);
    expect(await found(owner.email)).toEqual([owner.id]);
    const response = await follow("confirm", confirm);
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([204, "no-store"]);
    expect(await rowOf(owner.id)).toMatchObject({ email: to, emailVerifiedAt: expect.any(Date) });
    expect([await me(owner), await me(there)]).toEqual([200, 200]);
    expect([await signsIn(to), await signsIn(owner.email)]).toEqual([200, 401]);
    expect(await found("zenobia")).toEqual([owner.id]);
    expect(await found(owner.email)).toEqual([]);
    expect(await found(`person%20${/\d+/.exec(owner.email)?.[0]}`)).toContain(owner.id);
  });

  it("a link that confirms works once, also when it is used twice at once, and for a day", async () => {
    const { confirm } = await changing();
    const both = await Promise.all([follow("confirm", confirm), follow("confirm", confirm)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 400]);
    await invalid(await follow("confirm", confirm));
    const { owner, confirm: late } = await changing();
    const rows = await db.select().from(linkTokens).where(eq(linkTokens.userId, owner.id));
    const lives = rows.map(({ purpose, expiresAt }) => [
      purpose,
      Math.round((expiresAt.getTime() - Date.now()) / HOUR),
    ]);
    expect(Object.fromEntries(lives)).toEqual({ "confirm-email": 24, "cancel-email": 168 });
    await expire(owner);
    await invalid(await follow("confirm", late));
    expect(await emailOf(owner)).toBe(owner.email);
  });

  it("all links for another password that went to the old address are void once the new one is confirmed", async () => {
    const { owner, confirm, service } = await changing();
    await call("POST", "/api/auth/password/forgot", { json: { email: owner.email }, env: service.env });
    service.failNext("E_DELIVERY_FAILED");
    await call("POST", "/api/auth/password/forgot", { json: { email: owner.email }, env: service.env });
    const token = secretIn(service.sent[2] ?? {});
    expect((await follow("confirm", confirm)).status).toBe(204);
    const password = "seven ducks in a row";
    await invalid(await call("POST", "/api/auth/password/reset", { json: { token, password } }));
    expect(await db.select().from(letters).where(eq(letters.userId, owner.id))).toEqual([]);
  });

  it("a new password by a link voids a change of address that waits to be confirmed", async () => {
    const { owner, confirm, service } = await changing();
    await call("POST", "/api/auth/password/forgot", { json: { email: owner.email }, env: service.env });
    const token = secretIn(service.sent[2] ?? {});
    const password = "seven ducks in a row";
    const reset = await call("POST", "/api/auth/password/reset", { json: { token, password } });
    expect(reset.status).toBe(204);
    await invalid(await follow("confirm", confirm));
    expect(await emailOf(owner)).toBe(owner.email);
  });

  it.each([
    ["password", (as: Person) => ({ json: { currentPassword: PASSWORD, password: "a long walk home" }, as })],
    ["address", (as: Person) => ({ json: { email: freshAddress() }, as })],
  ])("a new %s voids a change of address also while its e-mail is being sent", async (what, change) => {
    const service = makeService();
    const [person, email] = [await makePerson(), freshAddress()];
    const env = beforeFirst(service.env, /^insert into "link_tokens"/, async () => {
      const response = await call(
        "POST",
        `/api/account/${what === "address" ? "email" : what}`,
        change(person),
      );
      expect(response.ok).toBe(true);
    });
    expect((await ask(person, email, { env })).status).toBe(202);
    const sent = service.sent.find(({ to }) => to === email);
    await invalid(await follow("confirm", secretIn(sent ?? {})));
    expect(await emailOf(person)).toBe(person.email);
  });

  it("an address that got an account meanwhile is refused, and both accounts stay as they are", async () => {
    const { owner, to, confirm, service } = await changing();
    expect((await register(to, service)).status).toBe(201);
    for (let n = 0; n < 2; n++) {
      const response = await follow("confirm", confirm);
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({
        message: "This address has an account by now. Please use another one.",
      });
    }
    expect([await emailOf(owner), await me(owner), await signsIn(to)]).toEqual([owner.email, 200, 200]);
  });

  it("two accounts that confirm one address at once can't both get it", async () => {
    const to = freshAddress();
    const [first, second] = [await changing(undefined, to), await changing(undefined, to)];
    const both = await Promise.all([follow("confirm", first.confirm), follow("confirm", second.confirm)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  });

  it("an address whose e-mails had bounced takes e-mails again once another one is confirmed", async () => {
    const person = await makePerson();
    await db.update(users).set({ mailSuppressedAt: new Date() }).where(eq(users.id, person.id));
    const service = makeService();
    await ask(person, freshAddress(), service);
    expect(service.sent).toHaveLength(1);
    expect((await follow("confirm", secretIn(service.sent[0] ?? {}))).status).toBe(204);
    expect((await rowOf(person.id)).mailSuppressedAt).toBeNull();
  });
});

describe("a customer's address at Stripe", () => {
  const buyer = async () => {
    const person = await makePerson();
    const { id } = await stripe.customers.create({ email: person.email });
    await db.update(users).set({ customerId: id }).where(eq(users.id, person.id));
    return { person, customer: id };
  };
  const emailAt = async (customer: string) => {
    const found = await stripe.customers.retrieve(customer);
    return found.deleted ? undefined : found.email;
  };

  it("Stripe is told of a confirmed address, and of one that was taken back", async () => {
    const { person, customer } = await buyer();
    const { to, cancel } = await changed(person);
    expect(await emailAt(customer)).toBe(to);
    expect((await rowOf(person.id)).customerEmailDueAt).toBeNull();
    expect((await follow("cancel", cancel)).status).toBe(204);
    expect(await emailAt(customer)).toBe(person.email);
  });

  it("a new address is confirmed while Stripe is away, and Stripe told by a later run", async () => {
    const { person, customer } = await buyer();
    const { to, confirm } = await changing(person);
    await control("fault", { path: "/v1/customers", status: 500, times: 99 });
    expect((await follow("confirm", confirm)).status).toBe(204);
    expect((await rowOf(person.id)).customerEmailDueAt).toBeInstanceOf(Date);
    await calm();
    await sendCustomerEmails(contextOf({ env: billingEnv }));
    expect(await emailAt(customer)).toBe(person.email);
    await sendCustomerEmails(contextOf({ env: billingEnv, now: Date.now() + HOUR }));
    expect(await emailAt(customer)).toBe(to);
    expect((await rowOf(person.id)).customerEmailDueAt).toBeNull();
  });

  it("a customer that is gone at Stripe is not asked about again", async () => {
    const { person, customer } = await buyer();
    await stripe.customers.del(customer);
    await changed(person);
    expect((await rowOf(person.id)).customerEmailDueAt).toBeNull();
  });
});

describe("taking a change of address back", () => {
  it("a change of address taken back before it was confirmed keeps the address, ends all sessions, and voids the new one's link", async () => {
    const { owner, confirm, cancel } = await changing();
    const there = { ...owner, cookie: cookiesOf(await logIn(owner.email)) };
    expect((await follow("cancel", cancel)).status).toBe(204);
    expect([await me(owner), await me(there)]).toEqual([401, 401]);
    await invalid(await follow("confirm", confirm));
    await invalid(await follow("cancel", cancel));
    expect([await emailOf(owner), await signsIn(owner.email)]).toEqual([owner.email, 401]);
  });

  it("a change of address taken back after it was confirmed restores the old address and ends all sessions", async () => {
    const person = await makePerson();
    const { to, cancel, owner } = await changed(person);
    const there = { ...owner, cookie: cookiesOf(await logIn(to)) };
    expect((await follow("cancel", cancel)).status).toBe(204);
    expect([await me(owner), await me(there)]).toEqual([401, 401]);
    expect([await signsIn(person.email), await signsIn(to)]).toEqual([401, 401]);
    await invalid(await follow("cancel", cancel));
  });

  it("a link that takes it back works for seven days, and for nothing else", async () => {
    const { owner, cancel } = await changing();
    await invalid(await follow("confirm", cancel));
    await invalid(await follow("verify", cancel));
    await expire(owner);
    await invalid(await follow("cancel", cancel));
    expect(await me(owner)).toBe(200);
  });

  it("a change of address taken back twice at once works once", async () => {
    const { owner, cancel } = await changed();
    const both = await Promise.all([follow("cancel", cancel), follow("cancel", cancel)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 400]);
    expect(await emailOf(owner)).not.toBe(owner.email);
  });

  it("a change of address confirmed and taken back at once leaves the old address", async () => {
    for (let n = 0; n < 4; n++) {
      const { owner, confirm, cancel } = await changing();
      const [first, second] = await Promise.all([follow("confirm", confirm), follow("cancel", cancel)]);
      expect([204, 400]).toContain(first.status);
      expect(second.status).toBe(204);
      expect([await emailOf(owner), await me(owner)]).toEqual([owner.email, 401]);
    }
  });

  it("an address that a link can restore is as taken as one with an account, for somebody who registers with it", async () => {
    const person = await makePerson();
    const { cancel, service } = await changed(person);
    const [held, used] = [
      await register(person.email, service),
      await register((await makePerson()).email, service),
    ];
    expect([held.status, await held.json()]).toEqual([used.status, await used.json()]);
    expect(held.status).toBe(409);
    expect((await follow("cancel", cancel)).status).toBe(204);
    expect(await emailOf(person)).toBe(person.email);
  });

  it("an address that a link can restore is no account's to move to, asked for before or after the change", async () => {
    const person = await makePerson();
    const service = makeService();
    // This one was asked for while no one had the address.
    const to = freshAddress();
    const early = await changing(undefined, to);
    await db.update(users).set({ email: to }).where(eq(users.id, person.id));
    await changed({ ...person, email: to });
    expect((await ask(await makePerson(), to, service)).status).toBe(202);
    expect(service.sent.map((email) => email.subject)).toEqual(["Your e-mail is being changed"]);
    const response = await follow("confirm", early.confirm);
    expect([response.status, (await response.json<{ code: string }>()).code]).toEqual([409, "email_claimed"]);
  });

  it("an address whose e-mail with the link waits to be sent is held too, and free once the link has expired", async () => {
    const [person, to, waiting] = [await makePerson(), freshAddress(), makeService()];
    const sendsOnlyToNew = {
      ...waiting.env,
      EMAIL: {
        send: (message: Parameters<SendEmail["send"]>[0]) => {
          if ("subject" in message && message.to === person.email)
            throw Object.assign(new Error("refused"), { code: "E_DELIVERY_FAILED" });
          return waiting.env.EMAIL.send(message as Parameters<typeof waiting.env.EMAIL.send>[0]);
        },
      } as SendEmail,
    };
    await ask(person, to, { env: sendsOnlyToNew });
    expect((await follow("confirm", secretIn(waiting.sent[0] ?? {}))).status).toBe(204);
    expect((await register(person.email, waiting)).status).toBe(409);
    await sendDueEmails(contextOf({ env: waiting.env, now: Date.now() + HOUR }));
    expect((await register(person.email, waiting)).status).toBe(409);
    await expire(person);
    expect((await register(person.email, waiting)).status).toBe(201);
  });

  it("taking back voids the password, and the e-mail with a link for a new one goes to the restored address", async () => {
    const person = await makePerson();
    const { cancel } = await changed(person);
    const service = makeService();
    expect((await follow("cancel", cancel, service.env)).status).toBe(204);
    expect(service.sent.map((email) => [email.to, email.subject])).toEqual([
      [person.email, "Reset your password"],
    ]);
    expect(service.sent[0]?.text).toContain("the old password no longer works");
    const json = { token: secretIn(service.sent[0] ?? {}), password: "seven ducks in a row" };
    expect((await call("POST", "/api/auth/password/reset", { json })).status).toBe(204);
    expect((await call("POST", "/api/auth/login", { json: { ...json, email: person.email } })).status).toBe(
      200,
    );
  });

  it("an address that was proved before a change stays proved since then when it is taken back", async () => {
    const [proved, unproved] = [await makePerson({ emailVerifiedAt: new Date(1) }), await makePerson()];
    for (const person of [proved, unproved])
      expect((await follow("cancel", (await changed(person)).cancel)).status).toBe(204);
    expect((await rowOf(proved.id)).emailVerifiedAt).toEqual(new Date(1));
    expect((await rowOf(unproved.id)).emailVerifiedAt?.getTime()).toBeGreaterThan(1);
  });

  it("an intruder who changes the address twice can't keep the account: the owner's link ends theirs", async () => {
    const person = await makePerson();
    const first = await changed(person);
    const second = await changed(first.owner);
    expect((await follow("cancel", first.cancel)).status).toBe(204);
    await invalid(await follow("cancel", second.cancel));
    expect(await emailOf(person)).toBe(person.email);
  });

  it("an intruder who takes their own change back first doesn't void the owner's link", async () => {
    const person = await makePerson();
    const first = await changed(person);
    const second = await changed(first.owner);
    expect((await follow("cancel", second.cancel)).status).toBe(204);
    expect(await emailOf(person)).toBe(first.to);
    expect((await follow("cancel", first.cancel)).status).toBe(204);
    expect(await emailOf(person)).toBe(person.email);
  });

  it("the owner's link stays the older one, however late its e-mail came", async () => {
    const [person, service, to] = [await makePerson(), makeService(), freshAddress()];
    const sendsOnlyToNew = {
      ...service.env,
      EMAIL: {
        send: (message: Parameters<SendEmail["send"]>[0]) => {
          if ("subject" in message && message.to === person.email)
            throw Object.assign(new Error("refused"), { code: "E_DELIVERY_FAILED" });
          return service.env.EMAIL.send(message as Parameters<typeof service.env.EMAIL.send>[0]);
        },
      } as SendEmail,
    };
    await ask(person, to, { env: sendsOnlyToNew });
    expect((await follow("confirm", secretIn(service.sent[0] ?? {}))).status).toBe(204);
    const second = await changed({ ...person, email: to });
    await sendDueEmails(contextOf({ env: service.env, now: Date.now() + HOUR }));
    const owners = service.sent.find((email) => email.to === person.email);
    expect((await follow("cancel", second.cancel)).status).toBe(204);
    expect((await follow("cancel", secretIn(owners ?? {}))).status).toBe(204);
    expect(await emailOf(person)).toBe(person.email);
  });
});
