import { env } from "cloudflare:workers";
import { eq, like } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SECOND } from "#schema/durations.ts";
import type { TwoStepSecret, User } from "#schema/account.ts";
import { users } from "../db/tables/accounts.ts";
import { sessions } from "../db/tables/auth.ts";
import { rateCounters } from "../db/tables/rate-counters.ts";
import { beforeFirst } from "../testing/around.ts";
import { call, cookiesOf, db, makePerson, PASSWORD, type Person } from "../testing/factories.ts";
import { makeMailService } from "../testing/mail.ts";
import { makeApp } from "../testing/two-step.ts";

const WRONG = { message: "This code is not right." };
const NEEDED = { message: "Enter the code from your authenticator app.", code: "second_factor_required" };

type Options = { headers?: Record<string, string>; env?: Env };

const start = async (as: Person): Promise<TwoStepSecret> => {
  const response = await call("POST", "/api/account/two-step", { as });
  expect(response.status).toBe(200);
  return response.json();
};
const confirm = (as: Person, code: string, options: Options = {}) =>
  call("POST", "/api/account/two-step/confirm", { as, json: { code }, ...options });
const stop = (as: Person, options: Options = {}) =>
  call("DELETE", "/api/account/two-step", { as, ...options });
const logIn = ({ email }: Person, code?: string, options: Options = {}) =>
  call("POST", "/api/auth/login", { json: { email, password: PASSWORD, code }, ...options });
const me = async (as: Person): Promise<User> => (await call("GET", "/api/auth/me", { as })).json();

let count = 0;
/** A network of its own. */
const network = () => ({ headers: { "CF-Connecting-IP": `198.51.${++count}.7` } });

/** Someone with two-step verification, their app, and the recovery codes. Codes of the present work again. */
async function withTwoStep() {
  const person = await makePerson();
  const app = makeApp(await start(person));
  const response = await confirm(person, await app.code());
  expect(response.status).toBe(200);
  const { recoveryCodes } = await response.json<{ recoveryCodes: string[] }>();
  await forgetUsedCode(person);
  return { person, app, recoveryCodes };
}
/** Writes digits in the script whose zero this is. */
const inScript = (code: string, zero: number): string =>
  code.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
/** As if a minute had passed since the last code. */
const forgetUsedCode = ({ id }: Person) => db.update(users).set({ twoStepLast: 0 }).where(eq(users.id, id));

const STEP_MS = 30 * SECOND;
const realNow = Date.now;
let ahead = 0;
// A step that ends while a test runs makes another code the right one: the clock jumps to the next step before.
beforeEach(() => {
  vi.spyOn(Date, "now").mockImplementation(() => realNow() + ahead);
  const left = STEP_MS - (Date.now() % STEP_MS);
  if (left < 20 * SECOND) ahead += left;
});
afterEach(() => vi.restoreAllMocks());

