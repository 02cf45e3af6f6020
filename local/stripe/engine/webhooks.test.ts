import Stripe from "stripe";
import { expect, test } from "vitest";
import { DAY_SECONDS, start, subscribe } from "../testing/setup.ts";

type Sent = { sent: { event: string; status: number }[]; waiting: string[] };

test("webhooks are signed, in the pinned API version, with the state of the event", async () => {
  const { stripe, control, receiver } = await start();
  await control("webhooks", { deliver: "auto" });
  const customer = await stripe.customers.create({ email: "marta@example.com" });
  await receiver.arrived(1);
  expect(receiver.events).toMatchObject([
    {
      object: "event",
      api_version: Stripe.API_VERSION,
      type: "customer.created",
      data: { object: { id: customer.id, email: "marta@example.com" } },
      livemode: false,
    },
  ]);
});

test("a webhook that is not acknowledged is sent again", async () => {
  const { stripe, control, receiver } = await start();
  receiver.statuses = [500, 302];
  await control("webhooks", { deliver: "auto" });
  await stripe.customers.create();
  await receiver.arrived(3);
  expect(new Set(receiver.events.map(({ id }) => id)).size).toBe(1);
});

test("the API responds although the webhook receiver doesn't", async () => {
  const { stripe, control, receiver } = await start();
  receiver.stop();
  await control("webhooks", { deliver: "auto" });
  await expect(stripe.customers.create()).resolves.toBeDefined();
  const { sent, waiting } = await control<Sent>("webhooks", { deliver: "now" });
  expect(sent).toMatchObject([{ status: 0 }]);
  expect(waiting).toHaveLength(1);
});

test("held webhooks are delivered on request, in any order and any number of times", async () => {
  const standIn = await start();
  const { control, receiver } = standIn;
  await subscribe(standIn);
  const { waiting, sent } = await control<Sent>("webhooks", { deliver: "hold" });
  expect(sent).toEqual([]);
  expect(receiver.events).toEqual([]);

  const shuffled = [...waiting.toReversed(), ...waiting];
  const result = await control<Sent>("webhooks", { deliver: "now", events: shuffled });
  expect(result.sent).toEqual(shuffled.map((event) => ({ event, status: 200 })));
  expect(receiver.events.map(({ id }) => id)).toEqual(shuffled);
  expect(result.waiting).toEqual([]);
});

test("a late webhook still carries the state at the moment of its event", async () => {
  const standIn = await start();
  const { stripe, control, receiver } = standIn;
  const { subscription } = await subscribe(standIn);
  await stripe.subscriptions.cancel(subscription.id);
  await control("webhooks", { deliver: "now" });
  const created = receiver.events.find(({ type }) => type === "customer.subscription.created");
  expect(created?.data.object).toMatchObject({ status: "incomplete" });
});

test("webhook signatures use real time even when the clock is ahead", async () => {
  const { stripe, control, receiver } = await start();
  await control("clock", { advance: 400 * DAY_SECONDS });
  await stripe.customers.create();
  await control("webhooks", { deliver: "now" });
  expect(receiver.events[0]?.created).toBeGreaterThan(Date.now() / 1000 + 399 * DAY_SECONDS);
});

test("webhooks pending at a restart are delivered after it", async () => {
  const before = await start();
  const { id } = await before.stripe.customers.create();
  await before.stop();
  const after = await start(before.stateFile);
  await after.control("webhooks", { deliver: "auto" });
  await after.receiver.arrived(1);
  expect(after.receiver.events).toMatchObject([{ data: { object: { id } } }]);
});
