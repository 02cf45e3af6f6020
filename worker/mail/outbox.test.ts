import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, inject, it, vi } from "vitest";
import { HOUR, MINUTE } from "#schema/durations.ts";
import { users } from "../db/tables/accounts.ts";
import { letters, sentEmails } from "../db/tables/mail.ts";
import { call, contextOf, db, makeAdmin, makePerson } from "../testing/factories.ts";
import { makeMailService } from "../testing/mail.ts";
import { intercept } from "../testing/queries.ts";
import { queueEmail, sendDueEmails, sendQueued } from "./outbox.ts";

/** Someone to whom an e-mail is queued, and the service that will send it. */
async function queued() {
  const [person, service] = [await makePerson(), makeMailService()];
  const ctx = contextOf({ env: service.env });
  const ids = await queueEmail(ctx, "password-changed", eq(users.id, person.id));
  /** the hourly run, so many ms from now */
  const runIn = (ms: number) => sendDueEmails(contextOf({ env: service.env, now: ctx.now + ms }));
  const waiting = () => db.select().from(letters).where(eq(letters.userId, person.id));
  return { person, service, ctx, ids, runIn, waiting };
}

/** The environment of a server that sends through a mail API. */
const withApi = (env: Env, url: string): Env =>
  Object.assign({ ...env }, { MAIL_API_URL: url, MAIL_API_KEY: "key" });

