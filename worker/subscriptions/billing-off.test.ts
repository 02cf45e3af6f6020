import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { DAY } from "#schema/durations.ts";
import { runHourly } from "../hourly.ts";
import { configOf } from "../env.ts";
import { users } from "../db/tables/accounts.ts";
import { letters } from "../db/tables/mail.ts";
import { openBilling, rowOf } from "../testing/billing.ts";
import { call, contextOf, db, makeAdmin, makeGuide, makePerson } from "../testing/factories.ts";
import { makeMailService } from "../testing/mail.ts";
import { type EmailCase, sentEmail } from "../testing/sent-email.ts";
import { queueNotices } from "../accounts/notifications.ts";
import { followBilling } from "./billing-switch.ts";
import { syncCustomer } from "./sync.ts";

/** A server without plans: it has nothing of Stripe's, and a call to it would be a failure. */
const { STRIPE_SECRET_KEY: _key, STRIPE_PRICE_ID: _price, STRIPE_WEBHOOK_SECRET: _secret, ...others } = env;
const off = { ...others, BILLING: "off", STRIPE_API_BASE: "http://127.0.0.1:9" } as unknown as Env;

const lapsed = { subscriptionStatus: "inactive", trialEndsAt: null };
const ended = { trialEndsAt: new Date(Date.now() - DAY), createdAt: new Date(Date.now() - 15 * DAY) };

