import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { cancelEmailChange } from "../accounts/take-back.ts";
import type { Ctx } from "../context.ts";
import { sessions } from "../db/tables/auth.ts";
import { aroundStores } from "../testing/around.ts";
import { call, contextOf, cookiesOf, db, makePerson, PASSWORD, type Person } from "../testing/factories.ts";
import { makeMailService, secretIn } from "../testing/mail.ts";
import { makeAuthenticator } from "../testing/passkey.ts";
import { resetPassword } from "./password-reset.ts";
import { createSession, endAllSessions } from "./sessions.ts";
import { undoSignInChange } from "./undo-sign-in-change.ts";
import { changePassword } from "./user-passwords.ts";

const NEW = "seven ducks in a row";
let count = 0;
const network = () => ({ "CF-Connecting-IP": `198.51.${++count % 256}.77` });

const logIn = ({ email }: Person, password = PASSWORD, testEnv: Env = env) =>
  call("POST", "/api/auth/login", { json: { email, password }, env: testEnv, headers: network() });
const isIn = async (as: Person) => (await call("GET", "/api/auth/me", { as })).status === 200;

/** Gives someone a passkey. Returns what signs in with it, and the link of the e-mail about it. */
async function addPasskey(as: Person) {
  const { env: mailEnv, sent } = makeMailService();
  const key = await makeAuthenticator();
  const asked = await call("POST", "/api/account/passkeys/options", { as, json: {} });
  const response = await key.create((await asked.json<{ challenge: string }>()).challenge);
  await call("POST", "/api/account/passkeys", { as, json: { response }, env: mailEnv });
  const signIn = async (place: Env) => {
    const options = await call("POST", "/api/auth/passkey/options", {});
    const assertion = await key.get((await options.json<{ challenge: string }>()).challenge);
    return call("POST", "/api/auth/passkey", { json: { response: assertion }, env: place });
  };
  return { signIn, token: secretIn(sent[0] ?? {}) };
}

type End = (ctx: Ctx) => Promise<unknown>;

async function prepareReset({ email }: Person): Promise<End> {
  const { env: mailEnv, sent } = makeMailService();
  await call("POST", "/api/auth/password/forgot", { json: { email }, env: mailEnv, headers: network() });
  const token = secretIn(sent[0] ?? {});
  return (ctx) => resetPassword(ctx, { token, password: NEW });
}

/** What ends all sessions of someone. Each is prepared, and then done with the context of a request of its own. */
const ENDS: [name: string, prepare: (person: Person) => Promise<End>][] = [
  ["a new password by a link", prepareReset],
  [
    "a changed password",
    async ({ id, email }) => {
      const { session } = await createSession(contextOf(), "user", id);
      const user = { id, email, username: "Nadia" };
      return (ctx) => changePassword(ctx, user, { session, password: NEW });
    },
  ],
  [
    "a change of how to sign in that is undone",
    async (person) => {
      const { token } = await addPasskey(person);
      return (ctx) => undoSignInChange(ctx, token);
    },
  ],
  [
    "a change of address that is taken back",
    async (as) => {
      const { env: mailEnv, sent } = makeMailService();
      await call("POST", "/api/account/email", { as, json: { email: `new-${as.email}` }, env: mailEnv });
      const token = secretIn(sent.find(({ to }) => to === as.email) ?? {});
      return (ctx) => cancelEmailChange(ctx, token);
    },
  ],
  [
    "signing out everywhere else",
    async ({ id }) => {
      const { session } = await createSession(contextOf(), "user", id);
      return (ctx) => endAllSessions(ctx, session);
    },
  ],
];

/** Builds the context of a request that began before every sign-in here, and was delayed, as its hash may do. */
const delayed = () => contextOf({ now: Date.now() - 60_000 });

/** Creates an environment in which something is done once, right before the new session of a sign-in is written. */
function beforeItsSession(act: () => Promise<unknown>): { testEnv: Env; done: boolean[] } {
  const done: boolean[] = [];
  const testEnv = aroundStores(env, async ({ statement: words }, run) => {
    if (done.length === 0 && /insert into "sessions"/.test(words)) {
      done.push(false);
      await act();
      done[0] = true;
    }
    return run();
  });
  return { testEnv, done };
}

describe.each(ENDS)("%s", (_, prepare) => {
  it("a sign-in whose password was checked before all sessions ended is refused, and leaves no session", async () => {
    const person = await makePerson();
    const end = await prepare(person);
    const { testEnv, done } = beforeItsSession(() => end(delayed()));
    const response = await logIn(person, PASSWORD, testEnv);
    expect([done, response.status, response.headers.getSetCookie()]).toEqual([[true], 401, []]);
    expect(await db.$count(sessions, eq(sessions.userId, person.id))).toBe(0);
  });

  it("a session that began while all sessions were ended is ended", async () => {
    const person = await makePerson();
    const end = await prepare(person);
    expect(await isIn(person)).toBe(true);
    await end(delayed());
    expect(await isIn(person)).toBe(false);
  });

  it("an end of all sessions leaves other accounts' sessions as they are", async () => {
    const [person, other] = [await makePerson(), await makePerson()];
    const end = await prepare(person);
    await end(contextOf());
    expect(await isIn(other)).toBe(true);
    expect(await db.$count(sessions, eq(sessions.userId, other.id))).toBe(1);
  });
});

describe("a sign-in under way", () => {
  it("a sign-in by a passkey is refused where a new password was set meanwhile", async () => {
    const person = await makePerson();
    const { signIn } = await addPasskey(person);
    const end = await prepareReset(person);
    const { testEnv, done } = beforeItsSession(() => end(delayed()));
    const response = await signIn(testEnv);
    expect([done, response.status, response.headers.getSetCookie()]).toEqual([[true], 401, []]);
  });

  it("a sign-in goes on where a link that doesn't work is opened meanwhile", async () => {
    const person = await makePerson();
    const { testEnv, done } = beforeItsSession(async () => {
      const reset = resetPassword(contextOf(), { token: "A".repeat(43), password: NEW });
      await expect(reset).rejects.toThrow("no longer valid");
    });
    const response = await logIn(person, PASSWORD, testEnv);
    expect([done, response.status]).toEqual([[true], 200]);
    expect(await isIn({ ...person, cookie: cookiesOf(response) })).toBe(true);
  });

  it("a sign-in succeeds where all sessions were ended before it began", async () => {
    const person = await makePerson();
    const json = { currentPassword: PASSWORD, password: NEW };
    const changed = await call("POST", "/api/account/password", { as: person, json });
    expect(await isIn({ ...person, cookie: cookiesOf(changed) })).toBe(true);
    const response = await logIn(person, NEW);
    expect(await isIn({ ...person, cookie: cookiesOf(response) })).toBe(true);
  });
});

it("signing out everywhere else, once more with the cookie that it has replaced, is refused and ends nothing", async () => {
  const person = await makePerson();
  const first = await call("DELETE", "/api/account/sessions", { as: person });
  const here = { ...person, cookie: cookiesOf(first) };
  const again = await call("DELETE", "/api/account/sessions", { as: person });
  expect([first.status, again.status]).toEqual([204, 401]);
  expect(await isIn(here)).toBe(true);
});