describe("the outbox", () => {
  it("the outbox sends an e-mail once, however many senders race, and forgets it", async () => {
    const { person, service, ctx, ids, runIn, waiting } = await queued();
    await Promise.all([sendQueued(ctx, ids), sendQueued(ctx, ids), runIn(0)]);
    await runIn(HOUR);
    expect(service.sent).toMatchObject([{ to: person.email, from: { email: "hello@lanyard.example" } }]);
    expect(await waiting()).toEqual([]);
  });

  it.each([
    "E_RATE_LIMIT_EXCEEDED",
    "E_DAILY_LIMIT_EXCEEDED",
    "E_DELIVERY_FAILED",
    "E_INTERNAL_SERVER_ERROR",
  ])("an e-mail that fails with %s is sent by a later run, with growing pauses", async (code) => {
    const { service, ctx, ids, runIn, waiting } = await queued();
    service.failNext(code, code);
    await sendQueued(ctx, ids);
    await runIn(4 * MINUTE);
    expect(await waiting()).toMatchObject([{ attempts: 1 }]);
    await runIn(5 * MINUTE);
    await runIn(14 * MINUTE);
    expect(await waiting()).toMatchObject([{ attempts: 2 }]);
    await runIn(15 * MINUTE);
    expect(service.sent).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it.each([7, 50, 70])("an e-mail that was tried %s times waits six hours", async (attempts) => {
    const { service, ctx, ids, waiting } = await queued();
    await db
      .update(letters)
      .set({ attempts })
      .where(eq(letters.id, ids[0]?.id ?? 0));
    service.failNext("E_INTERNAL_SERVER_ERROR");
    await sendQueued(ctx, ids);
    expect(await waiting()).toMatchObject([{ attempts: attempts + 1, dueAt: new Date(ctx.now + 6 * HOUR) }]);
  });

  it("a refused login is noted since it was first refused, until an e-mail is sent", async () => {
    const { service, ctx, ids, runIn, waiting } = await queued();
    service.failNext("E_LOGIN_REFUSED", "E_LOGIN_REFUSED");
    await sendQueued(ctx, ids);
    await runIn(5 * MINUTE);
    const since = new Date(ctx.now).toISOString();
    expect(await waiting()).toMatchObject([{ attempts: 2 }]);
    const as = await makeAdmin();
    const running = async () => (await call("GET", "/api/admin/running", { as })).json();
    expect(await running()).toMatchObject({ mailRefusedAt: since });
    await runIn(15 * MINUTE);
    expect(service.sent).toHaveLength(1);
    expect(await running()).toMatchObject({ mailRefusedAt: null });
  });

  it("an e-mail is given up after 24 hours without a service", async () => {
    const { service, runIn, waiting } = await queued();
    service.failNext(...Array.from({ length: 40 }, () => "E_INTERNAL_SERVER_ERROR"));
    for (let hour = 0; hour <= 30; hour++) await runIn(hour * HOUR);
    expect(await waiting()).toEqual([]);
    service.failNext();
    await runIn(48 * HOUR);
    expect(service.sent).toEqual([]);
  });

  it("an e-mail that can't be written is given up after 24 hours, too", async () => {
    const [person, service] = [await makePerson(), makeMailService()];
    const ctx = contextOf({ env: service.env });
    await sendQueued(ctx, await queueEmail(ctx, "your-week", eq(users.id, person.id), { detail: "{" }));
    const runIn = (ms: number) => sendDueEmails(contextOf({ env: service.env, now: ctx.now + ms }));
    const waiting = () => db.select().from(letters).where(eq(letters.userId, person.id));
    await runIn(23 * HOUR);
    expect(await waiting()).toMatchObject([{ attempts: 2 }]);
    await runIn(30 * HOUR);
    expect(await waiting()).toEqual([]);
    expect(await db.select().from(sentEmails).where(eq(sentEmails.userId, person.id))).toMatchObject([
      { kind: "your-week", status: "failed" },
    ]);
    expect(service.sent).toEqual([]);
  });

  it("an e-mail that the service refuses for good isn't tried again", async () => {
    const { service, ctx, ids, waiting } = await queued();
    service.failNext("E_VALIDATION_ERROR");
    await sendQueued(ctx, ids);
    expect(await waiting()).toEqual([]);
  });

  it("an address that is suppressed gets no further e-mails", async () => {
    const { person, service, ctx, ids, waiting } = await queued();
    service.failNext("E_RECIPIENT_SUPPRESSED");
    await sendQueued(ctx, ids);
    expect(await waiting()).toEqual([]);
    expect(await queueEmail(ctx, "password-changed", eq(users.id, person.id))).toEqual([]);
    const [row] = await db.select().from(users).where(eq(users.id, person.id));
    expect(row?.mailSuppressedAt?.getTime()).toBe(ctx.now);
  });

  it("no e-mail is sent to an address that nobody can own, nor a further one queued", async () => {
    const [person, service] = [await makePerson(), makeMailService()];
    const ctx = contextOf({ env: service.env });
    await db
      .update(users)
      .set({ email: `${person.id}@lanyard.invalid` })
      .where(eq(users.id, person.id));
    const queue = () => queueEmail(ctx, "password-changed", eq(users.id, person.id));
    await sendQueued(ctx, await queue());
    expect(service.sent).toEqual([]);
    expect(await queue()).toEqual([]);
  });

  it("the hourly run ends where the database refuses its writes, and sends at the next", async () => {
    const { service, ctx, runIn, waiting } = await queued();
    let asked = 0;
    const DB = intercept(service.env.DB, (query) => {
      if (!query.startsWith('update "letters"')) return query;
      asked++;
      throw new Error("D1_ERROR: D1 DB is overloaded.");
    });
    await sendDueEmails(contextOf({ env: { ...service.env, DB }, now: ctx.now }));
    expect(asked).toBe(1);
    expect(await waiting()).toHaveLength(1);
    await runIn(0);
    expect(service.sent).toHaveLength(1);
  });

  it("an hourly run sends a hundred e-mails, and the next one goes on", async () => {
    const [person, service] = [await makePerson(), makeMailService()];
    const ctx = contextOf({ env: service.env });
    for (let n = 0; n < 103; n++) await queueEmail(ctx, "password-changed", eq(users.id, person.id));
    await sendDueEmails(ctx);
    expect(service.sent).toHaveLength(100);
    await sendDueEmails(ctx);
    expect(service.sent).toHaveLength(103);
  });

  it("no e-mail is queued where mail is off", async () => {
    const person = await makePerson();
    const off = contextOf({ env: { ...env, MAIL_FROM: "off" } });
    expect(await queueEmail(off, "password-changed", eq(users.id, person.id))).toEqual([]);
  });

  it("an HTTP mail API takes the e-mails in place of the binding", async () => {
    const url = inject("mailbox");
    const { person, service, ids } = await queued();
    await sendQueued(contextOf({ env: withApi(service.env, `${url}/letters`) }), ids);
    const response = await fetch(`${url}/letters?to=${encodeURIComponent(person.email)}`);
    expect(await response.json()).toMatchObject([
      { subject: "Your password was changed", from: "Lanyard <hello@lanyard.example>" },
    ]);
    expect(service.sent).toEqual([]);
  });

  it("the log says why a mail API wasn't reached, and what the binding threw", async () => {
    const warnings = vi.spyOn(console, "warn").mockImplementation(() => {});
    const [byApi, byBinding] = [await queued(), await queued()];
    await sendQueued(contextOf({ env: withApi(byApi.service.env, "http://127.0.0.1:9/letters") }), byApi.ids);
    byBinding.service.failNext("E_DELIVERY_FAILED");
    await sendQueued(byBinding.ctx, byBinding.ids);
    const [ofApi, ofBinding] = warnings.mock.calls.map(([line]) => JSON.parse(String(line)));
    warnings.mockRestore();
    expect(ofApi).toMatchObject({
      error: "Error: unreachable",
      causes: [expect.stringContaining("Error: ")],
    });
    expect(ofBinding).toMatchObject({ error: "Error: E_DELIVERY_FAILED", causes: ["Error: refused"] });
  });

  it.each([
    ["is out of reach", () => "http://127.0.0.1:9/letters", 1],
    ["responds with 404", () => `${inject("mailbox")}/nowhere`, 0],
  ])("an e-mail to a mail API that %s waits for another attempt or is given up", async (_, url, left) => {
    const { service, ids, waiting } = await queued();
    await sendQueued(contextOf({ env: withApi(service.env, url()) }), ids);
    expect(await waiting()).toHaveLength(left);
  });
});
