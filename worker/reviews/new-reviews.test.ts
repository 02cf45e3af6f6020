import { createScheduledController } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { DAY, HOUR } from "#schema/durations.ts";
import type { Review } from "#schema/review.ts";
import { queueNotices } from "../accounts/notifications.ts";
import { users } from "../db/tables/accounts.ts";
import { linkTokens, newReviews } from "../db/tables/mail.ts";
import { rateCounters } from "../db/tables/rate-counters.ts";
import worker from "../index.ts";
import { sendDueEmails } from "../mail/outbox.ts";
import { call, contextOf, db, makeGuide, makePerson, type Person } from "../testing/factories.ts";
import { makeMailService, secretIn } from "../testing/mail.ts";
import { recordQueries } from "../testing/queries.ts";

const REVIEW = { name: "Hannah Weiss", rating: 4, comment: "Best three hours\nof our trip." };

/** Someone with a page whose address is confirmed. */
async function makeOwner(input: Parameters<typeof makeGuide>[1] = {}) {
  const owner = await makePerson({ role: "operator" });
  await db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, owner.id));
  const { uniqueId } = await makeGuide(owner, input);
  return { owner, uniqueId };
}
const leave = async (
  uniqueId: string,
  fields: Partial<typeof REVIEW> = {},
  key?: string,
): Promise<Review> => {
  await db.delete(rateCounters);
  const response = await call("POST", `/api/guides/${uniqueId}/reviews`, {
    json: { ...REVIEW, ...fields },
    ...(key && { headers: { "Idempotency-Key": key } }),
  });
  expect([200, 201]).toContain(response.status);
  return response.json();
};
const notified = async (as: Person, newReviewLetters: boolean) =>
  (await call("PATCH", "/api/account/notifications", { as, json: { newReviews: newReviewLetters } })).status;
const takes = async (as: Person) =>
  (await (await call("GET", "/api/account/notifications", { as })).json<{ newReviews: boolean }>())
    .newReviews;

/** The e-mails that the hourly run sends so many ms from now. */
async function runIn(ms: number) {
  const { env, sent } = makeMailService();
  const ctx = contextOf({ env: recordQueries(env), now: Date.now() + ms });
  await queueNotices(ctx);
  await sendDueEmails(ctx);
  return sent;
}
const subjectsIn = async (ms: number) => (await runIn(ms)).map(({ to, subject }) => [to, subject]);

