import { expect, test } from "vitest";
import {
  checkoutOf,
  DAY_SECONDS,
  delivered,
  openCheckout,
  APP_ORIGIN,
  start,
  submit,
  subscribe,
  visit,
} from "../testing/setup.ts";

test("the checkout page shows plan, price, customer and three actions, and says that it is not Stripe", async () => {
  const { url } = await openCheckout(await start());
  const { status, text } = await visit(url);
  expect(status).toBe(200);
  const parts = ["nobody is charged", "Monthly subscription", "€9.00 per month", "marta@example.com"];
  for (const part of [...parts, ">Pay<", ">Card is declined<", ">Go back<"]) expect(text).toContain(part);
  expect(text).toContain(`href="${APP_ORIGIN}/dashboard?payment_canceled=true"`);
  expect(text).not.toContain("<script");
});

test("the checkout page escapes text from outside", async () => {
  const { url } = await openCheckout(await start(), {
    cancel_url: `${APP_ORIGIN}/?a="><script>alert(1)</script>`,
  });
  const { text } = await visit(url);
  expect(text).toContain("&lt;script&gt;");
  expect(text).not.toContain("<script");
});

test("paying at checkout makes the subscription active and redirects to the success address", async () => {
  const standIn = await start();
  const { customer, url, findSession } = await openCheckout(standIn, {
    subscription_data: { metadata: { userId: "7" } },
  });
  expect(await submit(url, { card: "works" })).toBe(`${APP_ORIGIN}/dashboard?payment_success=true`);
  expect(await findSession()).toMatchObject({ status: "complete", payment_status: "paid", url: null });
  const { data } = await standIn.stripe.subscriptions.list({ customer, status: "all" });
  expect(data).toMatchObject([{ status: "active", metadata: { userId: "7" }, trial_end: null }]);
  expect(await delivered(standIn)).toEqual([
    "customer.created",
    "customer.subscription.created",
    "invoice.paid",
    "customer.subscription.updated",
    "checkout.session.completed",
  ]);
});

test("paying a checkout twice charges once", async () => {
  const { url, statuses } = await openCheckout(await start());
  const [first, second] = await Promise.all([submit(url, { card: "works" }), submit(url, { card: "works" })]);
  expect(second).toBe(first);
  expect(await statuses()).toEqual(["active"]);
});

test("a checkout with a trial charges nothing until the trial ends", async () => {
  const standIn = await start();
  const trialEnd = Math.floor(Date.now() / 1000) + 5 * DAY_SECONDS;
  const { customer, url, findSession } = await openCheckout(standIn, {
    subscription_data: { trial_end: trialEnd },
  });
  const date = new Date(trialEnd * 1000).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
  const { text } = await visit(url);
  expect(text).toContain(`Free until ${date}`);
  expect(text).toContain("Then €9.00 per month. Due today: €0.00.");
  await submit(url, { card: "works" });
  expect(await findSession()).toMatchObject({ payment_status: "no_payment_required" });
  const { data } = await standIn.stripe.subscriptions.list({ customer, status: "all" });
  expect(data).toMatchObject([{ status: "trialing", trial_end: trialEnd, billing_cycle_anchor: trialEnd }]);
});

test("a declined card at checkout leaves an incomplete subscription, which another card completes", async () => {
  const standIn = await start();
  const { url, statuses, findSession } = await openCheckout(standIn);
  await delivered(standIn);

  const back = await submit(url, { card: "declined" });
  expect((await visit(new URL(back, url).href)).text).toContain("Your card was declined.");
  expect(await findSession()).toMatchObject({ status: "open" });
  expect(await statuses()).toEqual(["incomplete"]);
  expect(await delivered(standIn)).toEqual(["customer.subscription.created", "invoice.payment_failed"]);

  await submit(url, { card: "works" });
  expect(await statuses()).toEqual(["active"]);
  expect(await delivered(standIn)).toEqual([
    "invoice.paid",
    "customer.subscription.updated",
    "checkout.session.completed",
  ]);
});

test("a declined card at a checkout with a trial changes nothing", async () => {
  const standIn = await start();
  const trial_end = Math.floor(Date.now() / 1000) + 9 * DAY_SECONDS;
  const { url, statuses } = await openCheckout(standIn, { subscription_data: { trial_end } });
  expect(await submit(url, { card: "declined" })).toContain("?declined");
  expect(await statuses()).toEqual([]);
});

test("a customer with a subscription is redirected from checkout to the portal", async () => {
  const standIn = await start();
  const { customer } = await subscribe(standIn);
  const checkout = checkoutOf(standIn.priceId, { customer });
  const { url } = await standIn.stripe.checkout.sessions.create(checkout);
  expect((await visit(url ?? "")).text).toContain("Your plan");
  expect(await submit(url ?? "", { card: "works" })).toContain("/p/session/");
  expect((await standIn.stripe.subscriptions.list({ customer, status: "all" })).data).toHaveLength(1);
});

test("an expired checkout page says so and takes no payment", async () => {
  const standIn = await start();
  const { url, statuses } = await openCheckout(standIn);
  await standIn.control("clock", { advance: DAY_SECONDS });
  const { status, text } = await visit(url);
  expect(status).toBe(400);
  expect(text).toContain("This checkout has expired. Nothing was charged.");
  await fetch(url, { method: "POST", body: new URLSearchParams({ card: "works" }) });
  expect(await statuses()).toEqual([]);
});

test("an unknown checkout page is 404", async () => {
  const { url } = await start();
  expect((await visit(`${url}/c/pay/cs_x`)).status).toBe(404);
  expect((await visit(`${url}/nothing`)).text).toContain("There is no GET /nothing here.");
});