describe("turning two-step verification on", () => {
  it("two-step verification is off until a code of its secret has come", async () => {
    const person = await makePerson();
    const { secret, uri } = await start(person);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain(
      `otpauth://totp/Lanyard:${encodeURIComponent(person.email)}?secret=${secret}&issuer=Lanyard`,
    );
    expect((await me(person)).twoStep).toBe(false);
    expect((await logIn(person)).status).toBe(200);
    const response = await confirm(person, await makeApp({ secret }).code());
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const { recoveryCodes } = await response.json<{ recoveryCodes: string[] }>();
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes)
      expect(code).toMatch(/^[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{3}$/);
    expect((await me(person)).twoStep).toBe(true);
    expect((await logIn(person)).status).toBe(401);
  });

  it("a secret that waits can be asked for again; only the last one is confirmed", async () => {
    const person = await makePerson();
    const first = makeApp(await start(person));
    const second = makeApp(await start(person));
    const response = await confirm(person, await first.code());
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject(WRONG);
    expect((await confirm(person, await second.code())).status).toBe(200);
  });

  it("a secret is confirmed once, also by two calls at once, and no other is made while it is in force", async () => {
    const person = await makePerson();
    const app = makeApp(await start(person));
    const code = await app.code();
    const both = await Promise.all([confirm(person, code), confirm(person, code)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await confirm(person, await app.code(30))).status).toBe(409);
    expect((await call("POST", "/api/account/two-step", { as: person })).status).toBe(409);
  });

  it("a secret that is replaced while its code is checked is not put in force", async () => {
    const person = await makePerson();
    const app = makeApp(await start(person));
    const late = beforeFirst(env, /set "two_step_at"/, () => start(person));
    expect((await confirm(person, await app.code(), { env: late })).status).toBe(409);
    expect((await me(person)).twoStep).toBe(false);
  });

  it("no code confirms two-step verification without a secret", async () => {
    expect((await confirm(await makePerson(), "000000")).status).toBe(400);
  });

  it("five wrong first codes in 15 minutes end the attempts, so that no stale session guesses a secret that was left", async () => {
    const person = await makePerson();
    const app = makeApp(await start(person));
    await db
      .update(sessions)
      .set({ provedAt: new Date(0) })
      .where(eq(sessions.userId, person.id));
    for (let n = 0; n < 5; n++) expect((await confirm(person, "000000")).status).toBe(400);
    expect((await confirm(person, await app.code())).status).toBe(429);
    await db.update(rateCounters).set({ expiresAt: new Date(0) });
    expect((await confirm(person, await app.code())).status).toBe(200);
  });

  it("the code that confirmed the secret doesn't sign in", async () => {
    const person = await makePerson();
    const app = makeApp(await start(person));
    const code = await app.code();
    await confirm(person, code);
    expect((await logIn(person, code)).status).toBe(401);
    expect((await logIn(person, await app.code(30))).status).toBe(200);
  });

  it("a clock some minutes late is told from a wrong code where the secret is confirmed", async () => {
    const person = await makePerson();
    const app = makeApp(await start(person));
    for (const off of [-540, -180, -60]) {
      const response = await confirm(person, await app.code(off));
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ ...WRONG, code: "clock_off" });
    }
    expect((await me(person)).twoStep).toBe(false);
  });

  it("no response tells that a code will be right later", async () => {
    const person = await makePerson();
    const app = makeApp(await start(person));
    for (const off of [60, 150, 450]) {
      const response = await confirm(person, await app.code(off));
      expect(await response.json()).toEqual({ ...WRONG, code: "code_wrong" });
    }
  });

  it.each([
    ["spaces", (code: string) => `${code.slice(0, 3)} ${code.slice(3)} `],
    ["a hyphen", (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
    ["a dash and a mark of direction", (code: string) => `\u200F${code.slice(0, 3)}–${code.slice(3)}`],
    ["Arabic digits", (code: string) => inScript(code, 0x660)],
    ["full-width digits", (code: string) => inScript(code, 0xff10)],
  ])("a code is taken with %s, to confirm and to sign in", async (_, typed) => {
    const person = await makePerson();
    const app = makeApp(await start(person));
    expect((await confirm(person, typed(await app.code()))).status).toBe(200);
    await forgetUsedCode(person);
    expect((await logIn(person, typed(await app.code()))).status).toBe(200);
  });

  it("turning it on and off are told in e-mails, and turning off what is off is not", async () => {
    const [person, { env: mailEnv, sent }] = [await makePerson(), makeMailService()];
    await confirm(person, await makeApp(await start(person)).code(), { env: mailEnv });
    for (let n = 0; n < 2; n++) expect((await stop(person, { env: mailEnv })).status).toBe(204);
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [person.email, "Two-step verification was turned on"],
      [person.email, "Two-step verification was turned off"],
    ]);
  });
});

