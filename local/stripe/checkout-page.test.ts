import { expect, test } from "vitest";
import {
  checkoutOf,
  DAY,
  delivered,
  endOf,
  ORIGIN,
  start,
  submit,
  subscribe,
  visit,
} from "./testing/setup.ts";

test("the page shows plan, price and customer, says what it is, and offers three ways on", async () => {
  const { stripe, priceId } = await start();
  const { id: customer } = await stripe.customers.create({ email: "marta@example.com" });
  const { url } = await stripe.checkout.sessions.create(checkoutOf(priceId, { customer }));
  const { status, text } = await visit(url);
  expect(status).toBe(200);
  for (const part of [
    "local stand-in for Stripe",
    "nobody is charged",
    "Monthly subscription",
    "€9.00 per month",
  ])
    expect(text).toContain(part);
  for (const part of ["marta@example.com", ">Pay<", ">Card is declined<", ">Go back<"])
    expect(text).toContain(part);
  expect(text).toContain(`href="${ORIGIN}/dashboard?payment_canceled=true"`);
  expect(text).not.toContain("<script");
});

test("text from outside is escaped", async () => {
  const { stripe, priceId } = await start();
  const { url } = await stripe.checkout.sessions.create(
    checkoutOf(priceId, { cancel_url: `${ORIGIN}/?a="><script>alert(1)</script>` }),
  );
  const { text } = await visit(url);
  expect(text).toContain("&lt;script&gt;");
  expect(text).not.toContain("<script");
});

test("paying makes an active subscription and leads to the success address", async () => {
  const standIn = await start();
  const { stripe, priceId } = standIn;
  const { id: customer } = await stripe.customers.create({ email: "marta@example.com" });
  const { id, url } = await stripe.checkout.sessions.create(
    checkoutOf(priceId, { customer, subscription_data: { metadata: { userId: "7" } } }),
  );
  expect(await submit(url, { card: "works" })).toBe(`${ORIGIN}/dashboard?payment_success=true&session=${id}`);
  const session = await stripe.checkout.sessions.retrieve(id, { expand: ["subscription", "invoice"] });
  expect(session).toMatchObject({
    status: "complete",
    payment_status: "paid",
    customer_details: { email: "marta@example.com" },
    invoice: { status: "paid", amount_paid: 900, billing_reason: "subscription_create" },
    subscription: { status: "active", customer, metadata: { userId: "7" }, trial_end: null },
    url: null,
  });
  expect(await delivered(standIn)).toEqual([
    "customer.created",
    "invoice.created",
    "customer.subscription.created",
    "invoice.finalized",
    "invoice.paid",
    "invoice.payment_succeeded",
    "customer.subscription.updated",
    "checkout.session.completed",
  ]);
});

test("paying twice pays once", async () => {
  const { stripe, priceId } = await start();
  const { url } = await stripe.checkout.sessions.create(
    checkoutOf(priceId, { customer_email: "marta@example.com" }),
  );
  const [first, second] = await Promise.all([submit(url, { card: "works" }), submit(url, { card: "works" })]);
  expect(second).toBe(first);
  expect((await stripe.subscriptions.list()).data).toHaveLength(1);
  expect((await stripe.customers.list()).data).toMatchObject([{ email: "marta@example.com" }]);
  expect((await visit(url)).text).toContain("You are all done here");
});

test("with a trial nothing is due until it ends", async () => {
  const standIn = await start();
  const trialEnd = Math.floor(Date.now() / 1000) + 5 * DAY;
  const { stripe, priceId } = standIn;
  const { id, url } = await stripe.checkout.sessions.create(
    checkoutOf(priceId, { subscription_data: { trial_end: trialEnd } }),
  );
  const date = new Date(trialEnd * 1000).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
  const { text } = await visit(url);
  expect(text).toContain(`Free until ${date}`);
  expect(text).toContain("Then €9.00 per month. Due today: €0.00.");
  await submit(url, { card: "works" });
  const session = await stripe.checkout.sessions.retrieve(id, { expand: ["subscription", "invoice"] });
  expect(session).toMatchObject({
    payment_status: "no_payment_required",
    invoice: { status: "paid", amount_paid: 0 },
    subscription: { status: "trialing", trial_end: trialEnd, billing_cycle_anchor: trialEnd },
  });
});

