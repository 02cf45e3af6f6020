import { expect, it } from "vitest";
import { priceOf } from "./prepare.ts";
import { PRICE_ID } from "./stripe/engine/price.ts";

it.each([
  ["price_1", "started", PRICE_ID],
  [undefined, "started", PRICE_ID],
  ["", "started", ""],
  ["price_1", "elsewhere", "price_1"],
  [undefined, "elsewhere", PRICE_ID],
  ["price_1", "none", "price_1"],
  [undefined, "none", ""],
] as const)(
  "the price of a start with %j and a stand-in for Stripe that is %s is %j",
  (given, standIn, price) => {
    expect(priceOf(given, standIn)).toBe(price);
  },
);
