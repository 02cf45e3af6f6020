import { expect, test } from "vitest";
import { DAY, delivered, endOf, start, subscribe } from "./testing/setup.ts";

test("the period stands on the item, not on the subscription", async () => {
  const { subscription } = await subscribe(await start());
  expect(subscription).not.toHaveProperty("current_period_end");
  expect(subscription.items.data).toMatchObject([
    { object: "subscription_item", current_period_start: subscription.start_date, quantity: 1 },
  ]);
});

test("a list filters by customer, price and status", async () => {
  const standIn = await start();
  const { stripe, priceId } = standIn;
  const one = await subscribe(standIn);
  const other = await subscribe(standIn);
  await stripe.subscriptions.cancel(other.subscription.id);
  const ids = async (params: Parameters<typeof stripe.subscriptions.list>[0]): Promise<string[]> =>
    (await stripe.subscriptions.list(params)).data.map(({ id }) => id);

  expect(await ids({})).toEqual([one.subscription.id]);
  expect(await ids({ status: "all" })).toEqual([other.subscription.id, one.subscription.id]);
  expect(await ids({ status: "ended" })).toEqual([other.subscription.id]);
  expect(await ids({ status: "active", price: priceId })).toEqual([one.subscription.id]);
  expect(await ids({ status: "all", customer: other.customer.id })).toEqual([other.subscription.id]);
  expect(await ids({ price: "price_other" })).toEqual([]);
  await expect(ids({ customer: "cus_x" })).rejects.toMatchObject({ code: "resource_missing" });
});

test("canceling at period end keeps it active, and can be taken back", async () => {
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
    cancellation_details: { reason: "cancellation_requested" },
  });
  expect(await stripe.subscriptions.update(id, { cancel_at_period_end: true })).toEqual(canceling);
  expect(await delivered(standIn)).toEqual(["customer.subscription.updated"]);
  expect(standIn.receiver.events.at(-1)?.data.previous_attributes).toMatchObject({
    cancel_at_period_end: false,
    cancel_at: null,
  });

  const kept = await stripe.subscriptions.update(id, { cancel_at_period_end: false });
  expect(kept).toEqual(subscription);
  expect(await delivered(standIn)).toEqual(["customer.subscription.updated"]);
});

test("an end set by cancel_at alone is undone by clearing cancel_at, not by the flag", async () => {
  const standIn = await start();
  const { stripe } = standIn;
  const { subscription } = await subscribe(standIn);
  const { id } = subscription;
  const end = await stripe.subscriptions.update(id, { cancel_at: "max_period_end" });
  expect(end).toMatchObject({ cancel_at: endOf(subscription), cancel_at_period_end: false });
  expect(await stripe.subscriptions.update(id, { cancel_at_period_end: false })).toEqual(end);
  expect(await stripe.subscriptions.update(id, { cancel_at: "" })).toEqual(subscription);

  const soon = Math.floor(Date.now() / 1000) + DAY;
  await stripe.subscriptions.update(id, { cancel_at: soon });
  await standIn.control("clock", { to: soon });
  expect(await standIn.statusOf(id)).toBe("canceled");
});

test("contradictions and ends in the past are refused", async () => {
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

test("canceling ends it at once; afterwards only notes can change", async () => {
  const standIn = await start();
  const { stripe } = standIn;
  const { id } = (await subscribe(standIn)).subscription;
  await delivered(standIn);
  expect(await stripe.subscriptions.cancel(id, { prorate: false })).toMatchObject({
    status: "canceled",
    ended_at: expect.any(Number),
    canceled_at: expect.any(Number),
  });
  expect(await delivered(standIn)).toEqual(["customer.subscription.deleted"]);
  await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({ code: "resource_missing" });
  await expect(stripe.subscriptions.update(id, { cancel_at_period_end: true })).rejects.toMatchObject({
    code: "invalid_canceled_subscription_fields",
  });
  await expect(
    stripe.subscriptions.update(id, {
      metadata: { note: "moved" },
      cancellation_details: { comment: "Back in spring", feedback: "other" },
    }),
  ).resolves.toMatchObject({
    metadata: { note: "moved" },
    cancellation_details: { comment: "Back in spring", feedback: "other", reason: "cancellation_requested" },
  });
});

test("events can be listed by type and read", async () => {
  const standIn = await start();
  const { stripe } = standIn;
  await subscribe(standIn);
  const { data } = await stripe.events.list({ types: ["invoice.paid", "customer.*"] });
  expect(data.map(({ type }) => type)).toEqual([
    "customer.subscription.updated",
    "invoice.paid",
    "customer.subscription.created",
    "customer.created",
  ]);
  const [created] = (await stripe.events.list({ type: "customer.created" })).data;
  expect(created?.request?.id).toMatch(/^req_/);
  expect(await stripe.events.retrieve(created?.id ?? "")).toEqual(created);
});

test("invoices can be listed and read", async () => {
  const standIn = await start();
  const { stripe } = standIn;
  const { customer, subscription } = await subscribe(standIn);
  const [invoice] = (await stripe.invoices.list({ customer: customer.id, status: "paid" })).data;
  expect(invoice).toMatchObject({
    amount_paid: 900,
    parent: { subscription_details: { subscription: subscription.id } },
    lines: { data: [{ amount: 900, description: "1 × Monthly subscription" }] },
  });
  expect(await stripe.invoices.retrieve(invoice?.id ?? "")).toEqual(invoice);
  expect((await stripe.invoices.list({ subscription: "sub_other" })).data).toEqual([]);
});
