import { expect, test } from "vitest";
import { checkoutOf, start } from "../testing/setup.ts";

const options = { idempotencyKey: "customer:1" };
const email = "marta@example.com";

test("twenty calls with one idempotency key have one effect and the same response", async () => {
  const { stripe } = await start();
  const calls = Array.from({ length: 20 }, () => stripe.customers.create({ email }, options));
  expect(new Set((await Promise.all(calls)).map(({ id }) => id)).size).toBe(1);
  expect((await stripe.customers.list({ email })).data).toHaveLength(1);
});

test("a used idempotency key is refused with another body or for another call", async () => {
  const { stripe, priceId } = await start();
  const { id: customer } = await stripe.customers.create({ email }, options);
  const refusal = { type: "StripeIdempotencyError", statusCode: 400 };
  await expect(stripe.customers.create({ email: "kenji@example.com" }, options)).rejects.toMatchObject(
    refusal,
  );
  await expect(
    stripe.checkout.sessions.create(checkoutOf(priceId, { customer }), options),
  ).rejects.toMatchObject(refusal);
});

test("a refused call doesn't use up its idempotency key", async () => {
  const { stripe } = await start();
  await expect(stripe.customers.create({ email: "" }, options)).rejects.toMatchObject({ param: "email" });
  await expect(stripe.customers.create({ email }, options)).resolves.toBeDefined();
});

test("a failure of Stripe's own is repeated under its idempotency key", async () => {
  const { stripe, control } = await start();
  await control("fault", { path: "/v1/customers", method: "POST", status: 500 });
  const create = () => stripe.customers.create({ email }, options);
  await expect(create()).rejects.toMatchObject({
    statusCode: 500,
    headers: { "stripe-should-retry": "false" },
  });
  await expect(create()).rejects.toMatchObject({
    statusCode: 500,
    headers: { "idempotent-replayed": "true" },
  });
  await expect(stripe.customers.create({ email }, { idempotencyKey: "other" })).resolves.toBeDefined();
});

test("an idempotency key is remembered after a restart", async () => {
  const first = await start();
  const { id } = await first.stripe.customers.create({ email }, options);
  await first.stop();
  const { stripe } = await start(first.stateFile);
  expect((await stripe.customers.create({ email }, options)).id).toBe(id);
});
