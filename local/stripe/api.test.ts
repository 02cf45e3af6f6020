import Stripe from "stripe";
import { expect, test } from "vitest";
import { checkoutOf, clientOf, start, subscribe } from "./testing/setup.ts";

test("a call without the key, or with another, is refused", async () => {
  const { url } = await start();
  const without = await fetch(`${url}/v1/customers`);
  expect(without.status).toBe(401);
  expect(await without.json()).toMatchObject({ error: { type: "invalid_request_error" } });
  await expect(clientOf(url, "sk_test_foreign_1234").customers.list()).rejects.toMatchObject({
    type: "StripeAuthenticationError",
    message: "Invalid API Key provided: sk_test_****1234",
  });
});

test("the key also passes as the user name of basic authentication", async () => {
  const { url, secretKey } = await start();
  const headers = { authorization: `Basic ${btoa(`${secretKey}:`)}` };
  expect((await fetch(`${url}/v1/customers`, { headers })).status).toBe(200);
});

test("another API version is refused, for its shapes differ", async () => {
  const { url, secretKey } = await start();
  const headers = { authorization: `Bearer ${secretKey}`, "stripe-version": "2024-04-10" };
  const response = await fetch(`${url}/v1/customers`, { headers });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain("Invalid Stripe API version: 2024-04-10");
});

test("every answer carries a request id and the pinned version, errors too", async () => {
  const { stripe, url } = await start();
  const { lastResponse } = await stripe.customers.list();
  expect(lastResponse.requestId).toMatch(/^req_/);
  expect(lastResponse.apiVersion).toBe(Stripe.API_VERSION);
  expect((await fetch(`${url}/v1/customers`)).headers.get("request-id")).toMatch(/^req_/);
});

test("refusals have Stripe's shape", async () => {
  const { url, secretKey } = await start();
  const response = await fetch(`${url}/v1/customers`, {
    method: "POST",
    headers: { authorization: `Bearer ${secretKey}` },
    body: new URLSearchParams({ nickname: "Marta" }),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    error: {
      type: "invalid_request_error",
      code: "parameter_unknown",
      doc_url: "https://stripe.com/docs/error-codes/parameter-unknown",
      message: "Received unknown parameter: nickname",
      param: "nickname",
    },
  });
});

test.each<[string, (stripe: Stripe) => Promise<unknown>, object]>([
  [
    "an unknown id in the path",
    (stripe) => stripe.subscriptions.retrieve("sub_x"),
    { statusCode: 404, code: "resource_missing", param: "id", message: "No such subscription: 'sub_x'" },
  ],
  [
    "a name every object inherits",
    (stripe) => stripe.customers.retrieve("constructor"),
    { statusCode: 404, code: "resource_missing" },
  ],
  [
    "an unknown id in a parameter",
    (stripe) => stripe.billingPortal.sessions.create({ customer: "cus_x" }),
    { statusCode: 400, code: "resource_missing", param: "customer", message: "No such customer: 'cus_x'" },
  ],
  [
    "a missing parameter",
    (stripe) => stripe.billingPortal.sessions.create(),
    { code: "parameter_missing", param: "customer", message: "Missing required param: customer." },
  ],
  [
    "an empty value where nothing can be unset",
    (stripe) => stripe.billingPortal.sessions.create({ customer: "" }),
    { code: "parameter_invalid_empty", param: "customer" },
  ],
  [
    "text for a number",
    (stripe) => stripe.rawRequest("GET", "/v1/customers?limit=ten"),
    { code: "parameter_invalid_integer", param: "limit", message: "Invalid integer: ten" },
  ],
  [
    "a page that is too long",
    (stripe) => stripe.customers.list({ limit: 101 }),
    { param: "limit", message: "This value must be less than or equal to 100." },
  ],
  [
    "an unknown choice",
    (stripe) => stripe.invoices.list({ status: "lost" }),
    { param: "status", message: "Invalid status: must be one of draft, open, paid, uncollectible, void" },
  ],
  [
    "a call that the stand-in does not have",
    (stripe) => stripe.coupons.list(),
    { statusCode: 404, message: expect.stringContaining("Unrecognized request URL (GET: /v1/coupons)") },
  ],
])("%s is refused", async (_name, call, refusal) => {
  const { stripe } = await start();
  await expect(call(stripe)).rejects.toMatchObject({ type: "StripeInvalidRequestError", ...refusal });
});

