import { expect, test } from "vitest";
import { checkoutOf, DAY, start } from "./testing/setup.ts";

test("the same call under one key happens once and is answered alike", async () => {
  const { stripe } = await start();
  const options = { idempotencyKey: "customer:1" };
  const first = await stripe.customers.create({ email: "marta@example.com" }, options);
  const again = await stripe.customers.create({ email: "marta@example.com" }, options);
  expect(again).toEqual(first);
  expect(first.lastResponse.headers["idempotent-replayed"]).toBeUndefined();
  expect(again.lastResponse.headers["idempotent-replayed"]).toBe("true");
  expect(again.lastResponse.headers["original-request"]).toBe(first.lastResponse.requestId);
  expect((await stripe.customers.list()).data).toHaveLength(1);
});

test("twenty at once make one", async () => {
  const { stripe } = await start();
  const calls = Array.from({ length: 20 }, () =>
    stripe.customers.create({ email: "marta@example.com" }, { idempotencyKey: "customer:1" }),
  );
  expect(new Set((await Promise.all(calls)).map(({ id }) => id)).size).toBe(1);
});

test("another body or another call under a used key is refused", async () => {
  const { stripe, priceId } = await start();
  const options = { idempotencyKey: "customer:1" };
  await stripe.customers.create({ email: "marta@example.com" }, options);
  await expect(stripe.customers.create({ email: "kenji@example.com" }, options)).rejects.toMatchObject({
    type: "StripeIdempotencyError",
    statusCode: 400,
    message: expect.stringContaining("with the same parameters they were first used with"),
  });
  await expect(stripe.checkout.sessions.create(checkoutOf(priceId), options)).rejects.toMatchObject({
    type: "StripeIdempotencyError",
    message: expect.stringContaining("for the same endpoint"),
  });
});

test("a refused call leaves its key free", async () => {
  const { stripe } = await start();
  const options = { idempotencyKey: "customer:1" };
  await expect(stripe.customers.create({ email: "nobody" }, options)).rejects.toMatchObject({
    code: "email_invalid",
  });
  await expect(stripe.customers.create({ email: "marta@example.com" }, options)).resolves.toBeDefined();
});

test("a key is forgotten after a day, and remembered over a restart until then", async () => {
  const first = await start();
  const options = { idempotencyKey: "customer:1" };
  const { id } = await first.stripe.customers.create({ name: "Marta" }, options);
  await first.stop();
  const { stripe, control } = await start(first.stateFile);
  expect((await stripe.customers.create({ name: "Marta" }, options)).id).toBe(id);
  await control("clock", { advance: DAY + 1 });
  expect((await stripe.customers.create({ name: "Marta" }, options)).id).not.toBe(id);
});