describe("signing in with two steps", () => {
  it("a sign-in without a code asks for one, and sets no cookie", async () => {
    const { person } = await withTwoStep();
    const response = await logIn(person);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual(NEEDED);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it("a wrong password is refused alike with two steps, whatever the code", async () => {
    const { person, app } = await withTwoStep();
    for (const code of [undefined, "000000", await app.code()]) {
      const response = await call("POST", "/api/auth/login", {
        json: { email: person.email, password: "wrong", code },
      });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ message: "Invalid email or password" });
    }
    expect((await logIn(person, await app.code())).status).toBe(200);
  });

  it.each([-30, 0, 30])(
    "a code of a clock that is %d s off signs in, with blanks as an app shows it",
    async (off) => {
      const { person, app } = await withTwoStep();
      const code = await app.code(off);
      const response = await logIn(person, ` ${code.slice(0, 3)} ${code.slice(3)} `);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ email: person.email, twoStep: true });
      expect((await me({ ...person, cookie: cookiesOf(response) })).id).toBe(person.id);
    },
  );

  it("a code of a clock that is late is refused and told apart; a code of an hour ago is just wrong", async () => {
    const { person, app } = await withTwoStep();
    for (const off of [-180, -60]) {
      const response = await logIn(person, await app.code(off));
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({ ...WRONG, code: "clock_off" });
    }
    const response = await logIn(person, await app.code(-3600));
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject(WRONG);
  });

  it("a code works once, also when it comes twice at once, and no earlier one after it", async () => {
    const { person, app } = await withTwoStep();
    const code = await app.code();
    const both = await Promise.all([logIn(person, code), logIn(person, code)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect((await logIn(person, code)).status).toBe(401);
    expect((await logIn(person, await app.code(-30))).status).toBe(401);
    expect((await logIn(person, await app.code(30))).status).toBe(200);
  });

  it("somebody else's code opens nothing", async () => {
    const [{ person }, other] = [await withTwoStep(), await withTwoStep()];
    expect((await logIn(person, await other.app.code())).status).toBe(401);
    expect((await logIn(person, other.recoveryCodes[0])).status).toBe(401);
  });

  it("a recovery code is taken in capitals, full-width and without its hyphens", async () => {
    const { person, recoveryCodes } = await withTwoStep();
    const [code = ""] = recoveryCodes;
    const wide = code.toUpperCase().replaceAll("-", " ");
    const typed = wide.replaceAll(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
    expect((await logIn(person, typed)).status).toBe(200);
  });

  it("five wrong codes in 15 minutes end the attempts from one network, and the right one then too", async () => {
    const { person, app } = await withTwoStep();
    const here = network();
    for (let n = 0; n < 5; n++) expect((await logIn(person, "000000", here)).status).toBe(401);
    const refused = await logIn(person, await app.code(), here);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(14 * 60);
    await db.update(rateCounters).set({ expiresAt: new Date(0) });
    expect((await logIn(person, await app.code(), here)).status).toBe(200);
  });

  it("a recovery code is no way around the limit of wrong codes", async () => {
    const { person, recoveryCodes } = await withTwoStep();
    const here = network();
    for (let n = 0; n < 5; n++) expect((await logIn(person, "aaaaa-aaaaa-aaa", here)).status).toBe(401);
    expect((await logIn(person, recoveryCodes[0], here)).status).toBe(429);
  });

  it("strangers who know the password and guess codes lock no device out that the account knows", async () => {
    const { person, app } = await withTwoStep();
    const known = { headers: { Cookie: cookiesOf(await logIn(person, await app.code())) } };
    await forgetUsedCode(person);
    for (let networks = 0; networks < 5; networks++) {
      const there = network();
      for (let n = 0; n < 5; n++) expect([401, 429]).toContain((await logIn(person, "000000", there)).status);
    }
    expect((await logIn(person, await app.code(), network())).status).toBe(429);
    expect((await logIn(person, await app.code(), known)).status).toBe(200);
  });

  it("the attempts that the limit from anywhere refuses don't use up a network's own", async () => {
    const { person, app } = await withTwoStep();
    for (let networks = 0; networks < 4; networks++) {
      const there = network();
      for (let n = 0; n < 5; n++) expect((await logIn(person, "000000", there)).status).toBe(401);
    }
    const here = network();
    for (let n = 0; n < 7; n++) expect((await logIn(person, "000000", here)).status).toBe(429);
    await db
      .update(rateCounters)
      .set({ expiresAt: new Date(0) })
      .where(like(rateCounters.key, "secondStepAnywhere:%"));
    expect((await logIn(person, await app.code(), here)).status).toBe(200);
  });

  it("the right password without a code uses up no limit", async () => {
    const { person, app } = await withTwoStep();
    const here = network();
    for (let n = 0; n < 30; n++) expect((await logIn(person, undefined, here)).status).toBe(401);
    expect((await logIn(person, await app.code(), here)).status).toBe(200);
  });

  it("the right codes use up no limit", async () => {
    const { person, app } = await withTwoStep();
    const here = network();
    for (let n = 0; n < 8; n++) {
      await forgetUsedCode(person);
      expect((await logIn(person, await app.code(), here)).status).toBe(200);
    }
  });
});

describe("recovery codes", () => {
  const renew = (as: Person) => call("POST", "/api/account/two-step/recovery-codes", { as });

  it("a recovery code signs in once, also when it comes twice at once", async () => {
    const { person, recoveryCodes } = await withTwoStep();
    const both = await Promise.all([logIn(person, recoveryCodes[0]), logIn(person, recoveryCodes[0])]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect((await logIn(person, recoveryCodes[0])).status).toBe(401);
    expect((await logIn(person, recoveryCodes[1])).status).toBe(200);
  });

  it("a recovery code is taken in any case, with blanks and without hyphens", async () => {
    const { person, recoveryCodes } = await withTwoStep();
    const [first = "", second = "", third = ""] = recoveryCodes;
    for (const typed of [first.toUpperCase(), ` ${second.replaceAll("-", " ")} `, third.replaceAll("-", "")])
      expect((await logIn(person, typed)).status).toBe(200);
  });

  it.each(["", "-", "[]", '"]', "%", "x".repeat(40)])(
    "the recovery code %j signs nobody in",
    async (code) => {
      const { person } = await withTwoStep();
      expect((await logIn(person, code)).status).toBe(401);
    },
  );

  it("an owner who makes new recovery codes is told by e-mail, once", async () => {
    const { person } = await withTwoStep();
    const { env, sent } = makeMailService();
    const created = await call("POST", "/api/account/two-step/recovery-codes", { as: person, env });
    expect(Object.keys(await created.json())).toEqual(["recoveryCodes"]);
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [person.email, "New recovery codes were made"],
    ]);
  });

  it("the recovery codes are made anew thirty times a day at most, because each time an e-mail says so", async () => {
    const { person } = await withTwoStep();
    await db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, person.id));
    for (let n = 0; n < 30; n++) expect((await renew(person)).status).toBe(200);
    const [before] = await db.select().from(users).where(eq(users.id, person.id));
    expect((await renew(person)).status).toBe(429);
    const [after] = await db.select().from(users).where(eq(users.id, person.id));
    expect(after?.recoveryCodes).toBe(before?.recoveryCodes);
  });

  it("the new recovery codes void the old ones, and are only for those who have two-step verification", async () => {
    const { person, recoveryCodes } = await withTwoStep();
    const { recoveryCodes: fresh } = await (await renew(person)).json<{ recoveryCodes: string[] }>();
    expect(fresh).toHaveLength(10);
    expect((await logIn(person, recoveryCodes[0])).status).toBe(401);
    expect((await logIn(person, fresh[0])).status).toBe(200);
    expect((await renew(await makePerson())).status).toBe(409);
  });
});

