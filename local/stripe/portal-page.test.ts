import { expect, test } from "vitest";
import { delivered, endOf, ORIGIN, start, submit, subscribe, visit, type StandIn } from "./testing/setup.ts";

async function openPortal(standIn: StandIn) {
  const { customer, subscription } = await subscribe(standIn);
  const session = await standIn.stripe.billingPortal.sessions.create({
    customer: customer.id,
    return_url: `${ORIGIN}/dashboard`,
  });
  await delivered(standIn);
  const press = (action: string): Promise<string> =>
    submit(session.url, { action, subscription: subscription.id });
  return { customer, subscription, session, press };
}

test("the portal shows the plan, the card, the invoices and the way back", async () => {
  const { session } = await openPortal(await start());
  expect(session).toMatchObject({ object: "billing_portal.session", return_url: `${ORIGIN}/dashboard` });
  const { text } = await visit(session.url);
  for (const part of ["local stand-in", "Monthly subscription", "€9.00 per month", "Active. Renews on"])
    expect(text).toContain(part);
  for (const part of ["Payments work.", "LOCAL-0001", "paid", `href="${ORIGIN}/dashboard"`])
    expect(text).toContain(part);
});

test("without a return address it leads back to the app", async () => {
  const { stripe } = await start();
  const { id: customer } = await stripe.customers.create();
  const { return_url, url } = await stripe.billingPortal.sessions.create({ customer });
  expect(return_url).toBe(ORIGIN);
  expect((await visit(url)).text).toContain("There is no running plan.");
});

test("canceling there sets the end alone, as flexible billing does; keeping the plan clears it", async () => {
  const standIn = await start();
  const { session, subscription, press } = await openPortal(standIn);
  await press("cancel");
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

test("a card that fails makes the plan past due until the invoice is paid there", async () => {
  const standIn = await start();
  const { session, subscription, press } = await openPortal(standIn);
  await press("card-fails");
  expect((await visit(session.url)).text).toContain("The next payment will fail.");
  await standIn.control("clock", { to: endOf(subscription) });
  expect((await visit(session.url)).text).toContain("Payment failed, will be tried again");
  await press("pay");
  expect(await standIn.statusOf(subscription.id)).toBe("active");
  expect((await visit(session.url)).text).not.toContain("Pay €9.00 now");
});

test("a card that works again is used for the next payment", async () => {
  const standIn = await start();
  const { subscription, press } = await openPortal(standIn);
  await press("card-fails");
  await press("card-works");
  await standIn.control("clock", { to: endOf(subscription) });
  expect(await standIn.statusOf(subscription.id)).toBe("active");
});

test("nobody cancels another customer's plan", async () => {
  const standIn = await start();
  const { session } = await openPortal(standIn);
  const { subscription } = await subscribe(standIn);
  await submit(session.url, { action: "cancel", subscription: subscription.id });
  expect((await standIn.stripe.subscriptions.retrieve(subscription.id)).cancel_at).toBeNull();
});
