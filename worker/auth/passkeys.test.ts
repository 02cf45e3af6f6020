import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { MINUTE } from "#schema/durations.ts";
import type { Passkey, User } from "#schema/account.ts";
import { users } from "../db/tables/accounts.ts";
import { passkeys, sessions } from "../db/tables/auth.ts";
import worker from "../index.ts";
import { call, cookiesOf, db, makePerson, PASSWORD, type Person } from "../testing/factories.ts";
import { makeMailService } from "../testing/mail.ts";
import { makeAuthenticator } from "../testing/passkey.ts";

type Options = { challenge: string };

const optionsFor = async (person: Person): Promise<Options> =>
  (await call("POST", "/api/account/passkeys/options", { as: person })).json();
const signInOptions = async (): Promise<Options> => (await call("POST", "/api/auth/passkey/options")).json();
const add = (person: Person, response: unknown, more: object = {}) =>
  call("POST", "/api/account/passkeys", { as: person, json: { response, ...more } });
const signIn = (response: unknown) => call("POST", "/api/auth/passkey", { json: { response } });

/** Someone with a passkey. */
async function withPasskey() {
  const [person, authenticator] = [await makePerson(), await makeAuthenticator()];
  const { challenge } = await optionsFor(person);
  const response = await add(person, await authenticator.create(challenge), { name: "Marta's phone" });
  expect(response.status).toBe(201);
  return { person, authenticator, passkey: await response.json<Passkey>() };
}

