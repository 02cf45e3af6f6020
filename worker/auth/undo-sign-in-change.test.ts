import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { DAY } from "#schema/durations.ts";
import { users } from "../db/tables/accounts.ts";
import { passkeys } from "../db/tables/auth.ts";
import { guideEditors } from "../db/tables/editors.ts";
import { linkTokens } from "../db/tables/mail.ts";
import { createLinkToken } from "../mail/link-tokens.ts";
import { beforeFirst } from "../testing/around.ts";
import {
  call,
  contextOf,
  cookiesOf,
  db,
  makeGuide,
  makePerson,
  PASSWORD,
  type Person,
} from "../testing/factories.ts";
import { makeMailService, secretIn } from "../testing/mail.ts";
import { makeAuthenticator } from "../testing/passkey.ts";
import { makeApp } from "../testing/two-step.ts";

const INVALID = "This link is no longer valid. Please ask for a new one.";
let count = 0;

const undo = (token: string, { env }: { env: Env } = makeMailService()) =>
  call("POST", "/api/auth/sign-in-change/undo", {
    json: { token },
    env,
    headers: { "CF-Connecting-IP": `198.51.${++count % 256}.9` },
  });
const me = async (as: Person) => (await call("GET", "/api/auth/me", { as })).status;
const logIn = ({ email }: Person, password = PASSWORD) =>
  call("POST", "/api/auth/login", { json: { email, password } });
const invalid = async (response: Response) => {
  expect([response.status, await response.json()]).toMatchObject([400, { message: INVALID }]);
};

async function addPasskey(as: Person) {
  const service = makeMailService();
  const key = await makeAuthenticator();
  const asked = await call("POST", "/api/account/passkeys/options", { as, json: {} });
  const response = await key.create((await asked.json<{ challenge: string }>()).challenge);
  const added = await call("POST", "/api/account/passkeys", { as, json: { response }, env: service.env });
  expect(added.status).toBe(201);
  const { id } = await added.json<{ id: number }>();
  const [email] = service.sent;
  return { id, text: email?.text, token: secretIn(email ?? {}) };
}
async function turnTwoStepOn(as: Person) {
  const service = makeMailService();
  const app = makeApp(await (await call("POST", "/api/account/two-step", { as })).json());
  const json = { code: await app.code() };
  const on = await call("POST", "/api/account/two-step/confirm", { as, json, env: service.env });
  expect(on.status).toBe(200);
  return secretIn(service.sent[0] ?? {});
}
const passkeysOf = async ({ id }: Person) =>
  (await db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, id))).map((row) => row.id);

