import Stripe from "stripe";
import { expect, test } from "vitest";
import { clientOf, start } from "../testing/setup.ts";

const email = "marta@example.com";

test.each([
  [500, { type: "StripeAPIError", statusCode: 500 }],
  [429, { type: "StripeRateLimitError", statusCode: 429 }],
  [0, { type: "StripeConnectionError" }],
])("a fault of status %s occurs as often as requested, then no more", async (status, failure) => {
  const { url, secretKey, control } = await start();
  // The worker has this client. The one for Node would try a closed connection again by itself.
  const stripe = clientOf(url, secretKey, { httpClient: Stripe.createFetchHttpClient() });
  await control("fault", { path: "/v1/customers", method: "POST", status, times: 2 });
  await expect(stripe.customers.list({ email })).resolves.toBeDefined();
  await expect(stripe.customers.create()).rejects.toMatchObject(failure);
  await expect(stripe.customers.create()).rejects.toMatchObject(failure);
  await expect(stripe.customers.create()).resolves.toBeDefined();
});

test("a retry after a lost response finds the effect of the first call", async () => {
  const { stripe, url, secretKey, control } = await start();
  await control("fault", { path: "/v1/customers", status: 0, after: true });
  await clientOf(url, secretKey, { maxNetworkRetries: 1 }).customers.create({ email });
  expect((await stripe.customers.list({ email })).data).toHaveLength(1);
});

test("the stand-in's faults can be cleared", async () => {
  const { stripe, url, control } = await start();
  await control("fault", { path: "/v1", status: 503, times: 9 });
  await expect(stripe.customers.list({ email })).rejects.toMatchObject({ statusCode: 503 });
  await fetch(`${url}/_local/fault`, { method: "DELETE" });
  await expect(stripe.customers.list({ email })).resolves.toBeDefined();
});