describe("a server without plans", () => {
  const owing = { subscriptionStatus: "active", failedInvoice: "in_1" };
  it.each([lapsed, ended, owing, { subscriptionStatus: "paused" }, {}])(
    "an account with %o is active there, and its page is public",
    async (plan) => {
      const marta = await makePerson(plan);
      const { uniqueId } = await makeGuide(marta);
      const me = await call("GET", "/api/auth/me", { as: marta, env: off });
      const user = await me.json();
      expect(user).not.toHaveProperty("paymentFailed");
      expect(user).toMatchObject({
        subscriptionStatus: "active",
        trialEndsAt: null,
        subscriptionEndsAt: null,
        isActiveSubscriber: true,
        billing: "off",
      });
      const status = await call("GET", "/api/subscriptions/status", { as: marta, env: off });
      expect(await status.json()).toEqual({
        status: "active",
        trialEndsAt: null,
        subscriptionEndsAt: null,
        periodEndsAt: null,
        hasPortal: false,
        standIn: null,
      });
      for (const path of ["", "/reviews", "/review-platforms"])
        expect((await call("GET", `/api/guides/${uniqueId}${path}`, { env: off })).status).toBe(200);
      const list = await call("GET", "/api/user/guides", { as: marta, env: off });
      expect(await list.json()).toMatchObject([{ isPublic: true }]);
    },
  );

  it("a page is still hidden when an admin hid it, or its account will be deleted", async () => {
    const [hidden, leaving] = [await makePerson(lapsed), await makePerson(lapsed)];
    const [one, two] = [await makeGuide(hidden), await makeGuide(leaving)];
    const admin = await makeAdmin();
    await call("POST", `/api/admin/guides/${one.id}/hide`, { as: admin, env: off, json: { reason: "spam" } });
    await db
      .update(users)
      .set({ deletionDueAt: new Date(Date.now() + DAY) })
      .where(eq(users.id, leaving.id));
    for (const { uniqueId } of [one, two])
      expect((await call("GET", `/api/guides/${uniqueId}`, { env: off })).status).toBe(404);
  });

  it.each([
    ["GET", "plan"],
    ["POST", "create-checkout-session"],
    ["POST", "cancel"],
    ["POST", "keep"],
    ["POST", "portal"],
    ["POST", "sync"],
  ])(
    "the call %s /api/subscriptions/%s and Stripe's messages get 503, which says that billing is off",
    async (method, path) => {
      const as = await makePerson(ended);
      const responses = [
        await call(method, `/api/subscriptions/${path}`, { as, env: off }),
        await call(method, `/api/subscriptions/${path}`, { env: off }),
        await call("POST", "/api/webhooks/stripe", { body: "{}", env: off }),
      ];
      for (const response of responses) {
        expect(response.status).toBe(503);
        expect(await response.json()).toMatchObject({
          message: "Billing is off on this server.",
          code: "billing_off",
        });
      }
      expect((await rowOf(as.id)).subscriptionStatus).toBe("trial");
    },
  );

  it("the terms name no price and no trial", async () => {
    const terms = await (await call("GET", "/terms", { env: off })).text();
    expect(terms).not.toMatch(/free trial|Withdrawal|price is shown|trial and subscription/);
    const privacy = await (await call("GET", "/privacy", { env: off })).text();
    expect(privacy).toContain("what happens to your password or page.");
  });

  it.each<EmailCase>([
    { kind: "deletion-scheduled", detail: String(Date.UTC(2026, 11, 6, 12)) },
    { kind: "page-hidden" },
    { kind: "page-hidden", state: "hidden" },
  ])("the e-mail %o of a server without plans speaks of none", async (given) => {
    const { text, html } = await sentEmail({ ...given, settings: off });
    expect(text).toMatch(/\w/);
    expect(text + html).not.toMatch(/\bplan\b/i);
    const sold = await sentEmail(given);
    if (given.state === undefined) expect(sold.text).toMatch(/\bplan\b/);
  });

  it("no e-mail tells of a trial, also none that was queued before", async () => {
    const service = makeMailService();
    await makeGuide(await makePerson({ ...ended, emailVerifiedAt: new Date() }));
    const soon = await makePerson({ trialEndsAt: new Date(Date.now() + DAY), emailVerifiedAt: new Date() });
    const ctx = contextOf({ env: { ...off, EMAIL: service.env.EMAIL } });
    await queueNotices(ctx);
    expect(await db.select().from(letters)).toEqual([]);
    await queueNotices(contextOf());
    expect(await db.select().from(letters).where(eq(letters.userId, soon.id))).toHaveLength(1);
    await runHourly({ ...off, EMAIL: service.env.EMAIL });
    expect(service.sent.map(({ subject }) => subject)).not.toContain("Your trial ends in 1 day");
    expect(await db.select().from(letters)).toEqual([]);
  });

  it("an account with a customer at Stripe can be deleted, and the log names the customer", async () => {
    const marta = await makePerson({ subscriptionStatus: "active" });
    await db.update(users).set({ customerId: "cus_left" }).where(eq(users.id, marta.id));
    const admin = await makeAdmin();
    expect((await call("DELETE", `/api/admin/users/${marta.id}`, { as: admin, env: off })).status).toBe(204);
    expect(await db.select().from(users).where(eq(users.id, marta.id))).toEqual([]);
  });

  it("an admin's page of an account says that there are no plans, and refuses to ask Stripe or to extend a trial", async () => {
    const [{ id }, as] = [await makePerson(), await makeAdmin()];
    await db.update(users).set({ customerId: "cus_left" }).where(eq(users.id, id));
    const page = (testEnv: Env) => call("GET", `/api/admin/users/${id}`, { as, env: testEnv });
    expect(await (await page(off)).json()).toMatchObject({ billing: "off", trialEndsAt: null });
    expect(await (await page(env)).json()).not.toHaveProperty("billing");
    for (const [name, json] of [["sync"], ["trial", { days: 1, reason: "Was ill" }]] as const) {
      const response = await call("POST", `/api/admin/users/${id}/${name}`, { as, env: off, json });
      expect([response.status, await response.json()]).toEqual([
        503,
        expect.objectContaining({ code: "billing_off" }),
      ]);
    }
  });

  it("an admin is told that there are no plans, and nothing of it where there are", async () => {
    const as = await makeAdmin();
    const me = async (testEnv: Env) => (await call("GET", "/api/admin/me", { as, env: testEnv })).json();
    expect(await me(off)).toMatchObject({ email: as.email, billing: "off" });
    expect(await me(env)).not.toHaveProperty("billing");
  });

  it("the admin's overview counts the plans that run at Stripe still", async () => {
    const as = await makeAdmin();
    const count = async (testEnv: Env) =>
      (await call("GET", "/api/admin/stats", { as, env: testEnv })).json();
    await makePerson({ subscriptionStatus: "active" });
    const on = await count(env);
    expect(await count(off)).toMatchObject({ ...(on as object), billing: "off" });
    expect(on).not.toHaveProperty("billing");
    const list = await call("GET", "/api/admin/users?plan=active", { as, env: off });
    const statuses: { subscriptionStatus: string }[] = await list.json();
    expect(new Set(statuses.map(({ subscriptionStatus }) => subscriptionStatus))).toEqual(
      new Set(["active"]),
    );
    expect(await (await call("GET", "/api/admin/users?plan=inactive", { as, env: off })).json()).toEqual([]);
  });

  it.each(["of", "", "OFF", "no"])("the setting BILLING=%j is refused", (BILLING) => {
    expect(() => configOf({ ...env, BILLING })).toThrow(/BILLING/);
  });

  it("a server with plans can't do without Stripe's keys", () => {
    expect(() => configOf({ ...off, BILLING: "on" })).toThrow(
      /STRIPE_SECRET_KEY[\s\S]*STRIPE_WEBHOOK_SECRET/,
    );
    expect(configOf({ ...off })).toMatchObject({ STRIPE_SECRET_KEY: "", STRIPE_PRICE_ID: "" });
  });
});

