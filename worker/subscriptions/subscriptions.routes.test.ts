import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "../db/tables/accounts.ts";
import { rateCounters } from "../db/tables/rate-counters.ts";
import {
  call as callWorker,
  contextOf,
  db,
  makeGuide,
  makePerson,
  type Person,
} from "../testing/factories.ts";
import { beforeFirst } from "../testing/around.ts";
import { openBilling, payAt, rowOf } from "../testing/billing.ts";
import { sendCustomerEmails } from "./customer-email.ts";
import { configOf } from "../env.ts";
import { removeCustomers } from "./stripe-customers.ts";

const { env, stripe, control, calm, eventsOf, deliverAll } = openBilling("calls");
const DAY_SECONDS = 86_400;
const call = (method: string, path: string, as?: Person, json?: unknown) =>
  callWorker(method, path, { as, json, env });
const post = (path: string, as: Person, json?: unknown) =>
  call("POST", `/api/subscriptions/${path}`, as, json);
const statusOf = async (as: Person): Promise<object> =>
  (await call("GET", "/api/subscriptions/status", as)).json();

async function checkout(as: Person): Promise<string> {
  const response = await post("create-checkout-session", as);
  expect(response.status).toBe(200);
  const { url }: { url: string } = await response.json();
  return url;
}
/** Someone who has paid and come back. */
async function subscriber(standing: Parameters<typeof makePerson>[0] = { trialEndsAt: new Date(0) }) {
  const person = await makePerson(standing);
  await payAt(await checkout(person));
  await post("sync", person);
  return person;
}
const plansOf = async (person: Person) =>
  (await stripe.subscriptions.list({ customer: (await rowOf(person.id)).customerId ?? "", status: "all" }))
    .data;