describe("the e-mail on new reviews", () => {
  it("the first new review is told by the next hourly run, with its words and a link to the page", async () => {
    const { owner, uniqueId } = await makeOwner();
    await leave(uniqueId);
    const { env, sent } = makeMailService();
    await worker.scheduled(createScheduledController(), recordQueries(env));
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[owner.email, "A new review"]]);
    const text = sent[0]?.text ?? "";
    expect(text).toContain("Somebody has written a review since our last e-mail.");
    expect(text).toContain("★★★★☆\nBest three hours\nof our trip.\n– Hannah Weiss, on Marta Oliveira's page");
    expect(text).toContain(`http://localhost/profile/${uniqueId}`);
    await worker.scheduled(createScheduledController(), recordQueries(env));
    expect(sent).toHaveLength(1);
  });

  it("several new reviews of several profiles are one e-mail, which counts them and quotes the newest", async () => {
    const { owner, uniqueId } = await makeOwner();
    const { uniqueId: second } = await makeGuide(owner, { name: "João" });
    for (const id of [uniqueId, uniqueId, second]) await leave(id, { comment: `About ${id}` });
    const [email, ...more] = await runIn(0);
    expect(more).toEqual([]);
    expect(email?.subject).toBe("New reviews");
    expect(email?.text).toContain("3 people have written a review since our last e-mail.");
    expect(email?.text).toContain(`About ${second}\n– Hannah Weiss, on João's page`);
    expect(email?.text).not.toContain(`About ${uniqueId}`);
  });

  it("an account gets one e-mail a day at most, and the next tells only what is new", async () => {
    const { owner, uniqueId } = await makeOwner();
    await leave(uniqueId, { comment: "First" });
    expect(await subjectsIn(0)).toEqual([[owner.email, "A new review"]]);
    await leave(uniqueId, { comment: "Second" });
    await leave(uniqueId, { comment: "Third" });
    expect(await subjectsIn(HOUR)).toEqual([]);
    expect(await subjectsIn(DAY - HOUR)).toEqual([]);
    const [email] = await runIn(DAY + HOUR);
    expect(email?.text).toContain("2 people have written");
    expect(email?.text).toContain("Third");
    expect(await subjectsIn(3 * DAY)).toEqual([]);
  });

  it("two runs at once send one e-mail", async () => {
    const { uniqueId } = await makeOwner();
    await leave(uniqueId);
    const both = await Promise.all([runIn(0), runIn(0)]);
    expect(both.flat()).toHaveLength(1);
  });

  it("a review that is sent twice is told once", async () => {
    const { uniqueId } = await makeOwner();
    await leave(uniqueId, {}, "the same key");
    expect(await runIn(0)).toHaveLength(1);
    await leave(uniqueId, {}, "the same key");
    expect(await runIn(2 * DAY)).toEqual([]);
  });

  it("no e-mail on new reviews goes to an address that isn't confirmed, nor to one that bounces", async () => {
    const person = await makePerson();
    const { uniqueId } = await makeGuide(person);
    await leave(uniqueId);
    const { owner, uniqueId: bounced } = await makeOwner();
    await db.update(users).set({ mailSuppressedAt: new Date() }).where(eq(users.id, owner.id));
    await leave(bounced);
    expect(await subjectsIn(0)).toEqual([]);
    expect(await db.select().from(newReviews)).toEqual([]);
  });

  it("no e-mail goes while they are switched off, nor about reviews of that time later", async () => {
    const { owner, uniqueId } = await makeOwner();
    await leave(uniqueId, { comment: "Before" });
    expect(await notified(owner, false)).toBe(200);
    await leave(uniqueId, { comment: "Meanwhile" });
    expect(await subjectsIn(0)).toEqual([]);
    await notified(owner, true);
    expect(await subjectsIn(HOUR)).toEqual([]);
    await leave(uniqueId, { comment: "After" });
    const [email] = await runIn(0);
    expect(email?.subject).toBe("A new review");
    expect(email?.text).toContain("After");
  });

  it("no e-mail goes to an account that is to be deleted", async () => {
    const { owner, uniqueId } = await makeOwner();
    await leave(uniqueId);
    await db
      .update(users)
      .set({ deletionDueAt: new Date(Date.now() + DAY) })
      .where(eq(users.id, owner.id));
    expect(await subjectsIn(0)).toEqual([]);
  });

  it("no e-mail tells of reviews that are gone again, and one that remains is told alone", async () => {
    const { owner, uniqueId } = await makeOwner();
    const remove = async ({ id }: Review) =>
      expect((await call("DELETE", `/api/reviews/${id}`, { as: owner })).status).toBe(204);
    await remove(await leave(uniqueId));
    expect(await subjectsIn(0)).toEqual([]);
    const [first] = [await leave(uniqueId, { comment: "Gone" }), await leave(uniqueId, { comment: "Stays" })];
    await remove(first);
    const [email] = await runIn(0);
    expect(email?.subject).toBe("A new review");
    expect(email?.text).toContain("Stays");
  });

  it("a reviewer's and a guide's hostile words are text in the e-mail, and long ones are cut", async () => {
    const hostile = `<img src=x onerror="alert(1)"></td><script>`;
    const { uniqueId } = await makeOwner({ name: "<b>Marta" });
    const comment = `${hostile} ${"é".repeat(400)} the end`;
    await leave(uniqueId, { name: `"><i title='evil'>`, comment });
    const [email] = await runIn(0);
    expect(email?.subject).toBe("A new review");
    const html = email?.html ?? "";
    expect(html).not.toMatch(/<img|<script|<b>|<i title='/);
    expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&lt;/td&gt;&lt;script&gt;");
    expect(html).toContain("&lt;b&gt;Marta");
    expect(email?.text).toContain("…\n– ");
    expect(email?.text).not.toContain("the end");
  });
});

