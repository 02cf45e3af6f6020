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

  it.each(["🗺", "👩‍👩‍👧", "🇵🇹", "👋🏽", "é"])("never cuts %s in two", (character) => {
    expect(bioPreview(character.repeat(101))).toBe(`${character.repeat(100)}...`);
    expect(bioPreview(character.repeat(100))).toBe(character.repeat(100));
  });
});
