import { describe, expect, it } from "vitest";
import { squareOf, storedSide } from "./square.ts";

describe("square crop", () => {
  it("a square crop is in the image's own pixels", () => {
    const part = { x: 12.5, y: 0, width: 75, height: 100 };
    expect(squareOf(part, { width: 4000, height: 3000 })).toEqual({ x: 500, y: 0, side: 3000 });
  });

  it("a square crop never leaves the image, whatever the rounding", () => {
    const part = { x: 33.4, y: 33.4, width: 66.7, height: 66.7 };
    const { x, y, side } = squareOf(part, { width: 333, height: 333 });
    expect(x + side).toBeLessThanOrEqual(333);
    expect(y + side).toBeLessThanOrEqual(333);
  });

  it("a square crop is at least one pixel", () => {
    expect(squareOf({ x: 0, y: 0, width: 1, height: 100 }, { width: 20, height: 1 })).toEqual({
      x: 0,
      y: 0,
      side: 1,
    });
  });
});

it("a square is scaled down to 1024 px and never enlarged", () => {
  expect(storedSide(3000)).toBe(1024);
  expect(storedSide(640)).toBe(640);
});
