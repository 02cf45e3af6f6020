import { describe, expect, it } from "vitest";
import { countText, initials, originText, shortDate } from "./review-text.ts";

describe("shortDate", () => {
  it("is the US short format, whatever the reader's time zone", () => {
    expect(shortDate("2025-01-05T00:00:00.000Z")).toBe("Jan 5, 2025");
    expect(shortDate("2026-11-09T23:59:59.999Z")).toBe("Nov 9, 2026");
  });
});

describe("initials", () => {
  it.each([
    ["Hannah Weiss", "HW"],
    ["Tom & Priya", "TP"],
    ["luis fernández ortega", "LF"],
    ["Étienne", "É"],
    ["ليلى حداد", "لح"],
    ["<script>", ""],
    ["🙂", ""],
  ])("of %j are %j", (name, letters) => expect(initials(name)).toBe(letters));
});

describe("countText", () => {
  it("counts in words", () => {
    expect([countText(1), countText(12)]).toEqual(["1 review", "12 reviews"]);
  });
});

describe("originText", () => {
  it("says how many reviews the owner has removed, if any", () => {
    const origin = "Guests leave reviews on this page. They are not verified.";
    expect([originText(0), originText(1), originText(2)]).toEqual([
      origin,
      `${origin} The owner has removed 1 review.`,
      `${origin} The owner has removed 2 reviews.`,
    ]);
  });
});
