import { env } from "cloudflare:workers";
import { and, eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { DAY } from "#schema/durations.ts";
import type { User } from "#schema/account.ts";
import { type Editor, EDITORS_MAX } from "#schema/editor.ts";
import type { OwnGuide } from "#schema/own-guide.ts";
import type { Review } from "#schema/review.ts";
import { queueNotices } from "../accounts/notifications.ts";
import { users } from "../db/tables/accounts.ts";
import { sessions } from "../db/tables/auth.ts";
import { guideEditors } from "../db/tables/editors.ts";
import { guides } from "../db/tables/guides.ts";
import { letters, linkTokens, newReviews } from "../db/tables/mail.ts";
import { updateGuide } from "../guides/guides.ts";
import { createLinkToken } from "../mail/link-tokens.ts";
import { sendDueEmails } from "../mail/outbox.ts";
import { writeEmail } from "../mail/write-email.ts";
import { replacePaymentWays } from "../payment-ways/payment-ways.ts";
import {
  call,
  contextOf,
  cookiesOf,
  db,
  makeAdmin,
  makeGuide,
  makePerson,
  PASSWORD,
  type Person,
  upload,
} from "../testing/factories.ts";
import { makeMailService, secretIn } from "../testing/mail.ts";
import { plainPictures } from "../testing/pictures.ts";
import { removeOldInvitations } from "./editors.ts";

const LINK_INVALID = "This link is no longer valid. Please ask for a new one.";
const REVIEW = { name: "Hannah Weiss", rating: 5, comment: "Best three hours of our trip." };
const WAY = { kind: "revolut", value: "beatriz" };

let addresses = 0;
const newAddress = () => `beatriz-${++addresses}@example.com`;

/** An operator with a profile, and a mail service. */
async function makePage() {
  const owner = await makePerson({ role: "operator", emailVerifiedAt: new Date() });
  const { id, uniqueId } = await makeGuide(owner, { name: "Beatriz Sousa", bio: "I sing." });
  const service = makeMailService();
  const path = `/api/guides/${id}`;
  const invitations = () => service.sent.filter(({ to }) => to !== owner.email);
  return {
    owner,
    id,
    uniqueId,
    path,
    service,
    invite: (email: string, as = owner) =>
      call("POST", `${path}/editors`, { as, json: { email }, env: service.env }),
    list: async (): Promise<Editor[]> => (await call("GET", `${path}/editors`, { as: owner })).json(),
    remove: (editorId: number, as = owner) => call("DELETE", `${path}/editors/${editorId}`, { as }),
    /** The e-mails to those who were invited; the owner gets one about each. */
    invitations,
    /** The secret in the last of them. */
    token: () => secretIn(invitations().at(-1) ?? {}),
  };
}
type Page = Awaited<ReturnType<typeof makePage>>;

const newNetwork = () => ({ "CF-Connecting-IP": `2001:db8:e:${(++addresses).toString(16)}::1` });
const join = (json: object, as?: Person) =>
  call("POST", "/api/auth/join", { json, as, headers: newNetwork() });
const joinAnew = (token: string, more: object = {}) =>
  join({ token, username: "Beatriz", password: "a long walk home", ...more });

/** Someone who has joined with a new account. */
async function makeEditor(page: Page): Promise<Person> {
  const email = newAddress();
  await page.invite(email);
  const response = await joinAnew(page.token());
  expect(response.status).toBe(201);
  const { id }: User = await response.json();
  return { id, email, cookie: cookiesOf(response) };
}
const profiles = async (as: Person): Promise<OwnGuide[]> =>
  (await call("GET", "/api/user/guides", { as })).json();
const change = (page: Page, as: Person, json: object = { bio: "Changed" }) =>
  call("PATCH", page.path, { as, json });

describe("inviting an editor", () => {
  it("an invited guide gets an e-mail, joins with a new account without trial, and edits the page and nothing else", async () => {
    const page = await makePage();
    const email = newAddress();
    const response = await page.invite(` ${email.toUpperCase()} `);
    expect([response.status, await response.json()]).toMatchObject([
      202,
      { message: "An invitation is on its way." },
    ]);
    expect(await page.list()).toEqual([{ id: expect.any(Number), email, status: "invited" }]);
    const [message] = page.invitations();
    expect([message?.to, message?.subject]).toEqual([email, "You can edit your page"]);
    expect(message?.text).toContain(`Beatriz Sousa's page, run by ${page.owner.email} on Lanyard`);
    expect(message?.text).toContain("http://localhost/join#token=");

    const joined = await joinAnew(page.token());
    expect(joined.status).toBe(201);
    const user: User = await joined.json();
    expect(user).toMatchObject({
      username: "Beatriz",
      email,
      role: "guide",
      subscriptionStatus: "inactive",
      trialEndsAt: null,
      isActiveSubscriber: false,
      emailVerifiedAt: expect.any(String),
      edits: [{ guideId: page.id, ownerId: page.owner.id }],
    });
    const as = { id: user.id, email, cookie: cookiesOf(joined) };
    expect(await (await call("GET", "/api/auth/me", { as })).json()).toEqual(user);
    expect(await page.list()).toEqual([{ id: expect.any(Number), email, status: "active" }]);
    expect(await profiles(as)).toMatchObject([
      { id: page.id, name: "Beatriz Sousa", access: "editor", isPublic: true, firstSteps: null },
    ]);
    expect(await profiles(page.owner)).toMatchObject([{ id: page.id, access: "owner", isPublic: true }]);
    expect((await change(page, as)).status).toBe(200);
    expect((await call("DELETE", page.path, { as })).status).toBe(403);
    // It is found by our staff as every account.
    const found = await call("GET", `/api/admin/users?q=${email.split("@")[0]}`, { as: await makeAdmin() });
    expect(await found.json()).toHaveLength(1);
  });

  it("somebody signed in joins with one call, at whatever address", async () => {
    const page = await makePage();
    const colleague = await makePerson();
    await page.invite(newAddress());
    const response = await join({ token: page.token() }, colleague);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      id: colleague.id,
      edits: [{ guideId: page.id, ownerId: page.owner.id }],
    });
    expect(await page.list()).toMatchObject([{ email: colleague.email, status: "active" }]);
    expect((await change(page, colleague)).status).toBe(200);
  });

  it("an address with an account, without one and of an admin get the same response and the same e-mail", async () => {
    const page = await makePage();
    const [somebody, admin] = [await makePerson(), await makeAdmin()];
    const responses = [];
    for (const email of [newAddress(), somebody.email, admin.email]) {
      const response = await page.invite(email);
      responses.push([response.status, await response.text(), [...response.headers.keys()].join()]);
    }
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
    const texts = page
      .invitations()
      .map(({ subject, text = "" }) => subject + text.replace(/#token=\S+/, ""));
    expect(texts).toHaveLength(3);
    expect(new Set(texts).size).toBe(1);
  });

  it("an address whose editor has another by now is somebody else's, and is invited like any other", async () => {
    const page = await makePage();
    const [joined, moved, named] = [newAddress(), newAddress(), newAddress()];
    await page.invite(joined);
    const stranger = await makePerson();
    expect((await join({ token: page.token() }, stranger)).status).toBe(200);
    const editor = await makeEditor(page);
    await db.update(users).set({ email: moved }).where(eq(users.id, editor.id));
    const addressesOf = async () => (await page.list()).map(({ email, status }) => [email, status]);
    for (const email of [joined, editor.email]) {
      expect((await page.invite(email)).status).toBe(202);
      expect(page.invitations().at(-1)?.to).toBe(email);
      expect(await addressesOf()).toContainEqual([email, "invited"]);
    }
    expect(await addressesOf()).toEqual(
      expect.arrayContaining([
        [stranger.email, "active"],
        [moved, "active"],
      ]),
    );
    // An e-mail about the first invitation that has waited names whoever joined by it.
    const [first] = await db
      .select({ id: guideEditors.id })
      .from(guideEditors)
      .where(and(eq(guideEditors.guideId, page.id), eq(guideEditors.userId, stranger.id)));
    const { id: userId, email } = page.owner;
    const written = await writeEmail(contextOf({ env: page.service.env }), {
      kind: "sign-in-changed",
      userId,
      recipient: email,
      detail: `editor-invited ${first?.id}`,
      queuedAt: new Date(),
    });
    expect(written?.text).toContain(`${stranger.email} may edit a page of yours`);
    // Those who edit stay as they are, and an address that still is an editor's gets nothing.
    const sent = page.invitations().length;
    await page.invite(named);
    await joinAnew(page.token());
    await page.invite(named);
    expect(page.invitations()).toHaveLength(sent + 1);
    expect((await profiles(stranger))[0]?.id).toBe(page.id);
  });

  it("an invited editor who has an account already is asked to log in, and the link still works", async () => {
    const page = await makePage();
    const somebody = await makePerson();
    await page.invite(somebody.email);
    const refused = await joinAnew(page.token());
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: "account_exists" });
    expect((await join({ token: page.token() }, somebody)).status).toBe(200);
    const [row] = await db.select().from(users).where(eq(users.id, somebody.id));
    // Nothing of the account has changed.
    expect(row).toMatchObject({ username: expect.stringMatching(/^person/), subscriptionStatus: "trial" });
  });

  it("an admin's address joins as an account of its own, and opens nothing of the admin's", async () => {
    const page = await makePage();
    const admin = await makeAdmin();
    await page.invite(admin.email);
    const joined = await joinAnew(page.token());
    expect(joined.status).toBe(201);
    const as = { ...admin, cookie: cookiesOf(joined) };
    expect((await call("GET", "/api/admin/me", { as })).status).toBe(401);
  });

  it("the owner's own address is refused, and a link that reaches the owner is too", async () => {
    const page = await makePage();
    expect((await page.invite(page.owner.email)).status).toBe(400);
    await page.invite(newAddress());
    const refused = await join({ token: page.token() }, page.owner);
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { message: "This page is yours already.", code: "page_yours" },
    ]);
    expect((await joinAnew(page.token())).status).toBe(201);
  });

  it("an address invited again gets 202, its older link is void and its older e-mail gone", async () => {
    const page = await makePage();
    const email = newAddress();
    await page.invite(email);
    const first = page.token();
    page.service.failNext("E_DELIVERY_FAILED");
    expect((await page.invite(email)).status).toBe(202);
    expect(await (await joinAnew(first)).json()).toMatchObject({ message: LINK_INVALID });
    expect((await page.invite(email)).status).toBe(202);
    const waiting = and(eq(letters.userId, page.owner.id), eq(letters.kind, "editor-invited"));
    expect(await db.select().from(letters).where(waiting)).toEqual([]);
    expect(page.invitations()).toHaveLength(2);
    expect(await page.list()).toHaveLength(1);
    expect((await joinAnew(page.token())).status).toBe(201);
    // An editor who is invited again stays as before, and gets no e-mail.
    const rows = () => db.select().from(guideEditors).where(eq(guideEditors.guideId, page.id));
    const before = await rows();
    expect((await page.invite(email)).status).toBe(202);
    expect(page.invitations()).toHaveLength(2);
    expect(await rows()).toEqual(before);
    expect(await page.list()).toMatchObject([{ email, status: "active" }]);
  });

  it("a page has five editors and invitations at most, however invitations race", async () => {
    const page = await makePage();
    const responses = await Promise.all(Array.from({ length: 8 }, () => page.invite(newAddress())));
    expect(responses.filter(({ status }) => status === 202)).toHaveLength(EDITORS_MAX);
    expect(await responses.find(({ status }) => status === 403)?.json()).toMatchObject({
      message: "A page can have up to 5 editors and invitations",
    });
    const [first] = await page.list();
    // One of them again is no sixth.
    expect((await page.invite(first?.email ?? "")).status).toBe(202);
    expect((await page.remove(first?.id ?? 0)).status).toBe(204);
    expect((await page.invite(newAddress())).status).toBe(202);
  });

  it.each([
    [{}, "Please enter a valid email"],
    [{ email: "nobody" }, "Please enter a valid email"],
  ])("an invitation %j is refused", async (json, message) => {
    const page = await makePage();
    const response = await call("POST", `${page.path}/editors`, { as: page.owner, json });
    expect([response.status, await response.json()]).toMatchObject([400, { message }]);
  });

  it("nobody can be invited without mail, and those who are editors stay", async () => {
    const page = await makePage();
    const editor = await makeEditor(page);
    const off = { ...env, MAIL_FROM: "off" };
    const response = await call("POST", `${page.path}/editors`, {
      as: page.owner,
      json: { email: newAddress() },
      env: off,
    });
    expect([response.status, await response.json()]).toMatchObject([
      503,
      { message: "Mail is not set up on this server.", code: "mail_off" },
    ]);
    expect((await call("GET", `${page.path}/editors`, { as: page.owner, env: off })).status).toBe(200);
    expect((await change(page, editor)).status).toBe(200);
  });

  it("an invitation names the page and the operator", async () => {
    const page = await makePage();
    const invited = async ({ operatorName, name }: { operatorName: string; name: string }) => {
      await db.update(users).set({ operatorName }).where(eq(users.id, page.owner.id));
      await db.update(guides).set({ name }).where(eq(guides.id, page.id));
      await page.invite(newAddress());
      return page.invitations().at(-1)?.text;
    };
    const { email } = page.owner;
    expect(await invited({ operatorName: "Sofia's Walks", name: "Amara Silva" })).toContain(
      `Amara Silva's page, run by Sofia's Walks (${email}) on Lanyard`,
    );
    expect(await invited({ operatorName: "St. John's Walks", name: "Amara" })).toContain(
      "St. John's Walks (",
    );
  });

  it("an invitation says no name with which somebody could lead, call, write to or mislead a stranger", async () => {
    const invited = async (name: string) => {
      const page = await makePage();
      await db.update(users).set({ operatorName: name }).where(eq(users.id, page.owner.id));
      await db.update(guides).set({ name }).where(eq(guides.id, page.id));
      await page.invite(newAddress());
      return { text: page.invitations().at(-1)?.text, owner: page.owner.email };
    };
    for (const name of [
      "win.example",
      "https:evil",
      "evil.example/x",
      "me@evil.example",
      "evil。example",
      "Your account is locked, call +351 900 123 456 now, or it",
      "Lanyard Support ＜help＠lanyard․com＞",
      "Lanyard <help>",
      "Call 9-0 0.1 2",
      "Call ٩٠٠١٢٣",
      "Call ９００１２",
      "Call 9\u200D0\u200D0\u200D1\u200D2",
      "evil\u200D.\u200Dexample",
      "evil\uFE52example",
      "\u202Emoc.live",
      "Lanyard\u2067 Support",
      "Everybody has to confirm an account before it is closed",
    ]) {
      const { text, owner } = await invited(name);
      expect(text).toContain(`${owner} runs a page on Lanyard that guests open`);
      expect(text).not.toContain(name);
    }
    for (const name of [
      "Walks 24 7",
      "Tours 2026",
      "می\u200Cخواهم",
      "Łódź O’Neill-Śmigły",
      "山田 太郎",
      "नेहा",
    ]) {
      const { text, owner } = await invited(name);
      expect(text).toContain(`${name}'s page, run by ${name} (${owner})`);
    }
  });

  it("an invitation is in the language of the address's account, else of the browser it was asked for in", async () => {
    const page = await makePage();
    const ask = (email: string, tags: string) =>
      call("POST", `${page.path}/editors`, {
        as: page.owner,
        json: { email },
        env: page.service.env,
        headers: { "Accept-Language": tags },
      }).then(() => page.invitations().at(-1)?.html);
    const unknown = newAddress();
    expect(await ask(unknown, "pt-PT, en;q=0.5")).toContain('<html lang="pt');
    expect(await ask(unknown, "xx")).toContain('<html lang="en"');
    const known = await makePerson();
    await db.update(users).set({ language: "ja" }).where(eq(users.id, known.id));
    expect(await ask(known.email, "pt-PT")).toContain('<html lang="ja"');
    // An invitation that waits is voided by the next, in whatever language it was.
    page.service.failNext("E_DELIVERY_FAILED");
    await ask(unknown, "de");
    await ask(unknown, "fr");
    const waiting = and(eq(letters.userId, page.owner.id), eq(letters.kind, "editor-invited"));
    expect(await db.select().from(letters).where(waiting)).toEqual([]);
  });

  it("inviting needs a confirmed address, because the invitation names it; those who are editors stay", async () => {
    const page = await makePage();
    const editor = await makeEditor(page);
    const isOwner = eq(users.id, page.owner.id);
    await db.update(users).set({ emailVerifiedAt: null }).where(isOwner);
    const sent = page.service.sent.length;
    const response = await page.invite(newAddress());
    expect([response.status, await response.json()]).toMatchObject([
      403,
      { message: "Please confirm your e-mail first.", code: "email_unconfirmed" },
    ]);
    expect([(await page.list()).length, page.service.sent.length]).toEqual([1, sent]);
    expect((await change(page, editor)).status).toBe(200);
    await db.update(users).set({ emailVerifiedAt: new Date() }).where(isOwner);
    expect((await page.invite(newAddress())).status).toBe(202);
  });

  it("inviting an editor needs a fresh sign-in, or the password", async () => {
    const page = await makePage();
    await db
      .update(sessions)
      .set({ provedAt: new Date(0), createdAt: new Date(Date.now() - DAY) })
      .where(eq(sessions.userId, page.owner.id));
    expect(await (await page.invite(newAddress())).json()).toMatchObject({
      code: "reauthentication_required",
    });
    const json = { email: newAddress(), password: PASSWORD };
    expect((await call("POST", `${page.path}/editors`, { as: page.owner, json })).status).toBe(202);
  });

  it("an account invites so many a day, and no more", async () => {
    const page = await makePage();
    const emails = [newAddress(), newAddress()];
    const statuses = [];
    for (let n = 0; n < 31; n++) statuses.push((await page.invite(emails[n % 2] ?? "")).status);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 202), 429]);
  });
});

