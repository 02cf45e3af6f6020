import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { connect } from "../db/client.ts";
import { users } from "../db/tables/accounts.ts";
import { letters } from "../db/tables/mail.ts";
import { stripeEvents } from "../db/tables/stripe-events.ts";
import { aroundStores } from "../testing/around.ts";
import { openBilling, rowOf } from "../testing/billing.ts";
import { call, contextOf, db, makeGuide, makePerson, type Person } from "../testing/factories.ts";
import { queueEmail } from "../mail/outbox.ts";
import { makeMailService } from "../testing/mail.ts";
import { cancelSubscription, syncSubscription } from "./subscriptions.ts";
import { syncCustomer } from "./sync.ts";

const { env, stripe, control, calm, eventsOf, deliver, deliverAll, deliverBody } = openBilling("webhooks");

const DAY_SECONDS = 86_400;
const snapshot = () => db.select().from(users).orderBy(users.id);

/** A customer at Stripe with a running plan, of which no one has told us yet. */
async function buyer(standing: Parameters<typeof makePerson>[0] = { trialEndsAt: new Date(0) }) {
  const person = await makePerson(standing);
  const customer = await stripe.customers.create({ email: person.email });
  await db.update(users).set({ customerId: customer.id }).where(eq(users.id, person.id));
  const plan = await control<{ id: string }>("subscriptions", { customer: customer.id });
  return { ...person, customer: customer.id, plan: plan.id };
}

/** Moves the clock a day beyond the period of a plan: a month has 28 to 31 days, and a failed payment is retried after 3. */
async function endPeriod(plan: string): Promise<void> {
  const { items } = await stripe.subscriptions.retrieve(plan);
  const { now } = await control<{ now: number }>("clock", { advance: 0 });
  const end = Math.max(...items.data.map((item) => item.current_period_end));
  await control("clock", { advance: end - now + DAY_SECONDS });
}
const statusOf = async (as: Person): Promise<unknown> => (await rowOf(as.id)).subscriptionStatus;

