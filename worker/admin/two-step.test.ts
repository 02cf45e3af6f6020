import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { SECOND } from "#schema/durations.ts";
import type { AuditEntry } from "#schema/admin.ts";
import { createSession } from "../auth/sessions.ts";
import { admins } from "../db/tables/auth.ts";
import { rateCounters } from "../db/tables/rate-counters.ts";
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
import { makeMailService } from "../testing/mail.ts";
import { makeApp } from "../testing/two-step.ts";

const start = (as: Person, json?: object) => call("POST", "/api/admin/two-step", { as, json });
const confirm = (as: Person, code: string) =>
  call("POST", "/api/admin/two-step/confirm", { as, json: { code } });
const stop = (as: Person, json?: object) => call("DELETE", "/api/admin/two-step", { as, json });
const logIn = ({ email }: Person, code?: string) =>
  call("POST", "/api/admin/login", { json: { email, password: PASSWORD, code } });
const me = (as: Person) => call("GET", "/api/admin/me", { as });

const forgetUsedCode = ({ id }: Person) => db.update(admins).set({ twoStepLast: 0 }).where(eq(admins.id, id));

/** An admin with two-step verification. Codes of the present work again. */
async function withTwoStep() {
  const admin = await makeAdmin();
  const app = makeApp(await (await start(admin)).json());
  const { recoveryCodes } = await (
    await confirm(admin, await app.code())
  ).json<{ recoveryCodes: string[] }>();
  await forgetUsedCode(admin);
  return { admin, app, recoveryCodes };
}

/** What an admin did, newest first. */
async function actionsOf(by: Person): Promise<string[]> {
  const reader = await makeAdmin();
  const entries: AuditEntry[] = await (await call("GET", "/api/admin/audit", { as: reader })).json();
  return entries.filter(({ admin }) => admin === by.email).map(({ action }) => action);
}

// A step that ends while a test runs makes another code the right one.
beforeEach(() => vi.waitUntil(() => Date.now() % (30 * SECOND) < 20 * SECOND, { timeout: 15 * SECOND }));

describe("an admin's two-step verification", () => {
  it("an admin turns it on, signs in with codes and recovery codes, and turns it off; the audit log says so", async () => {
    const { env, sent } = makeMailService();
    const { admin, app, recoveryCodes } = await withTwoStep();
    expect(recoveryCodes).toHaveLength(10);
    const needed = await logIn(admin);
    expect(needed.status).toBe(401);
    expect(await needed.json()).toMatchObject({
      message: "Enter the code from your authenticator app.",
      code: "second_factor_required",
    });
    expect(needed.headers.getSetCookie()).toEqual([]);
    const code = await app.code();
    const both = await Promise.all([logIn(admin, code), logIn(admin, code)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    const byRecovery = await logIn(admin, recoveryCodes[0]?.toUpperCase());
    expect(await byRecovery.json()).toEqual({ email: admin.email, twoStep: true, needsTwoStep: false });
    expect((await logIn(admin, recoveryCodes[0])).status).toBe(401);
    expect((await call("DELETE", "/api/admin/two-step", { as: admin, env })).status).toBe(204);
    expect((await logIn(admin)).status).toBe(200);
    expect(sent).toEqual([]);
    expect(await actionsOf(admin)).toEqual(["sign-in", "two-step-off", "sign-in", "sign-in", "two-step-on"]);
  });

  it("an admin's code is taken in Arabic digits with a hyphen", async () => {
    const { admin, app } = await withTwoStep();
    const digits = (await app.code()).replaceAll(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? "");
    expect((await logIn(admin, `${digits.slice(0, 3)}-${digits.slice(3)}`)).status).toBe(200);
  });

  it("an admin's code opens no user's sign-in, and is still good for the admin's", async () => {
    const { admin, app } = await withTwoStep();
    const user = await call("POST", "/api/auth/login", {
      json: { email: admin.email, password: PASSWORD, code: await app.code() },
    });
    expect(user.status).toBe(401);
    expect((await logIn(admin, await app.code())).status).toBe(200);
  });

  it("turning off what is off writes nothing into the audit log", async () => {
    const admin = await makeAdmin();
    expect((await stop(admin)).status).toBe(204);
    expect(await actionsOf(admin)).toEqual([]);
  });

  it("five wrong codes of an admin end the attempts of a network", async () => {
    const { admin, app } = await withTwoStep();
    for (let n = 0; n < 5; n++) expect((await logIn(admin, "000000")).status).toBe(401);
    expect((await logIn(admin, await app.code())).status).toBe(429);
  });

  it("ten minutes after signing in an admin gives the password, and a wrong one is refused ten times", async () => {
    const { admin } = await withTwoStep();
    await db
      .update(admins)
      .set({ createdAt: new Date(0) })
      .where(eq(admins.id, admin.id));
    const then = contextOf({ now: Date.now() - 601 * SECOND });
    const earlier = { ...admin, cookie: `admin_sid=${(await createSession(then, "admin", admin.id)).token}` };
    for (const response of [await start(earlier), await stop(earlier)]) {
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: "reauthentication_required" });
    }
    expect((await me(earlier)).status).toBe(200);
    for (let n = 0; n < 10; n++) {
      const refused = await stop(earlier, { password: "wrong" });
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ message: "Your current password is not right." });
    }
    expect((await stop(earlier, { password: PASSWORD })).status).toBe(429);
    await db.delete(rateCounters);
    expect((await stop(earlier, { password: PASSWORD })).status).toBe(204);
  });
});

