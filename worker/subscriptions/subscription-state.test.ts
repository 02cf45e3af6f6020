import { describe, expect, it } from "vitest";
import { fixture } from "#local/stripe/engine/fixture.ts";
import { subscriptionStateOf } from "./subscription-state.ts";
import type { Subscription } from "./stripe-subscriptions.ts";

const NOW = Date.UTC(2026, 10, 21);
const SECONDS = NOW / 1000;
const DAY_SECONDS = 86_400;
const row = {
  id: 7,
  username: "Marta",
  subscriptionStatus: "trial",
  subscriptionId: null,
  subscriptionEndsAt: null,
  periodEndsAt: null,
  trialEndsAt: new Date(NOW + 1000),
};

let count = 0;
/** A plan as Stripe tells it, paid for ten days more. */
const plan = (given: Partial<Subscription>): Subscription =>
  JSON.parse(
    JSON.stringify({
      ...fixture("subscription"),
      id: `sub_${++count}`,
      created: SECONDS + count,
      items: {
        data: [
          {
            ...fixture("subscription_item"),
            price: fixture("price"),
            quantity: 1,
            current_period_end: SECONDS + 10 * DAY_SECONDS,
          },
        ],
      },
      ...given,
    }),
  );
const inDays = (days: number) => new Date(NOW + days * DAY_SECONDS * 1000);

describe("subscription state", () => {
  it.each(["active", "trialing", "past_due"] as const)("a subscription that is %s is active", (status) => {
    expect(subscriptionStateOf(row, [plan({ status })], NOW)).toMatchObject({
      subscriptionStatus: "active",
      subscriptionEndsAt: null,
      periodEndsAt: inDays(10),
      isOpen: true,
    });
  });

  it.each(["incomplete", "incomplete_expired"] as const)(
    "a subscription that is %s leaves the account unchanged",
    (status) => {
      const { id: _, username: __, trialEndsAt: ___, ...standing } = row;
      expect(subscriptionStateOf(row, [plan({ status })], NOW)).toEqual({
        ...standing,
        failedInvoice: null,
        planPrice: null,
        isOpen: status === "incomplete",
      });
    },
  );

  it.each([
    ["canceled", 1, "trial"],
    ["unpaid", 1, "trial"],
    ["paused", 1, "trial"],
    ["canceled", 0, "inactive"],
    ["unpaid", -1, "inactive"],
    ["paused", -1, "inactive"],
  ] as const)("a subscription that is %s with %d ms of trial left is %s", (status, left, expected) => {
    const lapsed = { ...row, trialEndsAt: new Date(NOW + left) };
    expect(subscriptionStateOf(lapsed, [plan({ status })], NOW).subscriptionStatus).toBe(expected);
  });

  it("an active subscription is over when Stripe has none any more", () => {
    const lapsed = { ...row, subscriptionStatus: "active", trialEndsAt: new Date(0) };
    expect(subscriptionStateOf(lapsed, [], NOW)).toMatchObject({
      subscriptionStatus: "inactive",
      isOpen: false,
    });
  });

  it("a subscription's planned end is read from cancel_at_period_end and from cancel_at", () => {
    const flagged = plan({
      status: "active",
      cancel_at_period_end: true,
      cancel_at: SECONDS + 10 * DAY_SECONDS,
    });
    expect(subscriptionStateOf(row, [flagged], NOW).subscriptionEndsAt).toEqual(inDays(10));
    const dated = plan({
      status: "active",
      cancel_at_period_end: false,
      cancel_at: SECONDS + 5 * DAY_SECONDS,
    });
    expect(subscriptionStateOf(row, [dated], NOW).subscriptionEndsAt).toEqual(inDays(5));
  });

  it("the subscription that lasts longest counts when there are several", () => {
    const ending = plan({ status: "active", cancel_at: SECONDS + 5 * DAY_SECONDS });
    const lasting = plan({ status: "active" });
    const gone = plan({ status: "canceled", ended_at: SECONDS - DAY_SECONDS });
    expect(subscriptionStateOf(row, [gone, ending, lasting], NOW)).toMatchObject({
      subscriptionId: lasting.id,
      subscriptionEndsAt: null,
    });
  });

  it("a subscription's price is its own; null where a discount or a schedule changes it, or it isn't one fixed amount", () => {
    const priceOf = (given: Partial<Subscription>) =>
      subscriptionStateOf(row, [plan({ status: "trialing", ...given })], NOW).planPrice;
    const [item] = plan({}).items.data;
    if (!item) throw new Error("no item");
    const items = (...data: object[]) => ({ items: { data } }) as unknown as Subscription;
    const yearly = { ...item.price, unit_amount: 9900, recurring: { interval: "year", interval_count: 2 } };
    expect(JSON.parse(priceOf({}) ?? "")).toEqual({ amount: 900, currency: "eur", interval: "month" });
    expect(JSON.parse(priceOf(items({ ...item, price: yearly })) ?? "")).toEqual({
      amount: 9900,
      currency: "eur",
      interval: "year",
      intervalCount: 2,
    });
    for (const changed of [
      { discounts: ["di_1"] },
      { schedule: "sub_sched_1" },
      items(item, item),
      items({ ...item, quantity: 2 }),
      items({ ...item, discounts: ["di_1"] }),
      items({ ...item, price: { ...item.price, unit_amount: null } }),
      // As of a version of Stripe's API that says less.
      items({ id: item.id, current_period_end: item.current_period_end }),
    ])
      expect(priceOf(changed)).toBeNull();
  });
});
