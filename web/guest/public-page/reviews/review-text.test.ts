import { describe, expect, it } from "vitest";
import { loadLocale } from "#texts/guest/load-locale.ts";
import { english } from "#texts/guest/english.ts";
import { reviewDate } from "#texts/guest/format.ts";
import { initials, originText } from "./review-text.ts";

describe("a review's date in English", () => {
  it("a review's date in English has the US short format, whatever the reader's time zone", () => {
    expect(reviewDate(english, "2025-01-05T00:00:00.000Z")).toBe("Jan 5, 2025");
    expect(reviewDate(english, "2026-11-09T23:59:59.999Z")).toBe("Nov 9, 2026");
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
  ])("the initials of %j are %j", (name, letters) => expect(initials(name)).toBe(letters));
});

describe("originText", () => {
  it("originText says how many reviews the owner has removed, if any", () => {
    const origin = "Guests leave reviews on this page. The reviews are not verified.";
    expect([originText(english, 0), originText(english, 1), originText(english, 2)]).toEqual([
      origin,
      `${origin} The owner has removed 1 review.`,
      `${origin} The owner has removed 2 reviews.`,
    ]);
  });

  it("originText says that earlier reviews were about a colleague, where there were some", async () => {
    expect(originText(english, 1, true)).toMatch(
      /removed 1 review\. Earlier reviews were about a colleague\.$/,
    );
    expect(originText(await loadLocale("ja"), 0, true)).toContain("いません。以前の");
  });

  it("originText sets no space between sentences where the language has none", async () => {
    expect(originText(await loadLocale("ja"), 2)).toContain("いません。ページ");
    expect(originText(await loadLocale("de"), 2)).toContain("überprüft. 2");
  });
});