it("ten minutes after signing in an admin makes no sign-in link and deletes no account without the password", async () => {
  const [admin, person] = [await makeAdmin(), await makePerson()];
  await db
    .update(admins)
    .set({ createdAt: new Date(0) })
    .where(eq(admins.id, admin.id));
  const then = contextOf({ now: Date.now() - 601 * SECOND });
  const as = { ...admin, cookie: `admin_sid=${(await createSession(then, "admin", admin.id)).token}` };
  const path = `/api/admin/users/${person.id}`;
  for (const [method, at, done] of [
    ["POST", `${path}/sign-in-link`, 200],
    // No Stripe responds here: 502 shows that the admin was admitted.
    ["DELETE", path, 502],
  ] as const) {
    const refused = await call(method, at, { as });
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      { code: "reauthentication_required" },
    ]);
    expect((await call(method, at, { as, json: { password: "wrong" } })).status).toBe(403);
    expect((await call("GET", "/api/auth/me", { as: person })).status).toBe(200);
    expect((await call(method, at, { as, json: { password: PASSWORD } })).status).toBe(done);
  }
});

describe("an admin who needs two-step verification", () => {
  it("an admin who needs two-step verification can do nothing but turn it on and sign out, until it is on", async () => {
    const admin = await makeAdmin();
    await db.update(admins).set({ needsTwoStep: true }).where(eq(admins.id, admin.id));
    const signedIn = await logIn(admin);
    expect(await signedIn.json()).toEqual({ email: admin.email, twoStep: false, needsTwoStep: true });
    const as = { ...admin, cookie: cookiesOf(signedIn) };
    const elsewhere = ["GET stats", "GET users", "GET guides", "GET audit", "DELETE users/1"] as const;
    const ask = async (name: string) => {
      const [method = "", path = ""] = name.split(" ");
      return call(method, `/api/admin/${path}`, { as });
    };
    for (const name of elsewhere) {
      const response = await ask(name);
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({
        message: "Please turn two-step verification on first.",
        code: "two_step_required",
      });
    }
    expect(await (await me(as)).json()).toMatchObject({ needsTwoStep: true });
    const app = makeApp(await (await start(as)).json());
    expect((await ask("GET stats")).status).toBe(403);
    expect((await confirm(as, await app.code())).status).toBe(200);
    expect((await ask("GET stats")).status).toBe(200);
    expect(await (await me(as)).json()).toEqual({ email: admin.email, twoStep: true, needsTwoStep: false });
    expect((await stop(as)).status).toBe(204);
    expect((await ask("GET stats")).status).toBe(403);
    expect((await call("POST", "/api/auth/logout", { as })).status).toBe(204);
  });
});