describe("two-step verification in the database", () => {
  const rowOf = async ({ id }: Person) => {
    const [row] = await db.select().from(users).where(eq(users.id, id));
    if (!row) throw new Error("no such account");
    return row;
  };

  it("the database holds neither the secret nor a recovery code", async () => {
    const person = await makePerson();
    const pending = await start(person);
    expect(JSON.stringify(await rowOf(person))).not.toContain(pending.secret);
    const { person: owner, app, recoveryCodes } = await withTwoStep();
    const row = await rowOf(owner);
    const bytes = Buffer.from(row.twoStepSecret ?? "", "base64");
    expect(bytes.includes(Buffer.from(app.bytes))).toBe(false);
    for (const code of recoveryCodes) {
      expect(row.recoveryCodes).not.toContain(code);
      expect(row.recoveryCodes).not.toContain(code.replaceAll("-", ""));
    }
    const again = await start(person);
    expect(again.secret).not.toBe(pending.secret);
  });

  it("an app's codes are wrong and recovery codes work with another SESSION_SECRET", async () => {
    const { person, app, recoveryCodes } = await withTwoStep();
    const other = { env: { ...env, SESSION_SECRET: "another secret, of another server" } };
    const refused = await logIn(person, await app.code(), other);
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject(WRONG);
    expect((await logIn(person, recoveryCodes[0], other)).status).toBe(200);
    expect((await logIn(person, await app.code())).status).toBe(200);
  });

  it("two-step verification that was turned off leaves no secret and no codes, and sign-ins need none", async () => {
    const { person, app, recoveryCodes } = await withTwoStep();
    expect((await stop(person)).status).toBe(204);
    expect(await rowOf(person)).toMatchObject({ twoStepSecret: null, twoStepAt: null, recoveryCodes: "[]" });
    expect((await logIn(person)).status).toBe(200);
    const next = makeApp(await start(person));
    expect((await confirm(person, await app.code())).status).toBe(400);
    expect((await confirm(person, await next.code())).status).toBe(200);
    expect((await logIn(person, recoveryCodes[0])).status).toBe(401);
  });

  it("a reset of the password leaves two-step verification on that was set up after the address was confirmed", async () => {
    const { person, app } = await withTwoStep();
    await db
      .update(users)
      .set({ emailVerifiedAt: new Date(0) })
      .where(eq(users.id, person.id));
    const { env: mailEnv, sent } = makeMailService();
    await call("POST", "/api/auth/password/forgot", { json: { email: person.email }, env: mailEnv });
    const token = /#token=([\w-]+)/.exec(sent[0]?.text ?? "")?.[1];
    const password = "seven ducks in a row";
    const reset = await call("POST", "/api/auth/password/reset", { json: { token, password } });
    expect(reset.status).toBe(204);
    const signIn = (code?: string) =>
      call("POST", "/api/auth/login", { json: { email: person.email, password, code } });
    expect(await (await signIn()).json()).toEqual(NEEDED);
    expect((await signIn(await app.code())).status).toBe(200);
  });
});

describe("proof of who is asking for two-step verification", () => {
  it("starting, renewing and turning off need a recent proof or the password; confirming doesn't", async () => {
    const { person } = await withTwoStep();
    const stale = await makePerson();
    const app = makeApp(await start(stale));
    const makeStale = ({ id }: Person) =>
      db
        .update(sessions)
        .set({ provedAt: new Date(Date.now() - 601 * SECOND) })
        .where(eq(sessions.userId, id));
    await makeStale(stale);
    await makeStale(person);
    expect((await confirm(stale, await app.code())).status).toBe(200);
    for (const [method, path] of [
      ["POST", "/api/account/two-step"],
      ["POST", "/api/account/two-step/recovery-codes"],
      ["DELETE", "/api/account/two-step"],
    ] as const) {
      const response = await call(method, path, { as: person });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: "reauthentication_required" });
    }
    expect((await me(person)).twoStep).toBe(true);
    const withPassword = await call("DELETE", "/api/account/two-step", {
      as: person,
      json: { password: PASSWORD },
    });
    expect(withPassword.status).toBe(204);
  });
});
