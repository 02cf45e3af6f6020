import { describe, expect, it } from "vitest";
import type { PaymentWay } from "./kinds.ts";
import { CARD_KINDS, onlyCountry, takeCards } from "./reach.ts";
import type { AnyWay } from "./spec-ways.ts";

const PIX: PaymentWay = { kind: "pix", value: "marta@bank.example", holder: "Marta" };
const SWISH: PaymentWay = { kind: "swish", value: "+46701234567" };
const PAYPAL: AnyWay = { kind: "paypal", value: "marta" };
const SEPA: PaymentWay = { kind: "iban", value: "PT50000201231234567890154" };

describe("guests with nothing but a card", () => {
  it.each<[string, AnyWay]>([
    ["a card link", { kind: "card", value: "https://pay.sumup.com/b2c/QDEMO" }],
    ["Ko-fi", { kind: "kofi", value: "marta" }],
    ["Stripe's field", { kind: "stripe", value: "https://buy.stripe.com/marta" }],
    ["Buy Me A Coffee", { kind: "buymeacoffee", value: "marta" }],
  ])("guests with nothing but a card can pay by %s", (_, way) => expect(takeCards([PAYPAL, way])).toBe(true));

  it.each<[string, AnyWay[]]>([
    ["no way at all", []],
    ["PayPal alone", [PAYPAL]],
    ["services for members and banks", [PAYPAL, { kind: "revolut", value: "marta" }, SEPA, PIX]],
  ])("guests with nothing but a card can't pay by %s", (_, ways) => expect(takeCards(ways)).toBe(false));

  it("guests with nothing but a card are asked for in the database by the same kinds", () =>
    expect(CARD_KINDS).toEqual(["card", "kofi"]));
});

describe("the only country whose guests can pay", () => {
  it.each<[string, AnyWay[], string | null]>([
    ["Brazil by Pix", [PIX], "BR"],
    [
      "the USA by Venmo and Zelle",
      [
        { kind: "venmo", value: "m" },
        { kind: "zelle", value: "m" },
      ],
      "US",
    ],
    ["none of two", [PIX, SWISH], null],
    ["none of the many of a transfer", [SEPA], null],
    ["none beside a service for members", [PIX, PAYPAL], null],
    ["none without a way", [], null],
  ])("the only country whose guests can pay is %s", (_, ways, country) =>
    expect(onlyCountry(ways)).toBe(country),
  );
});
