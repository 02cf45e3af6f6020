import type Stripe from "stripe";
import { expect, test } from "vitest";
import { checkoutOf, clientOf, DAY_SECONDS, openCheckout, start } from "../testing/setup.ts";

test("a Stripe call with no key or a wrong key is refused", async () => {
  const { url } = await start();
  const without = await fetch(`${url}/v1/customers`);
  expect(without.status).toBe(401);
  expect(await without.json()).toMatchObject({ error: { type: "invalid_request_error" } });
  await expect(clientOf(url, "sk_test_foreign").customers.list()).rejects.toMatchObject({
    type: "StripeAuthenticationError",
  });
});

test("an error has the shape of Stripe's errors", async () => {
  const { url, secretKey } = await start();
  const headers = { authorization: `Bearer ${secretKey}` };
  const response = await fetch(`${url}/v1/customers/cus_x`, { headers });
  expect(response.status).toBe(404);
  const message = "No such customer: 'cus_x'";
  expect(await response.json()).toEqual({
    error: { type: "invalid_request_error", code: "resource_missing", message, param: "id" },
  });
});

test.each<[string, (stripe: Stripe) => Promise<unknown>, object]>([
  [
    "an unknown id in the path",
    (stripe) => stripe.subscriptions.retrieve("sub_x"),
    { statusCode: 404, code: "resource_missing", param: "id" },
  ],
  [
    "a name every object inherits",
    (stripe) => stripe.customers.retrieve("constructor"),
    { statusCode: 404, code: "resource_missing" },
  ],
  [
    "an unknown price",
    (stripe) => stripe.prices.retrieve("price_x"),
    { statusCode: 404, code: "resource_missing" },
  ],
  [
    "an unknown id in a parameter",
    (stripe) => stripe.billingPortal.sessions.create({ customer: "cus_x" }),
    { statusCode: 400, code: "resource_missing", param: "customer" },
  ],
  ["a missing parameter", (stripe) => stripe.billingPortal.sessions.create(), { param: "customer" }],
  [
    "an unknown parameter",
    (stripe) => stripe.customers.create({ name: "Marta" }),
    { statusCode: 400, message: expect.stringContaining("name") },
  ],
  [
    "a list that is too long",
    (stripe) => stripe.customers.list({ email: "marta@example.com", limit: 101 }),
    { param: "limit" },
  ],
  [
    "a call that the stand-in does not have",
    (stripe) => stripe.coupons.list(),
    { statusCode: 404, message: "There is no GET /v1/coupons here." },
  ],
])("the stand-in refuses %s", async (_name, call, refusal) => {
  const { stripe } = await start();
  await expect(call(stripe)).rejects.toMatchObject({ type: "StripeInvalidRequestError", ...refusal });
});

test("the price can be retrieved: nine euros a month", async () => {
  const { stripe, priceId } = await start();
  expect(await stripe.prices.retrieve(priceId)).toMatchObject({
    object: "price",
    unit_amount: 900,
    currency: "eur",
    recurring: { interval: "month", interval_count: 1 },
  });
});

test("the stand-in's lists are newest first, in slices, and say whether there is more", async () => {
  const { stripe } = await start();
  const email = "marta@example.com";
  const made: string[] = [];
  for (let n = 0; n < 5; n++) made.unshift((await stripe.customers.create({ email })).id);
  await stripe.customers.create({ email: "kenji@example.com" });
  const ids = ({ data }: Stripe.ApiList<Stripe.Customer>): string[] => data.map(({ id }) => id);
  const first = await stripe.customers.list({ email, limit: 2 });
  expect([ids(first), first.has_more]).toEqual([made.slice(0, 2), true]);
  const last = await stripe.customers.list({ email, limit: 3, starting_after: made[1] ?? "" });
  expect([ids(last), last.has_more]).toEqual([made.slice(2), false]);
  expect(await stripe.customers.list({ email, limit: 2 }).autoPagingToArray({ limit: 100 })).toHaveLength(5);
  await expect(stripe.customers.list({ email, starting_after: "cus_x" })).rejects.toMatchObject({
    param: "starting_after",
  });
});