describe("passkeys", () => {
  it("a passkey's options ask for a verified user and a discoverable key, and never name the e-mail as its handle", async () => {
    const person = await makePerson();
    const options = await optionsFor(person);
    expect(options).toMatchObject({
      rp: { name: "Lanyard", id: "localhost" },
      user: { name: person.email },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    expect(JSON.stringify(options)).not.toContain(Buffer.from(person.email).toString("base64url"));
  });

  it("a passkey signs in without address or password, and its use is shown", async () => {
    const { person, authenticator, passkey } = await withPasskey();
    expect(passkey).toMatchObject({ name: "Marta's phone", lastUsedAt: null });
    const response = await signIn(await authenticator.get((await signInOptions()).challenge));
    expect(response.status).toBe(200);
    expect((await response.json<User>()).email).toBe(person.email);
    const me = await call("GET", "/api/auth/me", { headers: { Cookie: cookiesOf(response) } });
    expect(me.status).toBe(200);
    const list: Passkey[] = await (await call("GET", "/api/account/passkeys", { as: person })).json();
    expect(list[0]?.lastUsedAt).toEqual(expect.any(String));
  });

  it("a passkey needs no code where two-step verification is on", async () => {
    const { person, authenticator } = await withPasskey();
    await db.update(users).set({ twoStepAt: new Date() }).where(eq(users.id, person.id));
    const response = await signIn(await authenticator.get((await signInOptions()).challenge));
    expect(response.status).toBe(200);
  });

  it("a response to a passkey's challenge is taken once, also when it comes twice at once", async () => {
    const { authenticator } = await withPasskey();
    const response = await authenticator.get((await signInOptions()).challenge);
    const both = await Promise.all([signIn(response), signIn(response)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await signIn(response)).status).toBe(401);
  });

  it.each([
    ["another site's page", { origin: "https://lanyard.evil.example" }],
    ["another site's key", { site: "evil.example" }],
    ["nobody verified", { isVerified: false }],
  ])("a passkey's response from %s is refused in both directions", async (_, options) => {
    const { person, authenticator } = await withPasskey();
    const response = await signIn(await authenticator.get((await signInOptions()).challenge, options));
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({
      message: "This passkey doesn't open an account here. Please sign in with your password.",
    });
    const other = await makeAuthenticator();
    const created = await add(person, await other.create((await optionsFor(person)).challenge, options));
    expect(created.status).toBe(400);
    expect(await created.json()).toMatchObject({
      message: "This passkey could not be added. Please try again.",
    });
  });

  it("a passkey's response to no challenge of ours, to one of another kind or account, or with another key is refused", async () => {
    const { person, authenticator } = await withPasskey();
    const stranger = await makePerson();
    const other = await makeAuthenticator();
    const forgedId = Buffer.from("made up").toString("base64url");
    expect((await signIn(await authenticator.get(forgedId))).status).toBe(401);
    expect((await signIn(await authenticator.get((await optionsFor(person)).challenge))).status).toBe(401);
    expect((await signIn(await other.get((await signInOptions()).challenge))).status).toBe(401);
    const challenge = (await optionsFor(stranger)).challenge;
    expect((await add(person, await other.create(challenge))).status).toBe(400);
    const forged = await other.get((await signInOptions()).challenge);
    const known = await authenticator.get((await signInOptions()).challenge);
    expect((await signIn({ ...forged, id: known.id, rawId: known.id })).status).toBe(401);
  });

  it("a passkey whose counter doesn't grow is a copy and refused; one that stays at 0 is synced and fine", async () => {
    const { authenticator } = await withPasskey();
    const statusAt = async (counter: number) => {
      authenticator.setCounter(counter);
      return (await signIn(await authenticator.get((await signInOptions()).challenge))).status;
    };
    expect([
      await statusAt(0),
      await statusAt(0),
      await statusAt(7),
      await statusAt(7),
      await statusAt(3),
    ]).toEqual([200, 200, 200, 401, 401]);
  });

  it("two responses with one count at the same instant, each to its own challenge, sign in once: the other is a copy's", async () => {
    const { authenticator } = await withPasskey();
    for (let count = 1; count <= 4; count++) {
      authenticator.setCounter(count);
      const challenges = await Promise.all([signInOptions(), signInOptions()]);
      const responses = await Promise.all(challenges.map(({ challenge }) => authenticator.get(challenge)));
      const both = await Promise.all(responses.map(signIn));
      expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    }
  });

  it("a passkey is renamed and removed by its owner alone, and both changes of sign-in are told by e-mail", async () => {
    const { person, passkey, authenticator } = await withPasskey();
    const stranger = await makePerson();
    const path = `/api/account/passkeys/${passkey.id}`;
    expect((await call("PATCH", path, { as: stranger, json: { name: "Mine" } })).status).toBe(404);
    expect((await call("DELETE", path, { as: stranger })).status).toBe(404);
    const renamed = await call("PATCH", path, { as: person, json: { name: " Office laptop " } });
    expect(await renamed.json()).toMatchObject({ name: "Office laptop" });
    expect(await (await call("PATCH", path, { as: person, json: { name: "" } })).json()).toMatchObject({
      message: "Please give the passkey a name",
      errors: ["Please give the passkey a name"],
    });
    const service = makeMailService();
    expect((await call("DELETE", path, { as: person, env: service.env })).status).toBe(204);
    expect(service.sent.map(({ subject }) => subject)).toEqual(["A passkey was removed"]);
    expect((await signIn(await authenticator.get((await signInOptions()).challenge))).status).toBe(401);
    const { challenge } = await optionsFor(person);
    const json = { response: await (await makeAuthenticator()).create(challenge) };
    await call("POST", "/api/account/passkeys", { as: person, json, env: service.env });
    expect(service.sent[1]?.subject).toBe("A passkey was added");
  });

  it("an account has ten passkeys at most, also when two are added at once, and each is one account's", async () => {
    const { person, authenticator } = await withPasskey();
    await db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, person.id));
    const again = await add(person, await authenticator.create((await optionsFor(person)).challenge));
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ message: "This passkey is already in use." });
    const addNew = async (challenge: string) =>
      add(person, await (await makeAuthenticator()).create(challenge));
    for (let n = 1; n < 9; n++) await addNew((await optionsFor(person)).challenge);
    const [one, two] = [(await optionsFor(person)).challenge, (await optionsFor(person)).challenge];
    const statuses = (await Promise.all([addNew(one), addNew(two)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409]);
    const refused = await call("POST", "/api/account/passkeys/options", { as: person });
    expect(refused.status).toBe(409);
    expect(await db.select().from(passkeys).where(eq(passkeys.userId, person.id))).toHaveLength(10);
  });

  it("a passkey is added and removed only with a recent proof, for which the password does", async () => {
    const { person, passkey } = await withPasskey();
    const credential = await (await makeAuthenticator()).create((await optionsFor(person)).challenge);
    await db
      .update(sessions)
      .set({ provedAt: new Date(Date.now() - 10 * MINUTE) })
      .where(eq(sessions.userId, person.id));
    const stale = await call("POST", "/api/account/passkeys/options", { as: person });
    expect(stale.status).toBe(403);
    expect(await stale.json()).toMatchObject({
      message: "Please enter your password to go on.",
      code: "reauthentication_required",
    });
    expect((await add(person, credential)).status).toBe(403);
    expect((await call("DELETE", `/api/account/passkeys/${passkey.id}`, { as: person })).status).toBe(403);
    const json = { password: PASSWORD };
    expect((await call("DELETE", `/api/account/passkeys/${passkey.id}`, { as: person, json })).status).toBe(
      204,
    );
    expect((await call("POST", "/api/account/passkeys/options", { as: person })).status).toBe(200);
  });

  it("all answered challenges go with the hourly run once they have expired", async () => {
    const { authenticator } = await withPasskey();
    await signIn(await authenticator.get((await signInOptions()).challenge));
    const count = async () =>
      (await env.DB.prepare("select count(*) as n from used_challenges").first<{ n: number }>())?.n;
    expect(await count()).toBeGreaterThan(0);
    await env.DB.prepare("update used_challenges set expires_at = 1").run();
    await worker.scheduled({} as ScheduledController, env);
    expect(await count()).toBe(0);
  });

  it("the passkey's call says what a body lacks", async () => {
    const response = await signIn({ id: "x", response: {} });
    expect(response.status).toBe(400);
    expect((await response.json<{ message: string }>()).message).toBe(
      "This passkey could not be read. Please try again.",
    );
  });
});