describe("webhook", () => {
  it("a webhook makes the profile public, and hides it when the subscription ends", async () => {
    const marta = await buyer();
    const { uniqueId } = await makeGuide(marta);
    const seen = async () => (await call("GET", `/api/guides/${uniqueId}`)).status;
    expect(await seen()).toBe(404);
    await deliverAll(await eventsOf(marta.customer));
    expect(await seen()).toBe(200);
    await stripe.subscriptions.cancel(marta.plan);
    expect(await seen()).toBe(200);
    await deliverAll(await eventsOf(marta.customer));
    expect(await seen()).toBe(404);
    expect(await rowOf(marta.id)).toMatchObject({ subscriptionStatus: "inactive", subscriptionId: null });
  });

  it("webhooks in any order lead to the same state", async () => {
    const marta = await buyer();
    await stripe.subscriptions.cancel(marta.plan);
    const events = await eventsOf(marta.customer);
    await deliverAll(events.toReversed());
    expect(await statusOf(marta)).toBe("inactive");
  });

  it("a webhook delivered three times at once is handled once, and later ones change no row", async () => {
    const marta = await buyer();
    const [created] = (await eventsOf(marta.customer)).filter(({ type }) =>
      type.endsWith("subscription.created"),
    );
    if (!created) throw new Error("no such event");
    const responses = await Promise.all([deliver(created), deliver(created), deliver(created)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await statusOf(marta)).toBe("active");
    expect(await db.select().from(stripeEvents).where(eq(stripeEvents.id, created.id))).toHaveLength(1);
    const before = await snapshot();
    await deliver(created);
    expect(await snapshot()).toEqual(before);
  });

  it("a sync that has read Stripe before another one, and writes after it, reads again", async () => {
    const marta = await buyer();
    const [reads, mayWrite] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const late = aroundStores(env, async (store, run) => {
      if (!store.statement.includes('update "users"')) return run();
      reads.resolve();
      await mayWrite.promise;
      return run();
    });
    const slow = syncCustomer(contextOf({ env: late, db: connect(late.DB) }), marta.customer, "call");
    await reads.promise;
    await stripe.subscriptions.cancel(marta.plan);
    await syncCustomer(contextOf({ env }), marta.customer, "call");
    expect(await statusOf(marta)).toBe("inactive");
    mayWrite.resolve();
    await slow;
    expect(await statusOf(marta)).toBe("inactive");
  });

  it("webhooks of failing payments keep the profile public until Stripe gives up", async () => {
    const marta = await buyer();
    await control("settings", { afterRetries: "unpaid" });
    await control("fail-next-payment", { customer: marta.customer, times: 20 });
    await endPeriod(marta.plan);
    await deliverAll(await eventsOf(marta.customer));
    expect((await stripe.subscriptions.retrieve(marta.plan)).status).toBe("past_due");
    expect(await statusOf(marta)).toBe("active");
    await control("clock", { advance: 30 * DAY_SECONDS });
    await deliverAll(await eventsOf(marta.customer));
    expect((await stripe.subscriptions.retrieve(marta.plan)).status).toBe("unpaid");
    expect(await rowOf(marta.id)).toMatchObject({
      subscriptionStatus: "inactive",
      subscriptionId: marta.plan,
    });
  });

  it("an e-mail about a failed payment that waits isn't sent once a webhook tells that it was paid", async () => {
    const marta = await buyer();
    await control("fail-next-payment", { customer: marta.customer, times: 1 });
    await endPeriod(marta.plan);
    await deliverAll(await eventsOf(marta.customer));
    expect((await stripe.subscriptions.retrieve(marta.plan)).status).toBe("past_due");
    const waiting = () => db.$count(letters, eq(letters.userId, marta.id));
    const ctx = contextOf({ env: makeMailService().env });
    await queueEmail(ctx, "payment-failed", eq(users.id, marta.id));
    await deliverAll(await eventsOf(marta.customer));
    await syncCustomer(contextOf({ env }), marta.customer, "schedule");
    expect(await waiting()).toBe(1);
    await control("clock", { advance: 10 * DAY_SECONDS });
    expect((await stripe.subscriptions.retrieve(marta.plan)).status).toBe("active");
    await deliverAll(await eventsOf(marta.customer));
    expect(await waiting()).toBe(0);
  });

  it("a plan whose payment has failed has no paid period, also once it is canceled", async () => {
    const marta = await buyer();
    await control("fail-next-payment", { customer: marta.customer, times: 1 });
    await endPeriod(marta.plan);
    await deliverAll(await eventsOf(marta.customer));
    const ctx = contextOf({ env });
    const failed = { status: "active", periodEndsAt: null, paymentFailed: true };
    const me = async () => (await call("GET", "/api/auth/me", { as: marta })).json();
    expect(await syncSubscription(ctx, marta.id)).toMatchObject(failed);
    expect(await me()).toMatchObject({ isActiveSubscriber: true, paymentFailed: true });
    expect(await cancelSubscription(ctx, marta.id)).toMatchObject({
      ...failed,
      subscriptionEndsAt: expect.any(String),
    });
  });

  it("a plan whose failed payment was made up for is paid in the status without its webhook, which comes late", async () => {
    const marta = await buyer();
    await control("fail-next-payment", { customer: marta.customer, times: 1 });
    await endPeriod(marta.plan);
    await deliverAll(await eventsOf(marta.customer));
    await control("clock", { advance: 4 * DAY_SECONDS });
    const status = await call("GET", "/api/subscriptions/status", { as: marta, env });
    const billing = await status.json();
    expect(billing).toMatchObject({ status: "active", periodEndsAt: expect.any(String) });
    expect(billing).not.toHaveProperty("paymentFailed");
  });

  it("a plan whose failed payment was made up for has a paid period again", async () => {
    const marta = await buyer();
    await control("fail-next-payment", { customer: marta.customer, times: 1 });
    await endPeriod(marta.plan);
    await deliverAll(await eventsOf(marta.customer));
    await control("clock", { advance: 4 * DAY_SECONDS });
    await deliverAll(await eventsOf(marta.customer));
    const [{ current_period_end: end = 0 } = {}] = (await stripe.subscriptions.retrieve(marta.plan)).items
      .data;
    expect(await syncSubscription(contextOf({ env }), marta.id)).toMatchObject({
      periodEndsAt: new Date(end * 1000).toISOString(),
    });
  });

  it("a webhook of a subscription's end gives back the remaining trial", async () => {
    const marta = await buyer({ trialEndsAt: new Date(Date.now() + 1000 * DAY_SECONDS * 1000) });
    await deliverAll(await eventsOf(marta.customer));
    expect(await statusOf(marta)).toBe("active");
    await stripe.subscriptions.cancel(marta.plan);
    await deliverAll(await eventsOf(marta.customer));
    expect(await statusOf(marta)).toBe("trial");
  });

  it("a webhook of a customer deleted at Stripe ends the subscription", async () => {
    const marta = await buyer();
    await deliverAll(await eventsOf(marta.customer));
    await stripe.customers.del(marta.customer);
    await deliverAll(await eventsOf(marta.customer));
    expect(await statusOf(marta)).toBe("inactive");
    const response = await call("POST", "/api/subscriptions/portal", { as: marta, env });
    expect(response.status).toBe(409);
  });

  it("a webhook about one of two subscriptions syncs both", async () => {
    const marta = await buyer();
    await control("subscriptions", { customer: marta.customer });
    await stripe.subscriptions.cancel(marta.plan);
    await deliverAll(await eventsOf(marta.customer));
    expect(await statusOf(marta)).toBe("active");
    expect((await rowOf(marta.id)).subscriptionId).not.toBe(marta.plan);
  });

  it("a webhook gets 502 while Stripe can't be asked, so that it is sent again", async () => {
    const marta = await buyer();
    const [event] = (await eventsOf(marta.customer)).filter(({ type }) =>
      type.endsWith("subscription.created"),
    );
    if (!event) throw new Error("no such event");
    await control("fault", { path: "/v1/subscriptions", status: 500, times: 99 });
    expect((await deliver(event)).status).toBe(502);
    expect(await db.select().from(stripeEvents).where(eq(stripeEvents.id, event.id))).toEqual([]);
    await calm();
    expect((await deliver(event)).status).toBe(200);
    expect(await statusOf(marta)).toBe("active");
  });
});

describe("foreign webhook", () => {
  let body: string;
  beforeAll(async () => {
    const marta = await buyer();
    const [event] = (await eventsOf(marta.customer)).filter(({ type }) =>
      type.endsWith("subscription.created"),
    );
    body = JSON.stringify(event);
  });
  const now = () => Math.floor(Date.now() / 1000);

  it.each([
    ["forged", () => deliverBody(body, { secret: "whsec_somebody_elses" })],
    ["five minutes old", () => deliverBody(body, { timestamp: now() - 301 })],
    ["from the future", () => deliverBody(body, { timestamp: now() + 400 })],
    ["unsigned", () => call("POST", "/api/webhooks/stripe", { body, env })],
    [
      "signed with an empty secret",
      () =>
        call("POST", "/api/webhooks/stripe", {
          body,
          env,
          headers: { "Stripe-Signature": `t=${now()},v1=${"0".repeat(64)}` },
        }),
    ],
  ])("a webhook that is %s is refused with 400 and changes nothing", async (_, send) => {
    const before = await snapshot();
    const response = await send();
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: "Wrong signature" });
    expect(await snapshot()).toEqual(before);
  });

  it.each([
    ["a thin event", { id: "evt_1", object: "v2.core.event", type: "customer.subscription.updated" }],
    ["without an object", { id: "evt_2", type: "customer.subscription.updated", data: {} }],
    [
      "with an object that is null",
      { id: "evt_3", type: "customer.subscription.updated", data: { object: null } },
    ],
    ["a list", [1]],
    ["null", null],
  ])("a rightly signed webhook that can't be read is refused with 400: %s", async (_, event) => {
    const response = await deliverBody(JSON.stringify(event));
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ message: "The event has no object" }),
    ]);
  });

  it("a webhook of 257 KB is refused unread", async () => {
    const response = await deliverBody(JSON.stringify({ filling: "x".repeat(257 * 1024) }));
    expect(response.status).toBe(413);
  });

  it.each([
    ["of another kind", { type: "charge.refunded" }],
    [
      "about somebody else's customer",
      { data: { object: { object: "subscription", customer: "cus_elsewhere" } } },
    ],
    ["without a customer", { data: { object: { object: "subscription" } } }],
  ])("a webhook %s is ignored with 200", async (_, change) => {
    const before = await snapshot();
    const response = await deliverBody(JSON.stringify({ ...JSON.parse(body), id: "evt_other", ...change }));
    expect(response.status).toBe(200);
    expect(await snapshot()).toEqual(before);
  });
});
