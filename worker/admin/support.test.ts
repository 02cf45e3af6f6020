import { env as plainEnv } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { AdminUserPage, AuditEntry } from "#schema/admin.ts";
import { DAY } from "#schema/durations.ts";
import { users } from "../db/tables/accounts.ts";
import { guideEditors } from "../db/tables/editors.ts";
import { letters, sentEmails } from "../db/tables/mail.ts";
import { guideDays } from "../db/tables/statistics.ts";
import { guides } from "../db/tables/guides.ts";
import { removeOldSent, SENT_LIFE_MS } from "../mail/sent-emails.ts";
import { sendDueEmails } from "../mail/outbox.ts";
import { site } from "../testing/assets.ts";
import { call, contextOf, db, makeAdmin, makeGuide, makePerson, type Person } from "../testing/factories.ts";
import { makeMailService } from "../testing/mail.ts";

const path = ({ id }: { id: number }, action = "") => `/api/admin/users/${id}${action}`;
const pageOf = async (admin: Person, of: { id: number }): Promise<AdminUserPage> =>
  (await call("GET", path(of), { as: admin })).json();
const auditOf = async (admin: Person, query: string): Promise<AuditEntry[]> =>
  (await call("GET", `/api/admin/audit?${query}`, { as: admin })).json();

describe("an account as an admin sees it", () => {
  it("an account's page has its facts, its pages and those it edits", async () => {
    const [admin, owner, editor] = [await makeAdmin(), await makePerson(), await makePerson()];
    const guide = await makeGuide(owner, { name: "Amara" });
    await db.insert(guideEditors).values({
      guideId: guide.id,
      userId: editor.id,
      email: editor.email,
      invitedAt: new Date(),
      joinedAt: new Date(),
    });
    const of = {
      id: guide.id,
      name: "Amara",
      uniqueId: guide.uniqueId,
      handle: null,
      isPublic: true,
    };
    expect(await pageOf(admin, owner)).toMatchObject({
      id: owner.id,
      email: owner.email,
      twoStep: false,
      profileCount: 1,
      lastUsedAt: expect.any(String),
      lastSyncAt: null,
      profiles: [of],
      editorOf: [],
      emails: [],
    });
    expect(await pageOf(admin, editor)).toMatchObject({ profiles: [], editorOf: [of] });
    await call("POST", `/api/admin/guides/${guide.id}/hide`, { as: admin, json: { reason: "Spam" } });
    expect((await pageOf(admin, editor)).editorOf).toMatchObject([{ isPublic: false, isHidden: true }]);
  });

  it("an account's e-mails say what became of them: sent, waiting, failed or suppressed, and nothing of reporters", async () => {
    const admin = await makeAdmin();
    const [owner, other] = [await makePerson(), await makePerson()];
    const { env, failNext } = makeMailService();
    const queue = (kind: (typeof letters.$inferSelect)["kind"], to = owner, dueAt = new Date(0)) =>
      db.insert(letters).values({
        kind,
        userId: to.id,
        recipient: to.email,
        queuedAt: new Date(),
        dueAt,
      });
    const send = () => sendDueEmails(contextOf({ env }));
    await queue("password-changed");
    await send();
    failNext("E_RECIPIENT_SUPPRESSED");
    await queue("verify-email");
    await send();
    await queue("review-held", owner, new Date(Date.now() + DAY));
    await queue("report-received", owner, new Date(Date.now() + DAY));
    const { emails } = await pageOf(admin, owner);
    expect(emails.map(({ kind, status }) => `${kind} ${status}`).toSorted()).toEqual([
      "password-changed sent",
      "review-held waiting",
      "verify-email suppressed",
    ]);
    expect((await pageOf(admin, other)).emails).toEqual([]);
    await db.delete(letters).where(eq(letters.userId, owner.id));
    await removeOldSent({ db, now: Date.now() + SENT_LIFE_MS + DAY });
    expect(await db.select().from(sentEmails).where(eq(sentEmails.userId, owner.id))).toEqual([]);
  });
});

