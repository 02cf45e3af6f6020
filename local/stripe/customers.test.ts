import { expect, test } from "vitest";
import { delivered, start, subscribe } from "./testing/setup.ts";

test("a customer is made, read, changed and found by e-mail", async () => {
  const standIn = await start();
  const { stripe } = standIn;
  const made = await stripe.customers.create({
    email: "marta@example.com",
    name: "Marta",
    metadata: { userId: "7", plan: "guide" },
  });
  expect(made).toMatchObject({ object: "customer", livemode: false, metadata: { userId: "7" } });
  expect(await stripe.customers.retrieve(made.id)).toEqual(made);

  const changed = await stripe.customers.update(made.id, {
    name: "",
    metadata: { plan: "", city: "Lisbon" },
  });
  expect(changed).toMatchObject({ name: null, metadata: { userId: "7", city: "Lisbon" } });
  expect(changed.metadata).not.toHaveProperty("plan");
  expect((await stripe.customers.list({ email: "marta@example.com" })).data).toEqual([changed]);
  expect((await stripe.customers.list({ email: "nobody@example.com" })).data).toEqual([]);
  expect(await delivered(standIn)).toEqual(["customer.created", "customer.updated"]);
  expect(standIn.receiver.events.at(-1)?.data.previous_attributes).toEqual({
    name: "Marta",
    metadata: { userId: "7", plan: "guide" },
  });
});

test("an update that changes nothing is no event", async () => {
  const standIn = await start();
  const { id } = await standIn.stripe.customers.create({ name: "Marta" });
  await standIn.stripe.customers.update(id, { name: "Marta" });
  expect(await delivered(standIn)).toEqual(["customer.created"]);
});

test("deleting a customer ends the subscription at once and leaves a tombstone", async () => {
  const standIn = await start();
  const { stripe } = standIn;
  const { customer, subscription } = await subscribe(standIn);
  await delivered(standIn);

  expect(await stripe.customers.del(customer.id)).toMatchObject({ id: customer.id, deleted: true });
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ id: customer.id, deleted: true });
  expect(await standIn.statusOf(subscription.id)).toBe("canceled");
  expect(await delivered(standIn)).toEqual(["customer.subscription.deleted", "customer.deleted"]);

  expect((await stripe.subscriptions.list({ customer: customer.id, status: "all" })).data).toHaveLength(1);
  expect((await stripe.customers.list()).data).toEqual([]);
  const missing = { statusCode: 404, code: "resource_missing" };
  await expect(stripe.customers.update(customer.id, { name: "x" })).rejects.toMatchObject(missing);
  await expect(stripe.customers.del(customer.id)).rejects.toMatchObject(missing);
});
