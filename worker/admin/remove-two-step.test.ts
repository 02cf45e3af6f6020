import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { MINUTE } from "#schema/durations.ts";
import type { AdminUser } from "#schema/admin.ts";
import { createSession } from "../auth/sessions.ts";
import { users } from "../db/tables/accounts.ts";
import { admins } from "../db/tables/auth.ts";
import { auditLog } from "../db/tables/admin.ts";
import { call, contextOf, db, makeAdmin, makePerson, PASSWORD, type Person } from "../testing/factories.ts";
import { makeMailService } from "../testing/mail.ts";
import { makeApp } from "../testing/two-step.ts";

const REASON = "Showed us the passport by video";

/** Someone whose sign-in takes a code. */
async function withTwoStep(): Promise<Person> {
  const person = await makePerson();
  const app = makeApp(await (await call("POST", "/api/account/two-step", { as: person })).json());
  await call("POST", "/api/account/two-step/confirm", { as: person, json: { code: await app.code() } });
  return person;
}
const remove = (as: Person, id: number | string, json: object = { reason: REASON }, env?: Env) =>
  call("POST", `/api/admin/users/${id}/two-step/remove`, { as, json, ...(env && { env }) });
const logIn = async ({ email }: Person) =>
  (await call("POST", "/api/auth/login", { json: { email, password: PASSWORD } })).status;
const entriesOn = ({ id }: Person) =>
  db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `user ${id}`));
const listed = async (admin: Person, { email }: Person) =>
  (await (await call("GET", `/api/admin/users?q=${email}`, { as: admin })).json<AdminUser[]>())[0];

describe("two-step verification that an admin removes", () => {
  it("an admin's removal lets the password alone sign in again, tells the owner by e-mail, and is audited with its reason", async () => {
    const [admin, person, { env, sent }] = [await makeAdmin(), await withTwoStep(), makeMailService()];
    expect(await listed(admin, person)).toMatchObject({ twoStep: true });
    expect(await logIn(person)).toBe(401);
    expect((await remove(admin, person.id, { reason: `  ${REASON} ` }, env)).status).toBe(204);
    expect(await logIn(person)).toBe(200);
    expect(await listed(admin, person)).toMatchObject({ twoStep: false });
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [person.email, "Two-step verification was turned off"],
    ]);
    expect(sent[0]?.text).not.toContain(REASON);
    expect(await entriesOn(person)).toMatchObject([
      { admin: admin.email, action: "two-step-remove", detail: REASON, requestId: expect.any(String) },
    ]);
    const [row] = await db.select().from(users).where(eq(users.id, person.id));
    expect(row).toMatchObject({ twoStepSecret: null, twoStepLast: 0, recoveryCodes: "[]" });
  });

  it("an admin's removal made again, or twice at once, gets the same response, with one e-mail and one entry", async () => {
    const [admin, person, { env, sent }] = [await makeAdmin(), await withTwoStep(), makeMailService()];
    const json = { reason: REASON };
    const both = await Promise.all([
      remove(admin, person.id, json, env),
      remove(admin, person.id, json, env),
    ]);
    const again = await remove(admin, person.id, json, env);
    expect([...both, again].map(({ status }) => status)).toEqual([204, 204, 204]);
    expect([sent.length, (await entriesOn(person)).length]).toEqual([1, 1]);
  });

  it("an admin's removal of two-step verification needs a session that has just begun, or the admin's password", async () => {
    const [admin, person] = [await makeAdmin(), await withTwoStep()];
    await db
      .update(admins)
      .set({ createdAt: new Date(0) })
      .where(eq(admins.id, admin.id));
    const then = contextOf({ now: Date.now() - 11 * MINUTE });
    const stale = { ...admin, cookie: `admin_sid=${(await createSession(then, "admin", admin.id)).token}` };
    expect(await (await remove(stale, person.id)).json()).toMatchObject({
      code: "reauthentication_required",
    });
    const wrong = await remove(stale, person.id, { reason: REASON, password: "wrong" });
    expect([wrong.status, await logIn(person)]).toEqual([403, 401]);
    expect((await remove(stale, person.id, { reason: REASON, password: PASSWORD })).status).toBe(204);
  });

  it.each([
    [{}, "Please give a reason"],
    [{ reason: " " }, "Please give a reason"],
    [{ reason: "x".repeat(501) }, "Reason must be less than 500 characters"],
  ])("an admin's removal of two-step verification is refused with %j", async (json, message) => {
    const [admin, person] = [await makeAdmin(), await withTwoStep()];
    const response = await remove(admin, person.id, json);
    expect([response.status, await response.json()]).toMatchObject([400, { message }]);
    expect(await logIn(person)).toBe(401);
  });

  it.each([999_999, "none", "0"])(
    "an admin's removal of two-step verification gets 404 for the account %s",
    async (id) => {
      expect((await remove(await makeAdmin(), id)).status).toBe(404);
    },
  );
});
