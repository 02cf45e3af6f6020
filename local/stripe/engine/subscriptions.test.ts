import { expect, test } from "vitest";
import { DAY_SECONDS, delivered, endOf, start, subscribe } from "../testing/setup.ts";

test("the period belongs to the subscription's item, not to the subscription", async () => {
  const { subscription } = await subscribe(await start());
  expect(subscription).not.toHaveProperty("current_period_end");
  expect(subscription.items.data).toMatchObject([
    { object: "subscription_item", current_period_start: subscription.start_date, quantity: 1 },
  ]);
});

test("a subscription to be canceled at period end is still active, and can be resumed", async () => {
  const standIn = await start();
  const { stripe } = standIn;
  const { subscription } = await subscribe(standIn);
  await delivered(standIn);
  const { id } = subscription;

  const canceling = await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  expect(canceling).toMatchObject({
    status: "active",
    cancel_at_period_end: true,
    cancel_at: endOf(subscription),
    canceled_at: expect.any(Number),
  });
  expect(await stripe.subscriptions.update(id, { cancel_at_period_end: true })).toEqual(canceling);
  expect(await delivered(standIn)).toEqual(["customer.subscription.updated"]);

  const kept = await stripe.subscriptions.update(id, { cancel_at_period_end: false });
  expect(kept).toEqual(subscription);
  expect(await delivered(standIn)).toEqual(["customer.subscription.updated"]);
});

test("a subscription's end set by cancel_at alone is cleared by cancel_at, not by the flag", async () => {
  const standIn = await start();
  const { stripe } = standIn;
  const { subscription } = await subscribe(standIn);
  const { id } = subscription;
  const end = await stripe.subscriptions.update(id, { cancel_at: "max_period_end" });
  expect(end).toMatchObject({ cancel_at: endOf(subscription), cancel_at_period_end: false });
  expect(await stripe.subscriptions.update(id, { cancel_at_period_end: false })).toEqual(end);
  expect(await stripe.subscriptions.update(id, { cancel_at: "" })).toEqual(subscription);

  const soon = Math.floor(Date.now() / 1000) + DAY_SECONDS;
  await stripe.subscriptions.update(id, { cancel_at: soon });
  await standIn.moveClockTo(soon);
  expect(await standIn.statusOf(id)).toBe("canceled");
});

test("subscription updates that contradict each other or end in the past are refused", async () => {
  const standIn = await start();
  const { stripe } = standIn;
  const { id } = (await subscribe(standIn)).subscription;
  await expect(
    stripe.subscriptions.update(id, { cancel_at: "", cancel_at_period_end: false }),
  ).rejects.toMatchObject({ statusCode: 400 });
  await expect(stripe.subscriptions.update(id, { cancel_at: 1_000_000_000 })).rejects.toMatchObject({
    param: "cancel_at",
  });
});

test("canceling a subscription ends it immediately and for good", async () => {
  const standIn = await start();
  const { stripe } = standIn;
  const { id } = (await subscribe(standIn)).subscription;
  await delivered(standIn);
  expect(await stripe.subscriptions.cancel(id)).toMatchObject({
    status: "canceled",
    ended_at: expect.any(Number),
    canceled_at: expect.any(Number),
  });
  expect(await delivered(standIn)).toEqual(["customer.subscription.deleted"]);
  await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({ code: "resource_missing" });
  await expect(stripe.subscriptions.update(id, { cancel_at_period_end: true })).rejects.toMatchObject({
    statusCode: 400,
  });
});

test("deleting a customer ends the subscription immediately", async () => {
  const standIn = await start();
  const { customer, subscription } = await subscribe(standIn);
  await delivered(standIn);
  await standIn.stripe.customers.del(customer);
  expect(await standIn.statusOf(subscription.id)).toBe("canceled");
  expect(await delivered(standIn)).toEqual(["customer.subscription.deleted", "customer.deleted"]);
});