test("a declined card leaves an incomplete subscription, which another card completes", async () => {
  const standIn = await start();
  const { stripe, priceId } = standIn;
  const { id: customer } = await stripe.customers.create();
  const { id, url } = await stripe.checkout.sessions.create(checkoutOf(priceId, { customer }));
  await delivered(standIn);

  const back = await submit(url, { card: "declined" });
  expect((await visit(new URL(back, url ?? "").href)).text).toContain("Your card was declined.");
  expect((await stripe.checkout.sessions.retrieve(id)).status).toBe("open");
  expect((await stripe.subscriptions.list({ customer })).data).toMatchObject([{ status: "incomplete" }]);
  expect(await delivered(standIn)).toEqual([
    "invoice.created",
    "customer.subscription.created",
    "invoice.finalized",
    "invoice.payment_failed",
  ]);

  await submit(url, { card: "works" });
  expect((await stripe.subscriptions.list({ customer, status: "all" })).data).toMatchObject([
    { status: "active" },
  ]);
  expect(await delivered(standIn)).toEqual([
    "invoice.paid",
    "invoice.payment_succeeded",
    "customer.subscription.updated",
    "checkout.session.completed",
  ]);
});

test("an incomplete subscription is given up after 23 hours", async () => {
  const standIn = await start();
  const { stripe, priceId, control } = standIn;
  const { url } = await stripe.checkout.sessions.create(checkoutOf(priceId));
  await submit(url, { card: "declined" });
  await delivered(standIn);
  await control("clock", { advance: 23 * 3600 });
  const { data } = await stripe.subscriptions.list({ status: "all", expand: ["data.latest_invoice"] });
  expect(data).toMatchObject([{ status: "incomplete_expired", latest_invoice: { status: "void" } }]);
  expect(await delivered(standIn)).toEqual(["invoice.voided", "customer.subscription.updated"]);
});

test("expiring the session gives up its incomplete subscription too", async () => {
  const { stripe, priceId } = await start();
  const { id, url } = await stripe.checkout.sessions.create(checkoutOf(priceId));
  await submit(url, { card: "declined" });
  await stripe.checkout.sessions.expire(id);
  expect((await stripe.subscriptions.list({ status: "all" })).data).toMatchObject([
    { status: "incomplete_expired" },
  ]);
});

test("with a trial a declined card leaves no trace", async () => {
  const standIn = await start();
  const { stripe, priceId } = standIn;
  const { url } = await stripe.checkout.sessions.create(
    checkoutOf(priceId, { subscription_data: { trial_period_days: 9 } }),
  );
  expect(await submit(url, { card: "declined" })).toContain("?declined");
  expect((await stripe.subscriptions.list({ status: "all" })).data).toEqual([]);
  expect(await delivered(standIn)).toEqual([]);
});

test("a customer with a plan is led to the portal, unless the account allows several", async () => {
  const standIn = await start();
  const { stripe, priceId, control } = standIn;
  const { customer, subscription } = await subscribe(standIn);
  const { url } = await stripe.checkout.sessions.create(checkoutOf(priceId, { customer: customer.id }));
  expect((await visit(url)).text).toContain("Your plan");
  await submit(url, { card: "works" });
  expect((await stripe.subscriptions.list()).data).toMatchObject([{ id: subscription.id }]);

  await control("settings", { oneSubscription: false });
  await submit(url, { card: "works" });
  expect((await stripe.subscriptions.list()).data).toHaveLength(2);
});

test("the period begins with the payment and lasts a month", async () => {
  const { subscription } = await subscribe(await start());
  const days = (endOf(subscription) - subscription.start_date) / DAY;
  expect(days).toBeGreaterThanOrEqual(28);
  expect(days).toBeLessThanOrEqual(31);
});

test("an unknown session has no page", async () => {
  const { url } = await start();
  expect((await visit(`${url}/c/pay/cs_test_x`)).status).toBe(404);
  expect((await visit(`${url}/nowhere`)).status).toBe(404);
});

test("another site's page can't pay", async () => {
  const { stripe, priceId } = await start();
  const { url } = await stripe.checkout.sessions.create(checkoutOf(priceId));
  const response = await fetch(url ?? "", {
    method: "POST",
    headers: { "sec-fetch-site": "cross-site" },
    body: new URLSearchParams({ card: "works" }),
  });
  expect(response.status).toBe(403);
  expect((await stripe.subscriptions.list()).data).toEqual([]);
});
