import { describe, expect, it } from "vitest";
import { labelsOf } from "./presentation.ts";
import { knownWay, otherServiceOf } from "./other-service.ts";

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
    ["https://tips.walks.example/ana", "Stripe"],
    ["https://revolut.me/%E0%A4%A", "Stripe"],
    ["no link", "Stripe"],
  ])("%s in Stripe's is called %s", (value, called) => expect(name("stripe", value)).toBe(called));

  it("another service's link in Zelle's is called by that service", () => {
    expect(name("zelle", "https://revolut.me/anaporto")).toBe("Revolut");
    expect(name("zelle", "https://enroll.zellepay.com/qr-codes?data=x")).toBe("Zelle");
  });

  it("the short menu calls it so too, and leaves the rest as it is", () => {
    expect(otherServiceOf("stripeLink", "https://revolut.me/anaporto")).toBe("Revolut");
    expect(otherServiceOf("zelleLink", "https://pay.sumup.com/b2c/x")).toBe("SumUp");
    expect(otherServiceOf("stripeLink", "https://buy.stripe.com/x")).toBeUndefined();
    expect(otherServiceOf("paypalLink", "https://paypal.me/ana")).toBeUndefined();
  });

  it("a username of another field is what it was", () => {
    expect(knownWay({ kind: "paypal", value: "ana" })).toEqual({ kind: "paypal", value: "ana" });
  });
});
