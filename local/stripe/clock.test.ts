import { expect, test } from "vitest";
import { DAY, delivered, endOf, start, subscribe } from "./testing/setup.ts";

test("trial, active, failed, past due, paid, canceled at period end, over", async () => {
  const standIn = await start();
  const { stripe, control, receiver, statusOf } = standIn;
  const trialEnd = Math.floor(Date.now() / 1000) + 5 * DAY;
  const { customer, subscription } = await subscribe(standIn, {
    subscription_data: { trial_end: trialEnd },
  });
  const { id } = subscription;
  await delivered(standIn);

  await control("clock", { to: trialEnd - 3 * DAY });
  expect(await delivered(standIn)).toEqual(["customer.subscription.trial_will_end"]);
  expect(await statusOf(id)).toBe("trialing");

  await control("clock", { to: trialEnd });
  expect(await delivered(standIn)).toEqual([
    "invoice.created",
    "customer.subscription.updated",
    "invoice.finalized",
    "invoice.paid",
    "invoice.payment_succeeded",
  ]);
  const active = await stripe.subscriptions.retrieve(id);
  expect(active.status).toBe("active");
  expect(active.items.data).toMatchObject([{ current_period_start: trialEnd }]);

  await control("fail-next-payment", { customer: customer.id });
  const failing = endOf(active);
  await control("clock", { to: failing });
  expect(await delivered(standIn)).toEqual([
    "invoice.created",
    "customer.subscription.updated",
    "invoice.finalized",
    "invoice.payment_failed",
    "customer.subscription.updated",
  ]);
  const late = await stripe.subscriptions.retrieve(id, { expand: ["latest_invoice"] });
  expect(late).toMatchObject({
    status: "past_due",
    latest_invoice: { status: "open", attempt_count: 1, next_payment_attempt: failing + 3 * DAY },
  });
  expect(receiver.events.at(-1)?.data.previous_attributes).toEqual({ status: "active" });

  await control("clock", { to: failing + 3 * DAY });
  expect(await delivered(standIn)).toEqual([
    "invoice.paid",
    "invoice.payment_succeeded",
    "customer.subscription.updated",
  ]);
  const paid = await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  expect(paid.status).toBe("active");
  await delivered(standIn);

  await control("clock", { to: endOf(paid) - 1 });
  expect(await statusOf(id)).toBe("active");
  await control("clock", { advance: 1 });
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
    status: "canceled",
    cancel_at_period_end: true,
    ended_at: endOf(paid),
  });
  expect(await delivered(standIn)).toEqual(["customer.subscription.deleted"]);
  expect(receiver.events.at(-1)?.created).toBe(endOf(paid));

  await control("clock", { advance: 400 * DAY });
  expect(await delivered(standIn)).toEqual([]);
});

test.each([
  ["cancel", "canceled", "customer.subscription.deleted"],
  ["unpaid", "unpaid", "customer.subscription.updated"],
  ["past_due", "past_due", "invoice.payment_failed"],
])("after the last failed retry the setting %s makes it %s", async (afterRetries, status, last) => {
  const standIn = await start();
  const { control, statusOf } = standIn;
  await control("settings", { afterRetries });
  const { customer, subscription } = await subscribe(standIn);
  await control("fail-next-payment", { customer: customer.id, times: 4 });
  await control("clock", { to: endOf(subscription) + 14 * DAY });
  expect(await statusOf(subscription.id)).toBe("past_due");
  await delivered(standIn);
  await control("clock", { advance: DAY });
  expect(await statusOf(subscription.id)).toBe(status);
  expect((await delivered(standIn)).at(-1)).toBe(last);
});

test("an unpaid subscription goes on being billed, in drafts", async () => {
  const standIn = await start();
  const { stripe, control } = standIn;
  await control("settings", { afterRetries: "unpaid" });
  const { customer, subscription } = await subscribe(standIn);
  await control("fail-next-payment", { customer: customer.id, times: 4 });
  await control("clock", { to: endOf(subscription) + 40 * DAY });
  const { data } = await stripe.invoices.list({ subscription: subscription.id });
  expect(data.map(({ status }) => status)).toEqual(["draft", "open", "paid"]);
  expect(await standIn.statusOf(subscription.id)).toBe("unpaid");
});

test("a year in one step is twelve renewals, each at its own moment", async () => {
  const standIn = await start();
  const { stripe, control } = standIn;
  const one = await subscribe(standIn);
  const other = await subscribe(standIn);
  await control("clock", { advance: 366 * DAY });
  for (const { subscription } of [one, other]) {
    const { data } = await stripe.invoices.list({ subscription: subscription.id, limit: 100 });
    expect(data).toHaveLength(13);
    expect(data.every(({ created, period_start }) => created === period_start)).toBe(true);
    expect(endOf(await stripe.subscriptions.retrieve(subscription.id))).toBeGreaterThan(
      Date.now() / 1000 + 366 * DAY,
    );
  }
  const times = (await stripe.events.list({ limit: 100 })).data.map(({ created }) => created);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});

test("a paused subscription is not renewed", async () => {
  const standIn = await start();
  const { control, statusOf } = standIn;
  const { subscription } = await subscribe(standIn);
  await delivered(standIn);
  await control("pause", { subscription: subscription.id });
  await control("clock", { advance: 60 * DAY });
  expect(await statusOf(subscription.id)).toBe("paused");
  expect(await delivered(standIn)).toEqual(["customer.subscription.updated", "customer.subscription.paused"]);
  await control("resume", { subscription: subscription.id });
  expect(await statusOf(subscription.id)).toBe("active");
});

test("the clock never goes back", async () => {
  const { control } = await start();
  await expect(control("clock", { to: 1_000_000_000 })).rejects.toThrow("The clock only moves ahead.");
  await expect(control("clock", { advance: -1 })).rejects.toThrow();
});