test("lists go newest first, in pages, and say whether there is more", async () => {
  const { stripe } = await start();
  const made: string[] = [];
  for (const name of ["a", "b", "c", "d", "e"]) made.unshift((await stripe.customers.create({ name })).id);
  const ids = ({ data }: Stripe.ApiList<Stripe.Customer>): string[] => data.map(({ id }) => id);

  const first = await stripe.customers.list({ limit: 2 });
  expect([ids(first), first.has_more]).toEqual([made.slice(0, 2), true]);
  const last = await stripe.customers.list({ limit: 3, starting_after: made[1] ?? "" });
  expect([ids(last), last.has_more]).toEqual([made.slice(2), false]);
  const back = await stripe.customers.list({ limit: 2, ending_before: made[4] ?? "" });
  expect([ids(back), back.has_more]).toEqual([made.slice(2, 4), true]);
  expect(await stripe.customers.list({ limit: 2 }).autoPagingToArray({ limit: 100 })).toHaveLength(5);
  await expect(stripe.customers.list({ starting_after: "cus_x" })).rejects.toMatchObject({
    param: "starting_after",
    message: "No such customer: 'cus_x'",
  });
});

test("ids expand to the objects they name, in lists too", async () => {
  const standIn = await start();
  const { stripe, priceId } = standIn;
  const { customer, subscription } = await subscribe(standIn);
  const expanded = await stripe.subscriptions.retrieve(subscription.id, {
    expand: ["customer", "latest_invoice.customer", "items.data.price.product"],
  });
  expect(expanded).toMatchObject({
    customer: { id: customer.id, email: "marta@example.com" },
    latest_invoice: { status: "paid", customer: { id: customer.id } },
    items: { data: [{ price: { id: priceId, product: { name: "Monthly subscription" } } }] },
  });
  const { data } = await stripe.subscriptions.list({ expand: ["data.customer"] });
  expect(data).toMatchObject([{ customer: { id: customer.id } }]);
  await expect(
    stripe.subscriptions.retrieve(subscription.id, { expand: ["metadata"] }),
  ).resolves.toBeDefined();
  await expect(stripe.subscriptions.retrieve(subscription.id, { expand: ["status"] })).rejects.toMatchObject({
    message: "This property cannot be expanded (status).",
  });
});

test("the seeded price is 9 euros a month; it can be archived, and others made beside it", async () => {
  const { stripe, priceId } = await start();
  const price = await stripe.prices.retrieve(priceId);
  expect(price).toMatchObject({
    active: true,
    currency: "eur",
    unit_amount: 900,
    recurring: { interval: "month", interval_count: 1 },
  });
  const product = typeof price.product === "string" ? price.product : price.product.id;
  expect(await stripe.products.retrieve(product)).toMatchObject({ default_price: priceId });
  const dearer = await stripe.prices.create({
    currency: "eur",
    product,
    recurring: { interval: "month" },
    unit_amount: 1200,
  });
  expect(dearer.unit_amount_decimal?.toString()).toBe("1200");
  await stripe.prices.update(priceId, { active: false });
  await expect(stripe.checkout.sessions.create(checkoutOf(priceId))).rejects.toMatchObject({
    message: "The price specified is inactive. This field only accepts active prices.",
    param: "line_items[0][price]",
  });
  await expect(stripe.checkout.sessions.create(checkoutOf(dearer.id))).resolves.toMatchObject({
    amount_total: 1200,
  });
});
