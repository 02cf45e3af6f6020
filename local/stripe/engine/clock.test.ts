import { expect, test } from "vitest";
import { DAY_SECONDS, delivered, endOf, openCheckout, start, submit, subscribe } from "../testing/setup.ts";

test("a subscription goes from trial to active, past due, paid, canceled at period end and over", async () => {
  const standIn = await start();
  const { stripe, control, moveClockTo, receiver, statusOf } = standIn;
  const trialEnd = Math.floor(Date.now() / 1000) + 5 * DAY_SECONDS;
  const { customer, subscription } = await subscribe(standIn, {
    subscription_data: { trial_end: trialEnd },
  });
  const { id } = subscription;
  await delivered(standIn);

  await moveClockTo(trialEnd - DAY_SECONDS);
  expect(await statusOf(id)).toBe("trialing");
  await moveClockTo(trialEnd);
  expect(await delivered(standIn)).toEqual(["customer.subscription.updated", "invoice.paid"]);
  const active = await stripe.subscriptions.retrieve(id);
  expect(active.status).toBe("active");
  expect(active.items.data).toMatchObject([{ current_period_start: trialEnd }]);

  await control("fail-next-payment", { customer });
  const failing = endOf(active);
  await moveClockTo(failing);
  expect(await delivered(standIn)).toEqual([
    "customer.subscription.updated",
    "invoice.payment_failed",
    "customer.subscription.updated",
  ]);
  expect(await statusOf(id)).toBe("past_due");
  expect(Object.values((await standIn.readState()).invoices).at(-1)).toMatchObject({
    status: "open",
    attempt_count: 1,
    next_payment_attempt: failing + 3 * DAY_SECONDS,
  });

  await moveClockTo(failing + 3 * DAY_SECONDS);
  expect(await delivered(standIn)).toEqual(["invoice.paid", "customer.subscription.updated"]);
  const paid = await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  expect(paid.status).toBe("active");
  await delivered(standIn);

  await moveClockTo(endOf(paid) - DAY_SECONDS);
  expect(await statusOf(id)).toBe("active");
  await moveClockTo(endOf(paid));
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
    status: "canceled",
    cancel_at_period_end: true,
    ended_at: endOf(paid),
  });
  expect(await delivered(standIn)).toEqual(["customer.subscription.deleted"]);
  expect(receiver.events.at(-1)?.created).toBe(endOf(paid));

  await control("clock", { advance: 400 * DAY_SECONDS });
  expect(await delivered(standIn)).toEqual([]);
});

test.each([
  ["cancel", "canceled", "customer.subscription.deleted"],
  ["unpaid", "unpaid", "customer.subscription.updated"],
  ["past_due", "past_due", "invoice.payment_failed"],
])("the setting %s makes a subscription %s after the last retry", async (afterRetries, status, last) => {
  const standIn = await start();
  const { control, moveClockTo, statusOf } = standIn;
  await control("settings", { afterRetries });
  const { customer, subscription } = await subscribe(standIn);
  await control("fail-next-payment", { customer, times: 4 });
  await moveClockTo(endOf(subscription) + 14 * DAY_SECONDS);
  expect(await statusOf(subscription.id)).toBe("past_due");
  await delivered(standIn);
  await control("clock", { advance: DAY_SECONDS });
  expect(await statusOf(subscription.id)).toBe(status);
  expect((await delivered(standIn)).at(-1)).toBe(last);
});

test("an unpaid subscription continues to be billed, in drafts", async () => {
  const standIn = await start();
  const { control } = standIn;
  await control("settings", { afterRetries: "unpaid" });
  const { customer, subscription } = await subscribe(standIn);
  await control("fail-next-payment", { customer, times: 4 });
  await standIn.moveClockTo(endOf(subscription) + 40 * DAY_SECONDS);
  const { invoices } = await standIn.readState();
  expect(Object.values(invoices).map(({ status }) => status)).toEqual(["paid", "open", "draft"]);
  expect(await standIn.statusOf(subscription.id)).toBe("unpaid");
});

test("a clock moved by a year renews each subscription twelve times, each at its own moment", async () => {
  const standIn = await start();
  const { stripe, control } = standIn;
  const one = await subscribe(standIn);
  const other = await subscribe(standIn);
  await control("clock", { advance: 366 * DAY_SECONDS });
  const { invoices, events } = await standIn.readState();
  for (const { customer, subscription } of [one, other]) {
    const invoicesOfCustomer = Object.values(invoices).filter((invoice) => invoice.customer === customer);
    expect(invoicesOfCustomer).toHaveLength(13);
    expect(new Set(invoicesOfCustomer.map(({ created }) => created)).size).toBe(13);
    expect(endOf(await stripe.subscriptions.retrieve(subscription.id))).toBeGreaterThan(
      Date.now() / 1000 + 366 * DAY_SECONDS,
    );
  }
  const times = Object.values(events).map(({ created }) => created);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

test("a paused subscription is not renewed", async () => {
  const standIn = await start();
  const { control, statusOf } = standIn;
  const { subscription } = await subscribe(standIn);
  await delivered(standIn);
  await control("pause", { subscription: subscription.id });
  await control("clock", { advance: 60 * DAY_SECONDS });
  expect(await statusOf(subscription.id)).toBe("paused");
  expect(await delivered(standIn)).toEqual(["customer.subscription.updated", "customer.subscription.paused"]);
  await control("resume", { subscription: subscription.id });
  expect(await statusOf(subscription.id)).toBe("active");
});

test("an incomplete subscription expires after 23 hours, its checkout after a day", async () => {
  const standIn = await start();
  const { url, statuses, findSession } = await openCheckout(standIn);
  await submit(url, { card: "declined" });
  await delivered(standIn);
  await standIn.control("clock", { advance: 23 * 3600 });
  expect(await statuses()).toEqual(["incomplete_expired"]);
  expect(await findSession()).toMatchObject({ status: "open" });
  await standIn.control("clock", { advance: 3600 });
  expect(await findSession()).toMatchObject({ status: "expired", url: null });
  expect(await delivered(standIn)).toEqual(["customer.subscription.updated", "checkout.session.expired"]);
});