describe("the link that undoes a change in how an account signs in", () => {
  it("a passkey that somebody else added goes, every session ends, the password is void, and a link for a new one follows", async () => {
    const person = await makePerson();
    const there = { ...person, cookie: cookiesOf(await logIn(person)) };
    const passkey = await addPasskey(person);
    const { text, token } = await addPasskey(person);
    expect(text).toContain(`It wasn't me:\nhttp://localhost/undo#token=${token}`);
    const service = makeMailService();
    const response = await undo(token, service);
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([204, "no-store"]);
    expect(await passkeysOf(person)).toEqual([passkey.id]);
    expect([await me(person), await me(there), (await logIn(person)).status]).toEqual([401, 401, 401]);
    expect(service.sent.map(({ to, subject }) => [to, subject])).toEqual([
      [person.email, "Reset your password"],
    ]);
    const json = { token: secretIn(service.sent[0] ?? {}), password: "seven ducks in a row" };
    expect((await call("POST", "/api/auth/password/reset", { json })).status).toBe(204);
    expect((await logIn(person, json.password)).status).toBe(200);
  });

  it("two-step verification that somebody else turned on goes by the link of its e-mail, and one turned on later stays", async () => {
    const person = await makePerson();
    const token = await turnTwoStepOn(person);
    expect((await undo(token)).status).toBe(204);
    const [row] = await db.select().from(users).where(eq(users.id, person.id));
    expect(row).toMatchObject({ twoStepAt: null, twoStepSecret: null, recoveryCodes: "[]" });

    const other = await makePerson();
    const first = await turnTwoStepOn(other);
    const later = new Date(Date.now() + 1000);
    await db.update(users).set({ twoStepAt: later }).where(eq(users.id, other.id));
    expect((await undo(first)).status).toBe(204);
    const [stored] = await db.select().from(users).where(eq(users.id, other.id));
    expect(stored?.twoStepAt).toEqual(later);
  });

  it("an owner hears of an invitation, and undoes it by the link of the e-mail, whether it is open or accepted", async () => {
    const person = await makePerson({ emailVerifiedAt: new Date() });
    const { id } = await makeGuide(person);
    const path = `/api/guides/${id}/editors`;
    const invite = async (email: string) => {
      const { env, sent } = makeMailService();
      const asked = await call("POST", path, { as: person, json: { email }, env });
      expect(asked.status).toBe(202);
      const [invitation, notice] = sent;
      expect([notice?.to, notice?.subject]).toEqual([person.email, "Somebody was invited to edit your page"]);
      expect(notice?.text).toContain(`${email} may edit a page of yours`);
      return [invitation, notice].map((message) => secretIn(message ?? {}));
    };
    const [, ownToken = ""] = await invite("friend@example.com");
    const [open = "", undoOpen = ""] = await invite("thief@example.com");
    const [joined = "", undoJoined = ""] = await invite("other-thief@example.com");
    const thief = await makePerson();
    const join = (token: string) => call("POST", "/api/auth/join", { as: thief, json: { token } });
    expect((await join(joined)).status).toBe(200);

    expect((await undo(undoJoined)).status).toBe(204);
    expect((await undo(undoOpen)).status).toBe(204);
    await invalid(await undo(undoOpen));
    await invalid(await join(open));
    const json = { bio: "Mine" };
    expect((await call("PATCH", `/api/guides/${id}`, { as: thief, json })).status).toBe(403);
    expect([await me(person), (await logIn(person)).status]).toEqual([401, 401]);
    const left = await db.select().from(guideEditors).where(eq(guideEditors.guideId, id));
    expect(left.map(({ email }) => email)).toEqual(["friend@example.com"]);
    expect(ownToken).not.toBe("");
  });

  it("a link that undoes removes no editor of another account", async () => {
    const [person, other] = [await makePerson(), await makePerson()];
    const [editor] = await db
      .insert(guideEditors)
      .values({ guideId: (await makeGuide(other)).id, email: "friend@example.com", invitedAt: new Date() })
      .returning();
    const token = await createLinkToken(contextOf(), "undo-sign-in-change", {
      userId: person.id,
      email: person.email,
      detail: `editor-invited ${editor?.id} `,
    });
    expect((await undo(token)).status).toBe(204);
    expect(await db.$count(guideEditors, eq(guideEditors.id, editor?.id ?? 0))).toBe(1);
  });

  it("a link that undoes gives an account that was moved its address and its proof back, and cancels the deletion of that time", async () => {
    const provedAt = new Date(Date.now() - 3 * DAY);
    const person = await makePerson({ emailVerifiedAt: provedAt });
    const { token } = await addPasskey(person);
    const moved = { email: `thief-${person.id}@example.com`, emailVerifiedAt: new Date() };
    await db.update(users).set(moved).where(eq(users.id, person.id));
    await addPasskey(person);
    expect((await call("DELETE", "/api/account", { as: person })).status).toBe(202);
    const service = makeMailService();
    expect((await undo(token, service)).status).toBe(204);
    const [row] = await db.select().from(users).where(eq(users.id, person.id));
    expect(row).toMatchObject({ email: person.email, emailVerifiedAt: provedAt, deletionDueAt: null });
    expect(service.sent.map(({ to, subject }) => [to, subject])).toEqual([
      [person.email, "Reset your password"],
    ]);
    expect(await passkeysOf(person)).toEqual([]);
  });

  it("a link that undoes can't take an address from an account that has it by now, and changes nothing then", async () => {
    const person = await makePerson();
    const { token } = await addPasskey(person);
    await db
      .update(users)
      .set({ email: `gone-${person.id}@example.com` })
      .where(eq(users.id, person.id));
    const other = await makePerson();
    await db.update(users).set({ email: person.email }).where(eq(users.id, other.id));
    const refused = await undo(token);
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: "email_claimed" }]);
    expect([await passkeysOf(person), await me(person)]).toMatchObject([[expect.any(Number)], 200]);
  });

  it("a link that undoes works once, also when it is used twice at once, for seven days, and for nothing else", async () => {
    const person = await makePerson();
    const { token } = await addPasskey(person);
    for (const path of ["email/verify", "email/confirm", "email/cancel", "unsubscribe"])
      await invalid(await call("POST", `/api/auth/${path}`, { json: { token } }));
    const both = await Promise.all([undo(token), undo(token)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 400]);
    await invalid(await undo(token));

    const late = await makePerson();
    const { token: old } = await addPasskey(late);
    const [row] = await db.select().from(linkTokens).where(eq(linkTokens.userId, late.id));
    expect(Math.round(((row?.expiresAt.getTime() ?? 0) - Date.now()) / DAY)).toBe(7);
    await db
      .update(linkTokens)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(linkTokens.userId, late.id));
    await invalid(await undo(old));
    expect(await passkeysOf(late)).toHaveLength(1);
  });

  it("a link that is voided while it is used undoes nothing", async () => {
    const person = await makePerson();
    const { id, token } = await addPasskey(person);
    const { env } = makeMailService();
    const voided = beforeFirst(env, /delete from "passkeys"/, () =>
      db.delete(linkTokens).where(eq(linkTokens.userId, person.id)),
    );
    await invalid(await undo(token, { env: voided }));
    expect([await passkeysOf(person), await me(person)]).toEqual([[id], 200]);
  });

  it.each(["", "cut", "A".repeat(43), "x".repeat(300)])(
    "nothing is undone with the token %j",
    async (token) => invalid(await undo(token)),
  );

  it("each link undoes what its own e-mail was about, one after the other", async () => {
    const person = await makePerson();
    const [first, second] = [await addPasskey(person), await addPasskey(person)];
    expect((await undo(first.token)).status).toBe(204);
    expect(await passkeysOf(person)).toEqual([second.id]);
    expect((await undo(second.token)).status).toBe(204);
    expect(await passkeysOf(person)).toEqual([]);
  });

  it("a link that undoes voids a change of address that waits to be confirmed", async () => {
    const person = await makePerson();
    const service = makeMailService();
    const json = { email: `elsewhere-${person.id}@example.com` };
    await call("POST", "/api/account/email", { as: person, json, env: service.env });
    const { token } = await addPasskey(person);
    expect((await undo(token)).status).toBe(204);
    const confirm = { json: { token: secretIn(service.sent[0] ?? {}) } };
    await invalid(await call("POST", "/api/auth/email/confirm", confirm));
  });

  it.each(["passkeys/1", "two-step"])("a removal brings no such link: %s", async (path) => {
    const person = await makePerson();
    await addPasskey(person);
    await turnTwoStepOn(person);
    const service = makeMailService();
    const [id = 0] = await passkeysOf(person);
    const gone = path.replace("1", String(id));
    await call("DELETE", `/api/account/${gone}`, { as: person, env: service.env });
    expect(service.sent[0]?.text).not.toContain("/undo");
    expect(service.sent[0]?.text).toContain("http://localhost/account");
  });
});
