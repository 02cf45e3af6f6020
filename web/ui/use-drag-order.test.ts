import { expect, it } from "vitest";
import { placeAt } from "./use-drag-order.ts";

it("a dragged row comes to the place whose neighbours' middles it has passed", () => {
  const middles = [50, 130, 210];
  expect(placeAt(middles, 0, 60)).toBe(0);
  expect(placeAt(middles, 0, 140)).toBe(1);
  expect(placeAt(middles, 0, 500)).toBe(2);
  expect(placeAt(middles, 2, 120)).toBe(1);
  expect(placeAt(middles, 2, -20)).toBe(0);
});