describe("the link of an invitation", () => {
  it("a link works once: a second use and a stranger's are refused", async () => {
    const page = await makePage();
    await page.invite(newAddress());
    const token = page.token();
    expect((await joinAnew(token)).status).toBe(201);
    const stranger = await makePerson();
    for (const response of [await joinAnew(token), await join({ token }, stranger)])
      expect([response.status, await response.json()]).toMatchObject([400, { message: LINK_INVALID }]);
    expect(await page.list()).toHaveLength(1);
  });

  it("an invitation used by several at the same instant lets one join", async () => {
    const page = await makePage();
    await page.invite(newAddress());
    const token = page.token();
    const people = await Promise.all([makePerson(), makePerson(), makePerson()]);
    const responses = await Promise.all([
      ...people.map((as) => join({ token }, as)),
      joinAnew(token),
      joinAnew(token, { username: "Another" }),
    ]);
    expect(responses.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(await page.list()).toMatchObject([{ status: "active" }]);
    const joined = await db.select().from(guideEditors).where(eq(guideEditors.guideId, page.id));
    expect(joined).toHaveLength(1);
    expect(
      await db
        .select()
        .from(linkTokens)
        .where(eq(linkTokens.editorId, joined[0]?.id ?? 0)),
    ).toEqual([]);
  });

  it("a link that has expired is refused, and its invitation forgotten by the hourly run", async () => {
    const page = await makePage();
    const editor = await makeEditor(page);
    await page.invite(newAddress());
    const token = page.token();
    await db
      .update(linkTokens)
      .set({ expiresAt: new Date(0) })
      .where(eq(linkTokens.purpose, "join"));
    expect((await joinAnew(token)).status).toBe(400);
    await removeOldInvitations(contextOf({ now: Date.now() + 6 * DAY }));
    expect(await page.list()).toHaveLength(2);
    await removeOldInvitations(contextOf({ now: Date.now() + 8 * DAY }));
    expect(await page.list()).toMatchObject([{ email: editor.email, status: "active" }]);
  });

  it.each([
    [{ token: "none" }, LINK_INVALID],
    [{}, LINK_INVALID],
    [{ token: "none", username: "Beatriz" }, "Please give a name and a password"],
    [{ token: "none", password: "a long walk home" }, "Please give a name and a password"],
    [
      { token: "none", username: "B", password: "a long walk home" },
      "Username must be at least 3 characters",
    ],
    [{ token: "none", username: "Beatriz", password: "short" }, "Password must be at least 8 characters"],
  ])("joining with %j is refused", async (json, message) => {
    const response = await join(json, await makePerson());
    expect([response.status, await response.json()]).toMatchObject([400, { message }]);
  });

  it("a common password is refused, and the link still works", async () => {
    const page = await makePage();
    await page.invite(newAddress());
    const refused = await joinAnew(page.token(), { password: "password1" });
    expect(await refused.json()).toMatchObject({
      message: "This password is too common. Please choose another one.",
    });
    expect((await joinAnew(page.token())).status).toBe(201);
  });

  it("nobody signed in has to say who joins", async () => {
    const page = await makePage();
    await page.invite(newAddress());
    expect((await join({ token: page.token() })).status).toBe(401);
  });

  it("an editor uses a second link in vain, and stays the page's editor once", async () => {
    const page = await makePage();
    const editor = await makeEditor(page);
    await page.invite(newAddress());
    expect((await join({ token: page.token() }, editor)).status).toBe(200);
    expect(await page.list()).toMatchObject([{ email: editor.email, status: "active" }]);
  });

  it("a link that is written while its invitation is accepted lets nobody else in", async () => {
    const page = await makePage();
    const editor = await makeEditor(page);
    const [{ id: editorId } = { id: 0 }] = await page.list();
    const owner = { userId: page.owner.id, email: editor.email, editorId };
    const token = await createLinkToken(contextOf(), "join", owner);
    const response = await join({ token }, await makePerson());
    expect([response.status, await response.json()]).toMatchObject([400, { message: LINK_INVALID }]);
    expect((await change(page, editor)).status).toBe(200);
  });

  it("an account that is about to be deleted can't join", async () => {
    const page = await makePage();
    await page.invite(newAddress());
    const leaving = await makePerson();
    await db.update(users).set({ deletionDueAt: new Date() }).where(eq(users.id, leaving.id));
    const response = await join({ token: page.token() }, leaving);
    expect([response.status, await response.json()]).toMatchObject([403, { code: "deletion_scheduled" }]);
  });
});

describe("an editor", () => {
  it("an editor who is removed can do nothing more, at once", async () => {
    const page = await makePage();
    const editor = await makeEditor(page);
    const [row] = await page.list();
    expect((await page.remove(row?.id ?? 0)).status).toBe(204);
    expect((await page.remove(row?.id ?? 0)).status).toBe(404);
    expect((await change(page, editor)).status).toBe(403);
    expect(await profiles(editor)).toEqual([]);
    expect(await (await call("GET", "/api/auth/me", { as: editor })).json()).not.toHaveProperty("edits");
    expect((await call("GET", `${page.path}/stats`, { as: editor })).status).toBe(404);
  });

  it("an invitation that is withdrawn leaves neither link nor e-mail", async () => {
    const page = await makePage();
    await page.invite(newAddress());
    const token = page.token();
    const [row] = await page.list();
    await page.remove(row?.id ?? 0);
    expect((await joinAnew(token)).status).toBe(400);
    page.service.failNext("E_DELIVERY_FAILED");
    await page.invite(newAddress());
    const [waiting] = await page.list();
    await page.remove(waiting?.id ?? 0);
    await sendDueEmails(contextOf({ env: page.service.env, now: Date.now() + DAY / 2 }));
    expect(page.invitations()).toHaveLength(1);
  });

  it("another owner can neither see nor remove a page's editors", async () => {
    const [page, other] = [await makePage(), await makePage()];
    await makeEditor(page);
    const [row] = await page.list();
    expect((await call("GET", `${page.path}/editors`, { as: other.owner })).status).toBe(403);
    expect((await page.remove(row?.id ?? 0, other.owner)).status).toBe(403);
    // By a page of their own, too.
    expect((await other.remove(row?.id ?? 0)).status).toBe(404);
    expect(await page.list()).toHaveLength(1);
  });

  it("a save that an editor's removal overtakes writes nothing", async () => {
    const page = await makePage();
    const editor = await makeEditor(page);
    const ctx = contextOf();
    const [row] = await page.list();
    const [saved, removed] = await Promise.all([change(page, editor), page.remove(row?.id ?? 0)]);
    expect(removed.status).toBe(204);
    const [guide] = await db.select().from(guides).where(eq(guides.id, page.id));
    expect(guide?.bio).toBe(saved.status === 200 ? "Changed" : "I sing.");
    expect([200, 403]).toContain(saved.status);
    await expect(
      updateGuide(ctx, editor.id, {
        id: page.id,
        patch: { bio: "Late" },
        version: undefined,
        requireProof: async () => {},
      }),
    ).rejects.toThrow("belongs to somebody else");
    const list = { guideId: page.id, ways: [] };
    await expect(replacePaymentWays(ctx, editor.id, list)).rejects.toThrow("belongs to somebody else");
  });

  it("an editor reads the page's latest reviews, and what either has seen is new to nobody", async () => {
    const page = await makePage();
    const editor = await makeEditor(page);
    await call("POST", `/api/guides/${page.uniqueId}/reviews`, { json: REVIEW });
    const latest = await call("GET", "/api/user/reviews", { as: editor });
    expect(await latest.json()).toMatchObject([{ guide: { id: page.id }, comment: REVIEW.comment }]);
    expect(await profiles(page.owner)).toMatchObject([{ unseenReviews: 1 }]);
    expect((await call("POST", "/api/user/reviews/seen", { as: editor })).status).toBe(204);
    expect(await profiles(page.owner)).toMatchObject([{ unseenReviews: 0 }]);
    await page.remove((await page.list())[0]?.id ?? 0);
    expect(await (await call("GET", "/api/user/reviews", { as: editor })).json()).toEqual([]);
  });

  it("an editor changes neither handle nor experiences nor reviews, and hands nothing on", async () => {
    const page = await makePage();
    const editor = await makeEditor(page);
    const review = await call("POST", `/api/guides/${page.uniqueId}/reviews`, { json: REVIEW });
    const { id }: Review = await review.json();
    const refused = [
      await change(page, editor, { handle: "beatriz-sings" }),
      await change(page, editor, { bio: "Changed", handle: "beatriz-walks" }),
      await call("POST", `${page.path}/hand-on`, { as: editor, json: { name: "Filipa" } }),
      await call("DELETE", `/api/reviews/${id}`, { as: editor }),
      await page.invite(newAddress(), editor),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    const [guide] = await db.select().from(guides).where(eq(guides.id, page.id));
    expect(guide).toMatchObject({ bio: "I sing.", handle: null });
    const reply = { as: editor, json: { reply: "Thank you!" } };
    expect((await call("PUT", `/api/reviews/${id}/reply`, reply)).status).toBe(200);
  });

  it("an editor sends the booking code unchanged, which never takes back what the owner changed meanwhile", async () => {
    const page = await makePage();
    const editor = await makeEditor(page);
    expect((await change(page, page.owner, { bookingCode: "BIA-1" })).status).toBe(200);
    for (const bookingCode of ["BIA-2", null]) {
      const response = await change(page, editor, { bio: "Changed", bookingCode });
      expect([response.status, await response.json()]).toMatchObject([
        403,
        { message: "Only the owner changes this", code: "owner_only" },
      ]);
    }
    expect((await change(page, editor, { bio: "Changed", bookingCode: "BIA-1" })).status).toBe(200);
    const [guide] = await db.select().from(guides).where(eq(guides.id, page.id));
    expect(guide).toMatchObject({ bio: "Changed", bookingCode: "BIA-1" });
  });

  it("an editor sends the whole profile back as it was read", async () => {
    const page = await makePage();
    const editor = await makeEditor(page);
    const read = await call("GET", `/api/guides/id/${page.id}`, { as: editor });
    const json: object = await read.json();
    expect((await change(page, editor, { ...json, bio: "Theirs" })).status).toBe(200);
    const [guide] = await db.select().from(guides).where(eq(guides.id, page.id));
    expect(guide).toMatchObject({ bio: "Theirs", handle: null });
  });

  it("an editor can't review the page", async () => {
    const page = await makePage();
    const editor = await makeEditor(page);
    const response = await call("POST", `/api/guides/${page.uniqueId}/reviews`, { as: editor, json: REVIEW });
    expect([response.status, await response.json()]).toMatchObject([
      403,
      { message: "You cannot add a review to your own profile" },
    ]);
  });

  it("a picture that an editor uploads is the owner's, and stays when the editor's account goes", async () => {
    const page = await makePage();
    const editor = await makeEditor(page);
    const response = await call("POST", `${page.path}/profile-picture`, {
      as: editor,
      body: upload(plainPictures.png),
    });
    const { profilePicture }: OwnGuide = await response.json();
    expect(profilePicture).toMatch(new RegExp(`^/images/${page.owner.id}/`));
    await db.delete(users).where(eq(users.id, editor.id));
    expect((await call("GET", profilePicture ?? "")).status).toBe(200);
    expect(await page.list()).toEqual([]);
  });

  it("ways to be tipped that an editor changes need the editor's own proof, and an e-mail tells everybody on the team", async () => {
    const page = await makePage();
    const editor = await makeEditor(page);
    page.service.sent.splice(0);
    // No one is told in an account's first hour.
    const ids = [page.owner.id, editor.id];
    await db
      .update(users)
      .set({ createdAt: new Date(Date.now() - 2 * 60 * 60 * 1000) })
      .where(inArray(users.id, ids));
    const put = () =>
      call("PUT", `${page.path}/payment-ways`, { as: editor, json: [WAY], env: page.service.env });
    await db
      .update(sessions)
      .set({ provedAt: new Date(0) })
      .where(eq(sessions.userId, editor.id));
    expect(await (await put()).json()).toMatchObject({ code: "reauthentication_required" });
    await db.update(sessions).set({ provedAt: new Date() }).where(eq(sessions.userId, editor.id));
    expect((await put()).status).toBe(200);
    expect(page.service.sent.map(({ to }) => to).toSorted()).toEqual(
      [editor.email, page.owner.email].toSorted(),
    );
    expect(await (await call("GET", `${page.path}/payment-ways`, { as: page.owner })).json()).toEqual([WAY]);
  });

  it("an editor still sees and edits the page once the owner's plan has ended, and guests don't see it", async () => {
    const page = await makePage();
    const editor = await makeEditor(page);
    await db
      .update(users)
      .set({ trialEndsAt: new Date(0) })
      .where(eq(users.id, page.owner.id));
    expect(await profiles(editor)).toMatchObject([{ access: "editor", isPublic: false }]);
    const seen = (as?: Person) => call("GET", `/api/guides/${page.uniqueId}`, { as });
    expect([(await seen()).status, (await seen(editor)).status]).toEqual([404, 200]);
    expect((await change(page, editor)).status).toBe(200);
    // No one pays for someone else: a subscription of the editor's would be the editor's own.
    expect((await call("POST", "/api/subscriptions/cancel", { as: editor })).status).toBe(409);
  });

  it("an editor changes nothing while the owner's account is about to be deleted", async () => {
    const page = await makePage();
    const editor = await makeEditor(page);
    await page.invite(newAddress());
    await db
      .update(users)
      .set({ deletionDueAt: new Date(Date.now() + DAY) })
      .where(eq(users.id, page.owner.id));
    expect(await profiles(editor)).toEqual([]);
    expect([403, 404]).toContain((await change(page, editor)).status);
    expect((await call("GET", `/api/guides/${page.uniqueId}`, { as: editor })).status).toBe(404);
    expect((await joinAnew(page.token())).status).toBe(400);
    await db.update(users).set({ deletionDueAt: null }).where(eq(users.id, page.owner.id));
    expect((await change(page, editor)).status).toBe(200);
  });

  it("editors go with the page and with the owner's account, and their accounts stay", async () => {
    const page = await makePage();
    const editor = await makeEditor(page);
    expect((await call("DELETE", page.path, { as: page.owner })).status).toBe(204);
    expect(await db.select().from(guideEditors).where(eq(guideEditors.guideId, page.id))).toEqual([]);
    expect(await profiles(editor)).toEqual([]);
    expect((await call("GET", "/api/auth/me", { as: editor })).status).toBe(200);
  });

  it("a badge that is handed on has no editors any more, and open invitations are void", async () => {
    const page = await makePage();
    const editor = await makeEditor(page);
    await page.invite(newAddress());
    const token = page.token();
    await call("POST", `${page.path}/hand-on`, { as: page.owner, json: { name: "Filipa Mendes" } });
    expect(await page.list()).toEqual([]);
    expect((await change(page, editor)).status).toBe(403);
    expect((await joinAnew(token)).status).toBe(400);
  });

  it("a download of everything names those who edit the account's pages, and the pages that the account edits", async () => {
    const page = await makePage();
    const editor = await makeEditor(page);
    const textOf = async (as: Person) =>
      new TextDecoder().decode(await (await call("POST", "/api/account/export", { as })).arrayBuffer());
    expect(await textOf(page.owner)).toContain(`"email":"${editor.email}"`);
    const ownText = await textOf(editor);
    expect(ownText).toContain(`"guideId":${page.id},"email":"${editor.email}"`);
    // The page itself is the owner's.
    expect(ownText).not.toContain("Beatriz Sousa");
  });
});

describe("e-mails about a page with editors", () => {
  const sentTo = (page: Page) =>
    page.service.sent.splice(0).map(({ to, subject }) => `${String(to)}: ${subject}`);

  async function makeTeam() {
    const page = await makePage();
    const editor = await makeEditor(page);
    await db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, page.owner.id));
    page.service.sent.splice(0);
    const both = (subject: string) =>
      [page.owner, editor].map(({ email }) => `${email}: ${subject}`).toSorted();
    const post = (path: string, json: object, as?: Person) =>
      call("POST", path, { json, env: page.service.env, as });
    return { page, editor, both, post };
  }

  it("the owner and editors hear of held and reported reviews, and of what was decided", async () => {
    const { page, both, post } = await makeTeam();
    await post(`/api/guides/${page.uniqueId}/reviews`, { ...REVIEW, comment: "See https://cheap.example" });
    await expect.poll(() => page.service.sent.length).toBe(2);
    expect(sentTo(page).toSorted()).toEqual(both("A review is held back"));
    const review = await post(`/api/guides/${page.uniqueId}/reviews`, REVIEW);
    const { id }: Review = await review.json();
    await post(`/api/reviews/${id}/report`, { reason: "spam" });
    expect(sentTo(page).toSorted()).toEqual(both("A review on your page was reported"));
    await post(`/api/admin/reviews/${id}/hide`, { reason: "Spam" }, await makeAdmin());
    expect(sentTo(page).toSorted()).toEqual(both("A review on your page was hidden"));
  });

  it("the owner and editors get the daily e-mail, each as often as each wants", async () => {
    const { page, editor, both, post } = await makeTeam();
    await db.delete(newReviews);
    const run = async () => {
      const ctx = contextOf({ env: page.service.env, now: Date.now() + 60_000 });
      await queueNotices(ctx);
      await sendDueEmails(ctx);
    };
    await post(`/api/guides/${page.uniqueId}/reviews`, REVIEW);
    await run();
    expect(page.service.sent.map(({ text = "" }) => text.includes(REVIEW.comment))).toEqual([true, true]);
    expect(sentTo(page).toSorted()).toEqual(both("A new review"));
    await db.update(users).set({ reviewsLetterAt: null });
    await call("PATCH", "/api/account/notifications", { as: editor, json: { newReviews: false } });
    await post(`/api/guides/${page.uniqueId}/reviews`, { ...REVIEW, comment: "Again a fine walk" });
    await run();
    expect(sentTo(page)).toEqual([`${page.owner.email}: A new review`]);
  });

  it("a colleague's earlier reviews are the owner's business alone", async () => {
    const { page, both, post } = await makeTeam();
    const { id }: Review = await (await post(`/api/guides/${page.uniqueId}/reviews`, REVIEW)).json();
    await post(`${page.path}/hand-on`, { name: "Filipa Mendes" }, page.owner);
    await page.invite(newAddress());
    await joinAnew(page.token());
    page.service.sent.splice(0);
    await post(`/api/admin/reviews/${id}/hide`, { reason: "Spam" }, await makeAdmin());
    expect(sentTo(page)).toEqual([`${page.owner.email}: A review on your page was hidden`]);
    expect(both("x")).toHaveLength(2);
  });
});
