import type Stripe from "stripe";
import { expect, test } from "vitest";
import { checkoutOf, DAY, delivered, ORIGIN, start, submit } from "./testing/setup.ts";

const inDays = (days: number): number => Math.floor(Date.now() / 1000 + days * DAY);

test("a session is open for a day and says where it leads", async () => {
  const { stripe, priceId, url } = await start();
  const { id: customer } = await stripe.customers.create();
  const session = await stripe.checkout.sessions.create(
    checkoutOf(priceId, { customer, client_reference_id: "7", metadata: { userId: "7" } }),
  );
  expect(session).toMatchObject({
    object: "checkout.session",
    amount_total: 900,
    cancel_url: `${ORIGIN}/dashboard?payment_canceled=true`,
    client_reference_id: "7",
    currency: "eur",
    customer,
    metadata: { userId: "7" },
    mode: "subscription",
    payment_status: "unpaid",
    status: "open",
    subscription: null,
    url: `${url}/c/pay/${session.id}`,
  });
  expect(session.expires_at - session.created).toBe(DAY);
  expect(await stripe.checkout.sessions.retrieve(session.id)).toEqual(session);
  expect((await stripe.checkout.sessions.list({ customer, status: "open" })).data).toEqual([session]);
  expect((await stripe.checkout.sessions.list({ customer: "cus_other" })).data).toEqual([]);
});

test.each<[string, Partial<Stripe.Checkout.SessionCreateParams>, object]>([
  ["an unknown customer", { customer: "cus_x" }, { code: "resource_missing", param: "customer" }],
  [
    "an unknown price",
    { line_items: [{ price: "price_x", quantity: 1 }] },
    { code: "resource_missing", param: "line_items[0][price]", message: "No such price: 'price_x'" },
  ],
  ["no line items", { line_items: [] }, { code: "parameter_missing", param: "line_items" }],
  ["an address that is none", { success_url: "dashboard" }, { code: "url_invalid", param: "success_url" }],
  ["an address that runs code", { cancel_url: "javascript:alert(1)" }, { code: "url_invalid" }],
  [
    "a customer and an e-mail",
    { customer: "cus_x", customer_email: "marta@example.com" },
    { message: "You may only specify one of these parameters: customer, customer_email." },
  ],
  [
    "a trial that ends in less than 48 hours",
    { subscription_data: { trial_end: inDays(1.99) } },
    {
      param: "subscription_data[trial_end]",
      message: "The `trial_end` date has to be at least 2 days in the future.",
    },
  ],
  [
    "a trial of more than two years",
    { subscription_data: { trial_end: inDays(731) } },
    { message: "The maximum number of trial period days is 730 (2 years)." },
  ],
  [
    "two trials",
    { subscription_data: { trial_end: inDays(9), trial_period_days: 9 } },
    { message: "You may only specify one of these parameters: trial_end, trial_period_days." },
  ],
  ["an expiry within minutes", { expires_at: inDays(0.01) }, { param: "expires_at" }],
])("%s is refused", async (_name, more, refusal) => {
  const { stripe, priceId } = await start();
  await expect(stripe.checkout.sessions.create(checkoutOf(priceId, more))).rejects.toMatchObject({
    type: "StripeInvalidRequestError",
    statusCode: 400,
    ...refusal,
  });
});

test.each(["mode", "line_items", "success_url"] as const)("a session without %s is refused", async (name) => {
  const { stripe, priceId } = await start();
  const { [name]: _left, ...rest } = checkoutOf(priceId);
  await expect(stripe.checkout.sessions.create(rest)).rejects.toMatchObject({
    code: "parameter_missing",
    param: name,
    message: `Missing required param: ${name}.`,
  });
});

test("a quantity is required, and what the pinned API version lost is unknown", async () => {
  const { stripe, priceId } = await start();
  await expect(
    stripe.checkout.sessions.create(checkoutOf(priceId, { line_items: [{ price: priceId }] })),
  ).rejects.toMatchObject({ param: "line_items[0][quantity]" });
  const lost = { ...checkoutOf(priceId), payment_method_types: ["card"] };
  await expect(stripe.checkout.sessions.create(lost)).rejects.toMatchObject({
    code: "parameter_unknown",
    message: "Received unknown parameter: payment_method_types",
  });
});

test("an open session can be expired, once; its page takes no payment any more", async () => {
  const standIn = await start();
  const { stripe, priceId } = standIn;
  const { id, url } = await stripe.checkout.sessions.create(checkoutOf(priceId));
  expect(await stripe.checkout.sessions.expire(id)).toMatchObject({ status: "expired", url: null });
  await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({
    message:
      'Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of `expired`.',
  });
  await submit(url, { card: "works" });
  expect((await stripe.subscriptions.list({ status: "all" })).data).toEqual([]);
  expect(await delivered(standIn)).toEqual(["checkout.session.expired"]);
});

test("a session left alone expires after a day", async () => {
  const { stripe, priceId, control } = await start();
  const { id } = await stripe.checkout.sessions.create(checkoutOf(priceId));
  await control("clock", { advance: DAY - 60 });
  expect((await stripe.checkout.sessions.retrieve(id)).status).toBe("open");
  await control("clock", { advance: 60 });
  expect((await stripe.checkout.sessions.retrieve(id)).status).toBe("expired");
});
