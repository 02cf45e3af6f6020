import { env as defaults } from "cloudflare:workers";
import { beforeEach, describe, expect, inject, it, onTestFinished, vi } from "vitest";
import { HOUR, MINUTE } from "#schema/durations.ts";
import { openBilling } from "../testing/billing.ts";
import { call } from "../testing/factories.ts";

const { env: billing, control, calm } = openBilling("plan");
const PLAN = { amount: 900, currency: "eur", interval: "month", trialDays: 14 };
const KEY = `plan:${billing.STRIPE_PRICE_ID}`;

/** An isolate that knows no price yet: memory belongs to an environment. */
const newIsolate = (): Env => ({ ...billing });
const ask = (env: Env) => call("GET", "/api/subscriptions/plan", { env });
const planOf = async (env: Env): Promise<object> => {
  const response = await ask(env);
  expect(response.status).toBe(200);
  return response.json();
};
const breakStripe = () => control("fault", { path: "/v1/prices", status: 503, times: 100 });
/** Another isolate has read another price this long ago, ms. */
const storeOther = (age: number) =>
  defaults.SESSIONS.put(
    KEY,
    JSON.stringify({
      readAt: Date.now() - age,
      price: { amount: 4900, currency: "jpy", interval: "year", intervalCount: 2 },
    }),
  );
const OTHER = { amount: 4900, currency: "jpy", interval: "year", intervalCount: 2, trialDays: 14 };

/** Has Stripe's price be another until the test ends. */
function changePrice(change: object): void {
  const fetchNow = globalThis.fetch;
  const changed = vi.spyOn(globalThis, "fetch").mockImplementation(async (...call) => {
    const response = await fetchNow(...call);
    if (!String(call[0]).includes("/v1/prices/")) return response;
    return Response.json({ ...(await response.json<object>()), ...change });
  });
  onTestFinished(() => changed.mockRestore());
}
const every = (interval: string, interval_count = 1, usage_type = "licensed") => ({
  recurring: { interval, interval_count, usage_type },
});

beforeEach(async () => {
  await calm();
  await defaults.SESSIONS.delete(KEY);
});

describe("the plan", () => {
  it("the plan is public, is Stripe's price with our trial, and no browser keeps it", async () => {
    const response = await ask(newIsolate());
    expect(await response.json()).toEqual(PLAN);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await planOf({ ...billing, TRIAL_DAYS: "30" })).toEqual({ ...PLAN, trialDays: 30 });
  });

  it("the plan is kept by the isolate that has read it, and for all others", async () => {
    const isolate = newIsolate();
    await planOf(isolate);
    await expect.poll(() => defaults.SESSIONS.get(KEY)).not.toBeNull();
    await breakStripe();
    expect(await planOf(newIsolate())).toEqual(PLAN);
    await defaults.SESSIONS.delete(KEY);
    expect(await planOf(isolate)).toEqual(PLAN);
    expect((await ask(newIsolate())).status).toBe(502);
  });

  it("a kept plan is returned for an hour, whatever Stripe says now", async () => {
    await storeOther(HOUR - MINUTE);
    expect(await planOf(newIsolate())).toEqual(OTHER);
  });

  it("a price is fetched from Stripe again after an hour, and another takes the stored one's place", async () => {
    await storeOther(HOUR + MINUTE);
    const isolate = newIsolate();
    expect(await planOf(isolate)).toEqual(PLAN);
    await expect.poll(() => defaults.SESSIONS.get(KEY, "json")).toMatchObject({ price: { amount: 900 } });
    await breakStripe();
    expect(await planOf(isolate)).toEqual(PLAN);
  });

  it("an older plan is returned for a day while Stripe is away", async () => {
    await breakStripe();
    await storeOther(23 * HOUR);
    const isolate = newIsolate();
    expect(await planOf(isolate)).toEqual(OTHER);
    // Not asked again at once: that would be seconds of waiting for each visitor.
    await calm();
    expect(await planOf(isolate)).toEqual(OTHER);
    expect(await planOf(newIsolate())).toEqual(PLAN);
  });

  it("the plan with Stripe away and nothing stored this day is 502 with the usual words", async () => {
    await breakStripe();
    await storeOther(25 * HOUR);
    const isolate = newIsolate();
    const response = await ask(isolate);
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({
      message: "Our payment service doesn't answer right now. Nothing was charged. Please try again.",
    });
    await calm();
    expect(await planOf(isolate)).toEqual(PLAN);
  });

  it.each([
    ["responds", 0],
    ["fails", 503],
  ])("a question to Stripe, which %s, is shared by visitors who come at once", async (_, status) => {
    if (status) await control("fault", { path: "/v1/prices", status, times: 100 });
    const { url } = inject("stripe").plan;
    const isolate = newIsolate();
    const asked = vi.spyOn(globalThis, "fetch");
    onTestFinished(() => asked.mockRestore());
    const responses = await Promise.all(Array.from({ length: 20 }, () => ask(isolate)));
    expect(new Set(responses.map((response) => response.status))).toEqual(new Set([status ? 502 : 200]));
    const questions = asked.mock.calls.filter(([target]) => String(target).startsWith(`${url}/v1/prices`));
    // Whoever comes after a failure asks anew, and the library itself tries a second time: each alone would make 40.
    expect(questions.length).toBeLessThanOrEqual(status ? 20 : 1);
  });

  it.each(["{", "null", '{"readAt":9999999999999}'])(
    "a kept plan that can't be read (%s) is none",
    async (text) => {
      await defaults.SESSIONS.put(KEY, text);
      expect(await planOf(newIsolate())).toEqual(PLAN);
    },
  );

  it.each([
    [
      { ...every("year"), currency: "jpy" },
      { interval: "year", currency: "jpy" },
    ],
    [
      { ...every("month", 3), currency: "kwd", unit_amount: 9500 },
      { intervalCount: 3, amount: 9500 },
    ],
    [every("week"), { interval: "week" }],
  ])("the plan at a price of %j is %j", async (price, plan) => {
    changePrice(price);
    expect(await planOf(newIsolate())).toMatchObject(plan);
  });

  it.each([
    ["is archived", { active: false }, "is archived at Stripe"],
    ["is paid once", { type: "one_time", recurring: null }, "is not a fixed amount at regular intervals"],
    ["goes by use", every("month", 1, "metered"), "is not a fixed amount at regular intervals"],
    [
      "has tiers",
      { billing_scheme: "tiered", unit_amount: null },
      "is not a fixed amount at regular intervals",
    ],
  ])("a price that %s is none, and the log says which setting is wrong", async (_, price, reason) => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    onTestFinished(() => error.mockRestore());
    changePrice(price);
    expect((await ask(newIsolate())).status).toBe(502);
    expect(error).toHaveBeenCalledWith(
      expect.stringContaining(`STRIPE_PRICE_ID: ${billing.STRIPE_PRICE_ID} ${reason}`),
    );
  });

  it("KV out of reach costs a question to Stripe, and nothing else", async () => {
    const fail = () => Promise.reject(new Error("KV is away"));
    const SESSIONS = new Proxy(defaults.SESSIONS, { get: () => fail });
    expect(await planOf({ ...billing, SESSIONS })).toEqual(PLAN);
  });

  it("a server without a price says so", async () => {
    const response = await ask({ ...billing, STRIPE_PRICE_ID: "" });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      message: "Payments are not set up on this server.",
      code: "payments_off",
    });
  });
});