describe("a server that sells plans again", () => {
  it("accounts without a plan get one trial from that day, others keep what they have", async () => {
    // Other tests may have had a server without plans on this database.
    await followBilling(contextOf());
    const [inactive, over, running, paid] = [
      await makePerson(lapsed),
      await makePerson(ended),
      await makePerson({ trialEndsAt: new Date(Date.now() + 3 * DAY) }),
      await makePerson({ subscriptionStatus: "active", trialEndsAt: null }),
    ];
    const kept = await Promise.all([running, paid].map(({ id }) => rowOf(id)));
    const before = await rowOf(over.id);
    // Nothing happens where plans were sold all along.
    expect(await followBilling(contextOf())).toBe(true);
    expect(await rowOf(over.id)).toEqual(before);

    expect(await followBilling(contextOf({ env: off }))).toBe(false);
    await followBilling(contextOf({ env: off }));
    expect(await rowOf(over.id)).toEqual(before);
    const ctx = contextOf();
    await Promise.all([followBilling(ctx), followBilling(ctx)]);
    const day = new Date(ctx.now + 14 * DAY);
    for (const { id } of [inactive, over])
      expect(await rowOf(id)).toMatchObject({ subscriptionStatus: "trial", trialEndsAt: day });
    expect(await Promise.all([running, paid].map(({ id }) => rowOf(id)))).toEqual(kept);

    await db
      .update(users)
      .set({ trialEndsAt: new Date(1) })
      .where(eq(users.id, over.id));
    await followBilling(contextOf());
    expect((await rowOf(over.id)).trialEndsAt).toEqual(new Date(1));
  });

  it("an account whose plan ended while none was sold has the trial as well, and one that was renewed keeps its plan", async () => {
    const { env: billing, stripe, control } = openBilling("switch");
    const makePayer = async () => {
      const { id } = await makePerson({ trialEndsAt: new Date(0) });
      const { id: customer } = await stripe.customers.create({ email: `payer-${id}@example.com` });
      const { id: plan } = await control<{ id: string }>("subscriptions", { customer });
      await db.update(users).set({ customerId: customer }).where(eq(users.id, id));
      await syncCustomer(contextOf({ env: billing }), customer, "schedule");
      // What we know of the plan is the end of a period that is over.
      await db
        .update(users)
        .set({ periodEndsAt: new Date(Date.now() - DAY) })
        .where(eq(users.id, id));
      return { id, customer, plan };
    };
    const [gone, renewed] = [await makePayer(), await makePayer()];
    await followBilling(contextOf({ env: off }));
    await stripe.subscriptions.cancel(gone.plan);
    const ctx = contextOf({ env: billing });
    await followBilling(ctx);
    for (const { customer } of [gone, renewed]) await syncCustomer(ctx, customer, "schedule");
    const trialEndsAt = new Date(ctx.now + 14 * DAY);
    expect(await rowOf(gone.id)).toMatchObject({
      subscriptionStatus: "trial",
      trialEndsAt,
      darkLetterAt: null,
    });
    expect(await rowOf(renewed.id)).toMatchObject({ subscriptionStatus: "active" });
    expect(await db.select().from(letters).where(eq(letters.userId, gone.id))).toEqual([]);
  });
});
