import { request } from "node:http";
import { expect, test } from "vitest";
import { DAY_SECONDS, start, submit, subscribe, visit } from "../testing/setup.ts";

test("a subscription can be created by hand, on trial or paid, beside another one", async () => {
  const standIn = await start();
  const { stripe, control } = standIn;
  const { customer } = await subscribe(standIn);
  const trialEnd = Math.floor(Date.now() / 1000) + DAY_SECONDS;
  await control("subscriptions", { customer });
  await control("subscriptions", { customer, trialEnd, metadata: { by: "hand" } });
  const { data } = await stripe.subscriptions.list({ customer, status: "all" });
  expect(data).toMatchObject([
    { status: "trialing", trial_end: trialEnd, metadata: { by: "hand" } },
    { status: "active" },
    { status: "active" },
  ]);
});

test("the stand-in's state can be read", async () => {
  const standIn = await start();
  const { subscription } = await subscribe(standIn);
  const state = await standIn.readState();
  expect(state).toMatchObject({ now: expect.any(Number), settings: { deliver: "hold" } });
  expect(Object.keys(state.subscriptions)).toEqual([subscription.id]);
});

test("a wrong control call is refused with its reason", async () => {
  const { control, url } = await start();
  await expect(control("clock", { forward: 1 })).rejects.toThrow("forward");
  await expect(control("clock", { advance: -1 })).rejects.toThrow("advance");
  await expect(control("fail-next-payment", { customer: "cus_x" })).rejects.toThrow("No such customer");
  expect((await fetch(`${url}/_local/clock`, { method: "POST", body: "{" })).status).toBe(400);
});

test("the clock's page moves the clock", async () => {
  const standIn = await start();
  await subscribe(standIn);
  const { text } = await visit(standIn.url);
  for (const part of ["Clock", "5 webhooks are waiting", "One month later"]) expect(text).toContain(part);
  await submit(standIn.url, { days: "31" });
  expect(Object.keys((await standIn.readState()).invoices)).toHaveLength(2);
});

/** Calls with any header, as `fetch` doesn't; returns the status. */
const statusOf = (address: string, method: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const call = request(address, { method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    call.on("error", reject).end();
  });

test.each([
  ["GET", "/", 200],
  ["GET", "/_local/state", 200],
  ["DELETE", "/_local/fault", 204],
])("the call %s %s is refused to other hosts and origins", async (method, path, status) => {
  const { url } = await start();
  const { host, port } = new URL(url);
  const call = (headers: Record<string, string>) => statusOf(url + path, method, headers);
  const own: Record<string, string>[] = [
    {},
    { host: `localhost:${port}` },
    { origin: url },
    { host, origin: url },
  ];
  expect(await Promise.all(own.map(call))).toEqual(own.map(() => status));
  const foreign: Record<string, string>[] = [
    { host: "evil.example" },
    { host: `evil.example:${port}`, origin: `http://evil.example:${port}` },
    { origin: "https://evil.example", "content-type": "text/plain" },
    { origin: "null" },
    { origin: "http://localhost:1" },
  ];
  expect(await Promise.all(foreign.map(call))).toEqual(foreign.map(() => 403));
});