describe("stopping the e-mails on new reviews", () => {
  /** Someone who got an e-mail on a review. */
  async function toldOf() {
    const { owner, uniqueId } = await makeOwner();
    await leave(uniqueId);
    const [email] = await runIn(0);
    if (!email) throw new Error("no e-mail");
    return {
      owner,
      uniqueId,
      email,
      token: secretIn({ text: email.text?.replace(/^[^]*Stop these e-mails/, "") ?? "" }),
    };
  }
  const byPage = (token: string) => call("POST", "/api/auth/unsubscribe", { json: { token } });

  it("the e-mail's own link stops them by a call of its page, a second time too", async () => {
    const { owner, uniqueId, email, token } = await toldOf();
    expect(email.text).toContain(`Stop these e-mails: http://localhost/unsubscribe#token=${token}`);
    expect(email.html).toContain(`href="http://localhost/unsubscribe#token=${token}"`);
    for (let n = 0; n < 2; n++) expect((await byPage(token)).status).toBe(204);
    expect(await takes(owner)).toBe(false);
    const rest = await (await call("GET", "/api/account/notifications", { as: owner })).json();
    expect(rest).toEqual({ newReviews: false, trialEnding: true, week: true });
    await leave(uniqueId);
    expect(await subjectsIn(2 * DAY)).toEqual([]);
  });

  it("a mail program stops them with one click, as RFC 8058 has it, a second time too", async () => {
    const { owner, email } = await toldOf();
    const { headers = {} } = email;
    expect(headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
    const [, path = ""] = /^<http:\/\/localhost(\/.+)>$/.exec(headers["List-Unsubscribe"] ?? "") ?? [];
    // Opened in a browser it leads to the page that asks, and does nothing by itself.
    const opened = await call("GET", path);
    expect([opened.status, opened.headers.get("Location")]).toEqual([
      303,
      path.replace("/api/auth/unsubscribe?", "/unsubscribe#"),
    ]);
    const click = (more: Record<string, string> = {}) =>
      call("POST", path, {
        body: "List-Unsubscribe=One-Click",
        headers: { "Content-Type": "application/x-www-form-urlencoded", ...more },
      });
    // A scanner that opens links changes nothing.
    await call("GET", path);
    await call("HEAD", path);
    expect(await takes(owner)).toBe(true);
    expect((await click({ Origin: "https://evil.example" })).status).toBe(403);
    for (let n = 0; n < 2; n++) expect((await click()).status).toBe(204);
    expect(await takes(owner)).toBe(false);
  });

  it("stopped e-mails can be switched on again", async () => {
    const { owner, uniqueId, token } = await toldOf();
    await byPage(token);
    await notified(owner, true);
    await leave(uniqueId);
    expect(await subjectsIn(2 * DAY)).toEqual([[owner.email, "A new review"]]);
  });

  it("a link that stops them does nothing else, and none but it stops them", async () => {
    const { owner, token } = await toldOf();
    for (const path of ["email/verify", "email/confirm", "email/cancel"])
      expect((await call("POST", `/api/auth/${path}`, { json: { token } })).status).toBe(400);
    const { env, sent } = makeMailService();
    await call("POST", "/api/auth/password/forgot", { json: { email: owner.email }, env });
    for (const foreign of [secretIn(sent[0] ?? {}), "none", "x".repeat(300)])
      expect((await byPage(foreign)).status).toBe(400);
    expect((await call("POST", "/api/auth/unsubscribe?token=none", { body: "a=b" })).status).toBe(400);
    expect(await takes(owner)).toBe(true);
  });

  it("a link that stops them works for 90 days", async () => {
    const { owner, token } = await toldOf();
    const [row] = await db.select().from(linkTokens).where(eq(linkTokens.userId, owner.id));
    expect(Math.round(((row?.expiresAt.getTime() ?? 0) - Date.now()) / DAY)).toBe(90);
    await db.update(linkTokens).set({ expiresAt: new Date() }).where(eq(linkTokens.userId, owner.id));
    expect((await byPage(token)).status).toBe(400);
    expect(await takes(owner)).toBe(true);
  });
});