describe("what an admin does for an account", () => {
  it("the confirmation is sent again, also to an address that refused e-mails, and not to a confirmed one", async () => {
    const [admin, owner] = [await makeAdmin(), await makePerson()];
    const { env, sent } = makeMailService();
    const again = () => call("POST", path(owner, "/emails/confirm"), { as: admin, env });
    await db
      .update(users)
      .set({ emailVerifiedAt: null, mailSuppressedAt: new Date() })
      .where(eq(users.id, owner.id));
    expect((await again()).status).toBe(202);
    await expect.poll(() => sent.map(({ to }) => to)).toEqual([owner.email]);
    await db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, owner.id));
    expect((await again()).status).toBe(202);
    expect(sent).toHaveLength(1);
    expect(await auditOf(admin, `user=${owner.id}&action=email-again`)).toHaveLength(2);
  });

  it("a confirmation is refused where this server sends no e-mails, and nothing is recorded", async () => {
    const [admin, owner] = [await makeAdmin(), await makePerson()];
    const refused = await call("POST", path(owner, "/emails/confirm"), {
      as: admin,
      env: { ...plainEnv, MAIL_FROM: "off" },
    });
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({
      message: "Mail is not set up on this server.",
      code: "mail_off",
    });
    expect(await auditOf(admin, `user=${owner.id}`)).toEqual([]);
  });

  it("a trial is made longer from its end or from now, whichever is later, and its pages are public again", async () => {
    const admin = await makeAdmin();
    const extend = async (of: Person, days: unknown, reason: unknown = "Was ill") => {
      const response = await call("POST", path(of, "/trial"), { as: admin, json: { days, reason } });
      return { status: response.status, body: await response.json<AdminUserPage & { errors?: string[] }>() };
    };
    const end = new Date(Date.now() + 3 * DAY);
    const running = await makePerson({ trialEndsAt: end });
    expect((await extend(running, 14)).body.trialEndsAt).toBe(
      new Date(end.getTime() + 14 * DAY).toISOString(),
    );
    const lapsed = await makePerson({ trialEndsAt: new Date(0) });
    const { uniqueId } = await makeGuide(lapsed);
    expect((await call("GET", `/api/guides/${uniqueId}`)).status).toBe(404);
    const { body } = await extend(lapsed, 1);
    expect(body.subscriptionStatus).toBe("trial");
    expect(Date.parse(body.trialEndsAt ?? "")).toBeGreaterThan(Date.now() + DAY - 60_000);
    expect((await call("GET", `/api/guides/${uniqueId}`)).status).toBe(200);
    expect(await auditOf(admin, `user=${lapsed.id}`)).toMatchObject([
      { action: "trial-extend", detail: "1 days: Was ill" },
    ]);
    for (const days of [0, 61, 1.5, "7", null]) expect((await extend(lapsed, days)).status).toBe(400);
    expect((await extend(lapsed, 61)).body.errors).toEqual(["Please choose 1 to 60 days"]);
    expect((await extend(lapsed, 7, " ")).body.errors).toEqual(["Please give a reason"]);
  });

  it("a trial is made longer once for the end it had, also when the call is made again", async () => {
    const admin = await makeAdmin();
    for (const trialEndsAt of [new Date(Date.now() + 3 * DAY), new Date(0), null]) {
      const owner = await makePerson({ trialEndsAt });
      const json = { days: 14, reason: "Was ill", from: trialEndsAt?.toISOString() ?? null };
      const ends = async () => {
        const response = await call("POST", path(owner, "/trial"), { as: admin, json });
        return [response.status, (await response.json<AdminUserPage>()).trialEndsAt];
      };
      const [status, end] = await ends();
      expect([status, Date.parse(String(end)) > Date.now() + 13 * DAY]).toEqual([200, true]);
      expect(await ends()).toEqual([200, end]);
      expect(await auditOf(admin, `user=${owner.id}`)).toHaveLength(1);
    }
    const missing = await call("POST", "/api/admin/users/999999/trial", {
      as: admin,
      json: { days: 1, reason: "Was ill" },
    });
    expect(missing.status).toBe(404);
  });

  it("an account without a customer is asked about at no payment service", async () => {
    const [admin, owner] = [await makeAdmin(), await makePerson()];
    const synced = await call("POST", path(owner, "/sync"), { as: admin });
    expect([synced.status, (await synced.json<AdminUserPage>()).lastSyncAt]).toEqual([200, null]);
    expect(await auditOf(admin, `user=${owner.id}`)).toMatchObject([{ action: "sync" }]);
  });
});

describe("what an admin looks for", () => {
  it("the audit log is filtered by account, page, action and day", async () => {
    const [admin, owner] = [await makeAdmin(), await makePerson()];
    const { id } = await makeGuide(owner);
    await call("POST", `/api/admin/guides/${id}/hide`, { as: admin, json: { reason: "Spam" } });
    await call("POST", `/api/admin/guides/${id}/show`, { as: admin });
    const actions = async (query: string) => (await auditOf(admin, query)).map(({ action }) => action);
    expect(await actions(`guide=${id}`)).toEqual(["guide-show", "guide-hide"]);
    expect(await actions(`guide=${id}&action=guide-hide`)).toEqual(["guide-hide"]);
    expect(await actions(`user=${owner.id}`)).toEqual([]);
    const today = new Date().toISOString().slice(0, 10);
    expect(await actions(`guide=${id}&day=${today}`)).toHaveLength(2);
    expect(await actions(`guide=${id}&day=2020-02-29`)).toEqual([]);
    for (const wrong of [
      "user=0",
      "user=x",
      "guide=-1",
      "action=nothing",
      "day=2026-02-30",
      "day=today",
      "user=1&guide=1",
    ])
      expect((await call("GET", `/api/admin/audit?${wrong}`, { as: admin })).status).toBe(400);
  });

  it("a profile is found by the page address, as it is typed or as a link", async () => {
    const [admin, owner] = [await makeAdmin(), await makePerson()];
    const { id } = await makeGuide(owner);
    const handle = `walks-${id}`;
    await call("PATCH", `/api/guides/${id}`, { as: owner, json: { handle } });
    for (const q of [handle, `/@${handle}`, `@WALKS-${id}`, `https://lanyard.example/@${handle}`]) {
      const found = await call("GET", `/api/admin/guides?q=${encodeURIComponent(q)}`, { as: admin });
      expect((await found.json<{ id: number }[]>()).map((row) => row.id)).toEqual([id]);
    }
  });

  it("a hidden page is shown to an admin who asks for it, to nobody else, is stored nowhere and counts nowhere", async () => {
    const [admin, owner] = [await makeAdmin(), await makePerson()];
    const { id, uniqueId, name } = await makeGuide(owner, { name: "Hidden Amara" });
    await call("POST", `/api/admin/guides/${id}/hide`, { as: admin, json: { reason: "Spam" } });
    const look = (as?: Person, query = "?as=admin") =>
      call("GET", `/profile/${uniqueId}${query}`, { env: site, ...(as && { as }) });
    const shown = await look(admin);
    expect([shown.status, shown.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    expect(await shown.text()).toContain(name);
    for (const refused of [await look(await makePerson()), await look(admin, "")])
      expect(refused.status).toBe(404);
    await db.update(guides).set({ hiddenAt: null }).where(eq(guides.id, id));
    expect((await look(admin)).status).toBe(200);
    expect(await db.select().from(guideDays).where(eq(guideDays.guideId, id))).toEqual([]);
  });
});