describe("checkout", () => {
  it("a checkout takes a lapsed guide to pay and back, and the profile is public again", async () => {
    const marta = await makePerson({ trialEndsAt: new Date(0) });
    const { uniqueId } = await makeGuide(marta);
    expect((await call("GET", `/api/guides/${uniqueId}`)).status).toBe(404);
    expect(await statusOf(marta)).toMatchObject({
      status: "inactive",
      hasPortal: false,
      standIn: expect.stringContaining("http://127.0.0.1"),
    });
    expect(await payAt(await checkout(marta))).toBe("http://localhost/dashboard?payment_success=true");
    // The address alone grants nothing.
    expect(await statusOf(marta)).toMatchObject({ status: "inactive" });
    expect(await (await post("sync", marta)).json()).toMatchObject({
      status: "active",
      subscriptionEndsAt: null,
    });
    expect((await call("GET", `/api/guides/${uniqueId}`)).status).toBe(200);
    expect(await rowOf(marta.id)).toMatchObject({
      subscriptionStatus: "active",
      billingVersion: expect.any(Number),
    });
  });

  it("a checkout keeps the remaining days of a running trial", async () => {
    const trialEndsAt = new Date((Math.floor(Date.now() / 1000) + 10 * DAY_SECONDS) * 1000);
    const marta = await subscriber({ trialEndsAt });
    const [plan] = await plansOf(marta);
    expect(plan).toMatchObject({ status: "trialing", trial_end: trialEndsAt.getTime() / 1000 });
    expect(await statusOf(marta)).toMatchObject({ status: "active" });
  });

  it("a checkout starts the subscription at once with less than two days of trial left", async () => {
    const marta = await subscriber({ trialEndsAt: new Date(Date.now() + 1.5 * DAY_SECONDS * 1000) });
    expect((await plansOf(marta))[0]).toMatchObject({ status: "active", trial_end: null });
  });

  it("a checkout in a trial of three years keeps the two that Stripe allows, and opens one page again and again", async () => {
    const marta = await makePerson({ trialEndsAt: new Date(Date.now() + 3 * 365 * DAY_SECONDS * 1000) });
    const page = await checkout(marta);
    expect(await checkout(marta)).toBe(page);
    await payAt(page);
    const [plan] = await plansOf(marta);
    expect(plan?.status).toBe("trialing");
    expect(((plan?.trial_end ?? 0) - Date.now() / 1000) / DAY_SECONDS).toBeCloseTo(728.5, -1);
  });

  it("a checkout page from before a trial was made longer is closed, and the next one keeps all of its days", async () => {
    const end = Math.floor(Date.now() / 1000) + 3 * DAY_SECONDS;
    const marta = await makePerson({ trialEndsAt: new Date(end * 1000) });
    const former = await checkout(marta);
    const longer = end + 14 * DAY_SECONDS;
    await db
      .update(users)
      .set({ trialEndsAt: new Date(longer * 1000) })
      .where(eq(users.id, marta.id));
    const [page = "", same] = await Promise.all([checkout(marta), checkout(marta)]);
    expect([page === former, page === same]).toEqual([false, true]);
    await payAt(former);
    expect(await plansOf(marta)).toEqual([]);
    await payAt(page);
    expect(await plansOf(marta)).toMatchObject([{ status: "trialing", trial_end: longer }]);
  });

  it("a checkout page from before the site moved is closed, and the next one leads back to where the site is", async () => {
    const marta = await makePerson({ trialEndsAt: new Date(0) });
    const former = await checkout(marta);
    const moved = { ...env, PUBLIC_ORIGIN: "https://new.example" };
    const response = await callWorker("POST", "/api/subscriptions/create-checkout-session", {
      as: marta,
      env: moved,
    });
    const { url } = await response.json<{ url: string }>();
    await payAt(former);
    expect(await plansOf(marta)).toEqual([]);
    expect(await payAt(url)).toBe("https://new.example/dashboard?payment_success=true");
  });

  it("ten checkouts at the same instant make one customer and one page", async () => {
    const marta = await makePerson();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => post("create-checkout-session", marta)),
    );
    const urls = await Promise.all(
      responses
        .filter(({ status }) => status === 200)
        .map(async (response) => (await response.json<{ url: string }>()).url),
    );
    expect(new Set(urls).size).toBe(1);
    const { data } = await stripe.customers.list({ email: marta.email });
    expect(data).toHaveLength(1);
    expect((await rowOf(marta.id)).customerId).toBe(data[0]?.id);
    expect(await checkout(marta)).toBe(urls[0]);
  });

  it("twenty checkouts of an existing customer each open the page", async () => {
    const marta = await makePerson();
    const url = await checkout(marta);
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => post("create-checkout-session", marta)),
    );
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    expect(await responses[0]?.json()).toEqual({ url });
  });

  it("an open checkout page is synced when it has expired, whatever was synced before", async () => {
    const marta = await makePerson();
    await checkout(marta);
    const { syncDueAt } = await rowOf(marta.id);
    await post("sync", marta);
    expect((await rowOf(marta.id)).syncDueAt).toEqual(syncDueAt);
  });

  it.each([
    ["{", "application/json", 400, "Malformed JSON"],
    ["\0", "application/json", 400, "Malformed JSON"],
    ["{}", "text/plain", 415, "Please send JSON"],
  ])("a checkout with the body %j as %s is refused with %d", async (body, type, status, message) => {
    const response = await callWorker("POST", "/api/subscriptions/create-checkout-session", {
      as: await makePerson(),
      body,
      headers: { "Content-Type": type },
      env,
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ message });
  });

  it("a checkout of an account whose database lost its customer finds the plan that is paid", async () => {
    const marta = await subscriber();
    const { customerId } = await rowOf(marta.id);
    const lost = { customerId: null, subscriptionStatus: "inactive", subscriptionId: null, syncDueAt: null };
    await db.update(users).set(lost).where(eq(users.id, marta.id));
    expect((await post("create-checkout-session", marta)).status).toBe(409);
    expect(await rowOf(marta.id)).toMatchObject({ customerId, subscriptionStatus: "active" });
    expect(await plansOf(marta)).toHaveLength(1);
  });

  it("a checkout is refused to an active subscriber", async () => {
    const marta = await subscriber();
    const response = await post("create-checkout-session", marta);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ message: "You already have an active subscription" });
  });

  it.each([
    [{ priceId: "price_cheaper" }, "This price is not offered"],
    [{ priceId: "" }, "Price ID is required"],
    [{ priceId: 7 }, "Price ID is required"],
  ])("a checkout for %j is refused", async (json, message) => {
    const response = await post("create-checkout-session", await makePerson(), json);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message, errors: [message] });
  });

  it("a checkout without a configured price is refused with the reason", async () => {
    const response = await callWorker("POST", "/api/subscriptions/create-checkout-session", {
      as: await makePerson(),
      env: { ...env, STRIPE_PRICE_ID: "" },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: "Price ID is required" });
  });

  it("a checkout creates a new customer when the old one was deleted at Stripe", async () => {
    const marta = await makePerson();
    await checkout(marta);
    const { customerId } = await rowOf(marta.id);
    await stripe.customers.del(customerId ?? "");
    await payAt(await checkout(marta));
    expect((await rowOf(marta.id)).customerId).not.toBe(customerId);
    expect(await (await post("sync", marta)).json()).toMatchObject({ status: "active" });
  });

  it("a checkout leads to the portal while a subscription awaits its payment", async () => {
    const marta = await subscriber();
    const [plan] = await plansOf(marta);
    await control("pause", { subscription: plan?.id });
    expect(await (await post("sync", marta)).json()).toMatchObject({ status: "inactive" });
    expect(await checkout(marta)).toContain("/p/session/");
  });

  it("a checkout that is left open or declined doesn't affect a running trial", async () => {
    const marta = await makePerson({ trialEndsAt: new Date(Date.now() + DAY_SECONDS * 1000) });
    const page = await checkout(marta);
    expect(await payAt(page, "declined")).toContain("declined");
    await deliverAll(await eventsOf((await rowOf(marta.id)).customerId));
    expect(await statusOf(marta)).toMatchObject({ status: "trial" });
    expect((await rowOf(marta.id)).subscriptionStatus).toBe("trial");
  });
});

