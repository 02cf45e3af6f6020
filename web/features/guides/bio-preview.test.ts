import { describe, expect, it } from "vitest";
import { bioPreview } from "./bio-preview.ts";

describe("bioPreview", () => {
  it("says so when there is no bio", () => {
    expect(bioPreview("")).toBe("No bio provided");
    expect(bioPreview(" \n ")).toBe("No bio provided");
  });

  it("shows up to 100 characters whole", () => {
    expect(bioPreview("a".repeat(100))).toBe("a".repeat(100));
  });

  it("cuts a longer one at 100 characters and adds three dots", () => {
    expect(bioPreview("a".repeat(101))).toBe(`${"a".repeat(100)}...`);
  });

  it("never cuts a character in two", () => {
    expect(bioPreview("🗺".repeat(101))).toBe(`${"🗺".repeat(100)}...`);
  });
});