const inDays = (days: number): number => Math.floor(Date.now() / 1000) + days * DAY_SECONDS;
test.each<[string, Partial<Stripe.Checkout.SessionCreateParams>, object]>([
  ["an unknown customer", { customer: "cus_x" }, { code: "resource_missing", param: "customer" }],
  [
    "an unknown price",
    { line_items: [{ price: "price_x", quantity: 1 }] },
    { param: "line_items[0][price]" },
  ],
  [
    "a trial of less than two days",
    { subscription_data: { trial_end: inDays(1) } },
    { param: "subscription_data[trial_end]" },
  ],
  ["a payment of another mode", { mode: "payment" }, { param: "mode" }],
  ["a way back that is no address", { success_url: "dashboard" }, { param: "success_url" }],
])("a checkout with %s is refused", async (_name, more, refusal) => {
  const standIn = await start();
  await expect(openCheckout(standIn, more)).rejects.toMatchObject({
    type: "StripeInvalidRequestError",
    statusCode: 400,
    ...refusal,
  });
});

test("a customer's e-mail is changed, and the customer found by it; unknown and deleted ones have none", async () => {
  const { stripe, readState } = await start();
  const { id } = await stripe.customers.create({ email: "marta@example.com", metadata: { userId: "7" } });
  const changed = await stripe.customers.update(id, { email: "oliveira@example.com" });
  expect(changed).toMatchObject({ id, email: "oliveira@example.com", metadata: { userId: "7" } });
  expect((await stripe.customers.list({ email: "oliveira@example.com" })).data).toEqual([changed]);
  expect((await stripe.customers.list({ email: "marta@example.com" })).data).toEqual([]);
  const { events } = await readState();
  expect(Object.values(events).at(-1)).toMatchObject({
    type: "customer.updated",
    data: { object: { email: "oliveira@example.com" } },
  });
  await stripe.customers.del(id);
  for (const gone of [id, "cus_x"])
    await expect(stripe.customers.update(gone, { email: "a@example.com" })).rejects.toMatchObject({
      code: "resource_missing",
      param: "id",
    });
});

test("a customer is created, retrieved, found by e-mail and deleted", async () => {
  const { stripe } = await start();
  const email = "marta@example.com";
  const made = await stripe.customers.create({ email, metadata: { userId: "7" } });
  expect(made).toMatchObject({ object: "customer", livemode: false, metadata: { userId: "7" } });
  expect(await stripe.customers.retrieve(made.id)).toEqual(made);
  expect((await stripe.customers.list({ email })).data).toEqual([made]);
  expect((await stripe.customers.list({ email: "nobody@example.com" })).data).toEqual([]);
  expect(await stripe.customers.del(made.id)).toMatchObject({ id: made.id, deleted: true });
  expect(await stripe.customers.retrieve(made.id)).toMatchObject({ id: made.id, deleted: true });
  expect((await stripe.customers.list({ email })).data).toEqual([]);
  await expect(stripe.customers.del(made.id)).rejects.toMatchObject({ code: "resource_missing" });
});

test("a checkout is found by its customer", async () => {
  const standIn = await start();
  const { customer } = await openCheckout(standIn, { metadata: { price: standIn.priceId } });
  await openCheckout(standIn);
  const { data } = await standIn.stripe.checkout.sessions.list({ customer, limit: 1 });
  expect(data).toMatchObject([
    { customer, status: "open", amount_total: 900, metadata: { price: standIn.priceId } },
  ]);
  expect(data[0]?.url).toContain(`/c/pay/${data[0]?.id}`);
  const { mode: _, ...withoutMode } = checkoutOf(standIn.priceId, { customer });
  await expect(standIn.stripe.checkout.sessions.create(withoutMode)).rejects.toMatchObject({
    param: "mode",
  });
});

test("an open checkout is expired once, by its id", async () => {
  const { stripe, ...standIn } = await start();
  const { customer } = await openCheckout({ stripe, ...standIn });
  const { sessions } = stripe.checkout;
  const [open] = (await sessions.list({ customer, limit: 1 })).data;
  const id = open?.id ?? "";
  expect(await sessions.expire(id)).toMatchObject({ id, status: "expired", url: null });
  expect(await sessions.retrieve(id)).toMatchObject({ id, status: "expired" });
  await expect(sessions.expire(id)).rejects.toMatchObject({ type: "StripeInvalidRequestError" });
  await expect(sessions.retrieve("cs_test_none")).rejects.toMatchObject({ code: "resource_missing" });
});
