import Stripe from "stripe";
import { expect, test } from "vitest";
import { clientOf, start } from "./testing/setup.ts";

test.each([
  [500, { type: "StripeAPIError", statusCode: 500 }],
  [429, { type: "StripeRateLimitError", statusCode: 429, code: "rate_limit" }],
  [0, { type: "StripeConnectionError" }],
])("a fault of status %s shows as often as asked, then is gone", async (status, failure) => {
  const { url, secretKey, control } = await start();
  // As in the worker. The client for Node would try a closed connection again by itself.
  const stripe = clientOf(url, secretKey, { httpClient: Stripe.createFetchHttpClient() });
  await control("fault", { path: "/v1/customers", method: "POST", status, times: 2 });
  await expect(stripe.customers.list()).resolves.toBeDefined();
  await expect(stripe.customers.create()).rejects.toMatchObject(failure);
  await expect(stripe.customers.create()).rejects.toMatchObject(failure);
  await expect(stripe.customers.create()).resolves.toBeDefined();
});

test("an answer lost after the effect: the client's own retry finds it done", async () => {
  const { stripe, url, secretKey, control } = await start();
  await control("fault", { path: "/v1/customers", status: 0, after: true });
  await clientOf(url, secretKey, { maxNetworkRetries: 1 }).customers.create({ name: "Marta" });
  expect((await stripe.customers.list()).data).toMatchObject([{ name: "Marta" }]);
});

test("a late answer runs into the client's timeout", async () => {
  const { url, secretKey, control } = await start();
  await control("fault", { path: "/v1/customers", status: 500, delay: 300 });
  await expect(clientOf(url, secretKey, { timeout: 50 }).customers.list()).rejects.toMatchObject({
    type: "StripeConnectionError",
  });
});
