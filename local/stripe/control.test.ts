import { request } from "node:http";
import { expect, test } from "vitest";
import { DAY, start, submit, subscribe, visit } from "./testing/setup.ts";

test("a subscription can be made by hand, on trial or paid, beside another one", async () => {
  const standIn = await start();
  const { stripe, control } = standIn;
  const { customer } = await subscribe(standIn);
  const trialEnd = Math.floor(Date.now() / 1000) + DAY;
  await control("subscriptions", { customer: customer.id });
  await control("subscriptions", { customer: customer.id, trialEnd, metadata: { by: "hand" } });
  const { data } = await stripe.subscriptions.list({ customer: customer.id });
  expect(data).toMatchObject([
    { status: "trialing", trial_end: trialEnd, metadata: { by: "hand" } },
    { status: "active" },
    { status: "active" },
  ]);
});

test("the state can be seen, and forgotten", async () => {
  const standIn = await start();
  const { url, control, priceId } = standIn;
  await subscribe(standIn);
  const stateNow = async () => JSON.parse((await visit(`${url}/_local/state`)).text);
  const state = await stateNow();
  expect(state).toMatchObject({ now: expect.any(Number), settings: { deliver: "hold" } });
  expect(Object.keys(state.subscriptions)).toHaveLength(1);
  await control("reset");
  const after = await stateNow();
  expect(after).toMatchObject({ customers: {}, subscriptions: {}, events: {}, offset: 0 });
  expect(Object.keys(after.prices)).toEqual([priceId]);
});

test("mistakes are told", async () => {
  const { control, url } = await start();
  await expect(control("clock", { forward: 1 })).rejects.toThrow();
  await expect(control("fail-next-payment", { customer: "cus_x" })).rejects.toThrow("No such customer");
  const response = await fetch(`${url}/_local/clock`, { method: "POST", body: "{" });
  expect([response.status, await response.text()]).toEqual([
    400,
    '{"error":{"message":"The body must be JSON."}}',
  ]);
});

test("the overview shows subscriptions and events, leads to portals and moves the clock", async () => {
  const standIn = await start();
  const { customer, subscription } = await subscribe(standIn);
  const { text } = await visit(standIn.url);
  for (const part of ["Overview", "marta@example.com", subscription.id, "checkout.session.completed"])
    expect(text).toContain(part);
  expect((await visit(`${standIn.url}/portal/${customer.id}`)).text).toContain("Your plan");
  await submit(`${standIn.url}/clock`, { days: "31" });
  expect((await standIn.stripe.invoices.list()).data).toHaveLength(2);
});

/** Calls with any header, as `fetch` doesn't; answers the status. */
const statusOf = (address: string, method: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const call = request(address, { method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    call.on("error", reject).end();
  });

test.each(["/", "/_local/state", "/_local/reset"])("%s is for nobody elsewhere", async (path) => {
  const { url } = await start();
  const { host, port } = new URL(url);
  const method = path === "/_local/reset" ? "POST" : "GET";
  const call = (headers: Record<string, string>) => statusOf(url + path, method, headers);
  const own: Record<string, string>[] = [
    {},
    { host: `localhost:${port}` },
    { origin: url },
    { host, origin: url },
  ];
  expect(await Promise.all(own.map(call))).toEqual([200, 200, 200, 200]);
  const foreign: Record<string, string>[] = [
    { host: "evil.example" },
    { host: `evil.example:${port}`, origin: `http://evil.example:${port}` },
    { origin: "https://evil.example", "content-type": "text/plain" },
    { origin: "null" },
    { origin: "http://localhost:1" },
  ];
  expect(await Promise.all(foreign.map(call))).toEqual([403, 403, 403, 403, 403]);
});
