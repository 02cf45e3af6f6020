import { describe, expect, it } from "vitest";
import { labelsOf } from "./presentation.ts";
import { calledAs, knownWay } from "./other-service.ts";

const name = (kind: "stripe" | "zelle" | "paypal", value: string) => {
  const { label, via } = labelsOf(knownWay({ kind, value }));
  return via ?? label;
};

describe("a link in the field of Stripe or Zelle", () => {
  it.each([
    ["https://revolut.me/anaporto", "Revolut"],
    ["https://www.ko-fi.com/ana", "Ko-fi"],
    ["https://monzo.me/ana", "Monzo"],
    ["https://wise.com/pay/me/ana", "Wise"],
    ["https://pay.sumup.com/b2c/x", "SumUp"],
    ["https://buy.stripe.com/x", "Stripe"],
    ["https://tips.walks.example/ana", "tips.walks.example"],
    ["https://revolut.me/%E0%A4%A", "revolut.me"],
    ["no link", "Stripe"],
  ])("the name of a link to %s in Stripe's field is %s", (value, called) =>
    expect(name("stripe", value)).toBe(called),
  );

  it("another service's link in Zelle's is called by that service", () => {
    expect(name("zelle", "https://revolut.me/anaporto")).toBe("Revolut");
    expect(name("zelle", "https://enroll.zellepay.com/qr-codes?data=x")).toBe("Zelle");
  });

  it.each([
    ["stripeLink", "https://revolut.me/anaporto", { label: "Revolut" }],
    ["zelleLink", "https://pay.sumup.com/b2c/x", { label: "SumUp" }],
    ["stripeLink", "https://buy.stripe.com/x", {}],
    ["zelleLink", "https://enroll.zellepay.com/qr-codes?data=x", {}],
    ["paypalLink", "https://paypal.me/ana", {}],
    ["stripeLink", "https://www.tips.walks.example/ana", { via: "tips.walks.example" }],
    ["zelleLink", "https://notzellepay.com/ana", { via: "notzellepay.com" }],
  ] as const)(
    "the name of a link to %s with %s is another in the short menu, or has its host beside it",
    (field, url, called) => expect(calledAs(field, url)).toEqual(called),
  );

  it("a username of another field is what it was", () => {
    expect(knownWay({ kind: "paypal", value: "ana" })).toEqual({ kind: "paypal", value: "ana" });
  });
});
