import { expect, test } from "vitest";
import {
  delivered,
  type StandIn,
  endOf,
  APP_ORIGIN,
  start,
  submit,
  subscribe,
  visit,
} from "../testing/setup.ts";

async function openPortal(standIn: StandIn) {
  const { customer, subscription } = await subscribe(standIn);
  const session = await standIn.stripe.billingPortal.sessions.create({
    customer,
    return_url: `${APP_ORIGIN}/dashboard`,
  });
  await delivered(standIn);
  const press = (action: string): Promise<string> =>
    submit(session.url, { action, subscription: subscription.id });
  return { customer, subscription, session, press };
}

test("the portal shows the plan, the invoices and the way back", async () => {
  const { session } = await openPortal(await start());
  expect(session).toMatchObject({ object: "billing_portal.session", return_url: `${APP_ORIGIN}/dashboard` });
  const { text } = await visit(session.url);
  const parts = ["Monthly subscription", "€9.00 per month", "active, renews on", "LOCAL-0001", "paid"];
  for (const part of [...parts, `href="${APP_ORIGIN}/dashboard"`]) expect(text).toContain(part);
});

test("the portal without a return address leads back to the app", async () => {
  const { stripe } = await start();
  const { id: customer } = await stripe.customers.create();
  const { return_url, url } = await stripe.billingPortal.sessions.create({ customer });
  expect(return_url).toBe(APP_ORIGIN);
  expect((await visit(url)).text).toContain("There is no running plan.");
});

test("canceling in the portal sets cancel_at alone, as Stripe's does; keeping the plan clears it", async () => {
  const standIn = await start();
  const { session, subscription, press } = await openPortal(standIn);
  expect(new URL(await press("cancel"), session.url).href).toBe(session.url);
  expect(await standIn.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
    status: "active",
    cancel_at: endOf(subscription),
    cancel_at_period_end: false,
  });
  expect((await visit(session.url)).text).toContain("Keep plan");
  await press("keep");
  expect(await standIn.stripe.subscriptions.retrieve(subscription.id)).toEqual(subscription);
  expect(await delivered(standIn)).toEqual([
    "customer.subscription.updated",
    "customer.subscription.updated",
  ]);
});

test("a past due subscription can be paid in the portal", async () => {
  const standIn = await start();
  const { customer, session, subscription, press } = await openPortal(standIn);
  await standIn.control("fail-next-payment", { customer });
  await standIn.moveClockTo(endOf(subscription));
  expect((await visit(session.url)).text).toContain("Pay €9.00 now");
  await press("pay");
  expect(await standIn.statusOf(subscription.id)).toBe("active");
  expect((await visit(session.url)).text).not.toContain("Pay €9.00 now");
});

test("the portal refuses to cancel another customer's subscription", async () => {
  const standIn = await start();
  const { session } = await openPortal(standIn);
  const { subscription } = await subscribe(standIn);
  await submit(session.url, { action: "cancel", subscription: subscription.id });
  expect((await standIn.stripe.subscriptions.retrieve(subscription.id)).cancel_at).toBeNull();
});
