import { describe, expect, it } from "vitest";
import type { AnyWay } from "#payment-codes/spec-ways.ts";
import { guestCountries } from "./guest-countries.ts";
import { guestOrder } from "./guest-order.ts";

const WAYS: AnyWay[] = [
  { kind: "paypal", value: "marta" },
  { kind: "number", value: "+351912000014", label: "MB WAY", country: "PT" },
  { kind: "pix", value: "marta@walks.example", holder: "Marta" },
  { kind: "card", value: "https://pay.sumup.com/b2c/Q1" },
];
const names = (home: "PT" | "US" | "BR") => {
  const { forYou, others } = guestOrder(WAYS, home, "PT");
  return [forYou.map(({ name }) => name), others.map(({ name }) => name)];
};

describe("the ways as guests see them", () => {
  it("the ways that only a guest's country can pay come first, the rest under other ways", () => {
    expect(names("PT")).toEqual([["MB WAY", "SumUp", "PayPal"], ["Pix"]]);
    expect(names("BR")).toEqual([["Pix", "SumUp", "PayPal"], ["MB WAY"]]);
    expect(names("US")).toEqual([
      ["SumUp", "PayPal"],
      ["MB WAY", "Pix"],
    ]);
  });
});

describe("the countries of the preview", () => {
  it("the countries of the preview are the guide's own, the USA, and one that a way is for", () => {
    expect(guestCountries("PT", WAYS)).toEqual(["PT", "US", "ES"]);
    expect(guestCountries("PT", WAYS.slice(2))).toEqual(["PT", "US", "BR"]);
  });

  it("the countries of the preview are three also where a way tells none, or the guide's country is unknown", () => {
    expect(guestCountries("PT", [])).toEqual(["PT", "US", "DE"]);
    expect(guestCountries("US", [])).toEqual(["US", "DE", "GB"]);
    expect(guestCountries(null, [])).toEqual(["US", "DE", "GB"]);
  });
});