describe("cancellation", () => {
  it("a cancellation takes effect after the paid period, can be reverted, and is idempotent", async () => {
    const marta = await subscriber();
    const [plan] = await plansOf(marta);
    const end = new Date((plan?.items.data[0]?.current_period_end ?? 0) * 1000).toISOString();
    for (let n = 0; n < 2; n++) {
      const response = await post("cancel", marta);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ status: "active", subscriptionEndsAt: end });
    }
    expect((await plansOf(marta))[0]).toMatchObject({ cancel_at_period_end: true });
    for (let n = 0; n < 2; n++)
      expect(await (await post("keep", marta)).json()).toMatchObject({
        status: "active",
        subscriptionEndsAt: null,
      });
    expect((await plansOf(marta))[0]).toMatchObject({ cancel_at_period_end: false, cancel_at: null });
  });

  it("an end set in the portal by date, not by the flag, can be reverted", async () => {
    const marta = await subscriber();
    const [plan] = await plansOf(marta);
    await stripe.subscriptions.update(plan?.id ?? "", { cancel_at: "max_period_end" });
    await deliverAll(await eventsOf((await rowOf(marta.id)).customerId));
    expect((await rowOf(marta.id)).subscriptionEndsAt).not.toBeNull();
    expect(await (await post("keep", marta)).json()).toMatchObject({ subscriptionEndsAt: null });
    expect((await plansOf(marta))[0]).toMatchObject({ cancel_at: null });
  });

  it("a cancellation ends all running subscriptions, also one with a later planned end", async () => {
    const marta = await subscriber();
    const { customerId } = await rowOf(marta.id);
    await control("subscriptions", { customer: customerId });
    const [first] = await plansOf(marta);
    await stripe.subscriptions.update(first?.id ?? "", {
      cancel_at: Math.floor(Date.now() / 1000) + 300 * DAY_SECONDS,
    });
    expect(await (await post("cancel", marta)).json()).toMatchObject({ status: "active" });
    for (const plan of await plansOf(marta)) expect(plan.cancel_at_period_end).toBe(true);
    await post("keep", marta);
    expect((await plansOf(marta)).map(({ cancel_at_period_end: ends }) => ends).toSorted()).toEqual([
      false,
      true,
    ]);
  });

  it.each(["cancel", "keep"])("a call %s without a subscription is a conflict", async (path) => {
    const response = await post(path, await makePerson());
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ message: "You don't have an active subscription" });
  });
});

describe("billing portal", () => {
  it("the billing portal opens for past and present customers, and for nobody else", async () => {
    const marta = await subscriber();
    expect(await (await post("portal", marta)).json()).toEqual({
      url: expect.stringContaining("/p/session/"),
    });
    expect((await post("portal", await makePerson())).status).toBe(409);
  });
});

describe("Stripe failures", () => {
  it.each([
    ["away", { status: 0 }],
    ["failing", { status: 500 }],
    ["overrun", { status: 429 }],
  ])("a call while Stripe is %s is 502 with a readable message, and nothing changes", async (_, fault) => {
    const marta = await subscriber();
    const before = await rowOf(marta.id);
    await control("fault", { path: "/v1/subscriptions", times: 99, ...fault });
    const response = await post("cancel", marta);
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({
      message: "Our payment service doesn't answer right now. Nothing was charged. Please try again.",
      requestId: expect.any(String),
    });
    await calm();
    expect(await rowOf(marta.id)).toEqual(before);
    expect((await call("GET", "/api/auth/me", marta)).status).toBe(200);
  });

  it("a customer created by a call whose response was lost is found by the next one", async () => {
    const marta = await makePerson();
    await control("fault", { path: "/v1/customers", method: "POST", status: 0, times: 99, after: true });
    expect((await post("create-checkout-session", marta)).status).toBe(502);
    await calm();
    await checkout(marta);
    expect((await stripe.customers.list({ email: marta.email })).data).toHaveLength(1);
  });

  it("an account takes no customer of another site with the same Stripe account, number and e-mail, and its removal leaves that one", async () => {
    const marta = await makePerson();
    const isMarta = eq(users.id, marta.id);
    await callWorker("POST", "/api/subscriptions/create-checkout-session", {
      as: marta,
      env: { ...env, PUBLIC_ORIGIN: "https://staging.example" },
    });
    const { customerId: others } = await rowOf(marta.id);
    // The other site's row is in its own database.
    await db.update(users).set({ customerId: null, billingVersion: 0 }).where(isMarta);
    await checkout(marta);
    const { customerId } = await rowOf(marta.id);
    expect(customerId).not.toBe(others);
    await removeCustomers(configOf(env), { userId: marta.id, email: marta.email, customerId });
    const left = await stripe.customers.list({ email: marta.email });
    expect(left.data.map(({ id }) => id)).toEqual([others]);
  });

  it.each(["/v1/customers", "/v1/checkout/sessions"])(
    "a checkout opens once Stripe works again, though it repeats its failures at %s",
    async (path) => {
      const marta = await makePerson();
      for (let n = 0; n < 2; n++) {
        await control("fault", { path, method: "POST", status: 500, times: 99 });
        expect((await post("create-checkout-session", marta)).status).toBe(502);
        await calm();
      }
      const pages = await Promise.all([checkout(marta), checkout(marta)]);
      expect(new Set(pages).size).toBe(1);
      expect((await stripe.customers.list({ email: marta.email })).data).toHaveLength(1);
    },
  );

  it("an account whose address was changed after such a call gets a checkout page, with its new address", async () => {
    const person = await makePerson();
    await control("fault", { path: "/v1/customers", method: "POST", status: 0, times: 99, after: true });
    expect((await post("create-checkout-session", person)).status).toBe(502);
    await calm();
    const email = `moved-${person.email}`;
    await db.update(users).set({ email }).where(eq(users.id, person.id));
    expect((await post("create-checkout-session", person)).status).toBe(200);
    const { customerId } = await rowOf(person.id);
    expect(await stripe.customers.retrieve(customerId ?? "")).toMatchObject({ email });
  });

  it("a customer is told of an address that was changed while Stripe created it", async () => {
    const person = await makePerson();
    const email = `moved-${person.email}`;
    const response = await callWorker("POST", "/api/subscriptions/create-checkout-session", {
      as: person,
      env: beforeFirst(env, /^update "users" set .*"customer_id"/, () =>
        db.update(users).set({ email }).where(eq(users.id, person.id)),
      ),
    });
    expect(response.status).toBe(200);
    await sendCustomerEmails(contextOf({ env }));
    const { customerId } = await rowOf(person.id);
    expect(await stripe.customers.retrieve(customerId ?? "")).toMatchObject({ email });
  });

  it("a cancellation whose response was lost is learned from the next webhook", async () => {
    const marta = await subscriber();
    const { customerId } = await rowOf(marta.id);
    const plan = (await plansOf(marta))[0];
    await control("fault", {
      path: `/v1/subscriptions/${plan?.id}`,
      method: "POST",
      status: 0,
      times: 99,
      after: true,
    });
    expect((await post("cancel", marta)).status).toBe(502);
    await calm();
    await deliverAll(await eventsOf(customerId));
    expect((await rowOf(marta.id)).subscriptionEndsAt).not.toBeNull();
  });
});

describe("planned end of a subscription", () => {
  it("a subscription past its planned end is synced, once a minute at most", async () => {
    const marta = await subscriber();
    const subscriptionEndsAt = new Date(Date.now() - 1000);
    const isMarta = eq(users.id, marta.id);
    await db.update(users).set({ subscriptionEndsAt }).where(isMarta);
    await control("fault", { path: "/v1/subscriptions", times: 99, status: 500 });
    const asItWas = { subscriptionEndsAt: subscriptionEndsAt.toISOString() };
    expect(await statusOf(marta)).toMatchObject(asItWas);
    await calm();
    expect(await statusOf(marta)).toMatchObject(asItWas);
    await db.delete(rateCounters).where(eq(rateCounters.key, `overdue:${marta.id}`));
    expect(await statusOf(marta)).toMatchObject({ status: "active", subscriptionEndsAt: null });
  });

  it("a subscription past its paid period has its next one without a webhook, and names no payment of the past", async () => {
    const marta = await subscriber();
    const past = new Date(Date.now() - 1000);
    await db.update(users).set({ periodEndsAt: past }).where(eq(users.id, marta.id));
    const { periodEndsAt } = (await statusOf(marta)) as { periodEndsAt: string };
    expect(Date.parse(periodEndsAt)).toBeGreaterThan(Date.now());
  });
});
