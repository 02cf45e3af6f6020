import { describe, expect, it } from "vitest";
import { bioPreview } from "./bio-preview.ts";

describe("bioPreview", () => {
  it("the preview of a missing bio says that there is none", () => {
    expect(bioPreview("")).toBe("No bio provided");
    expect(bioPreview(" \n ")).toBe("No bio provided");
  });

  it("the preview of a bio of up to 100 characters is the whole bio", () => {
    expect(bioPreview("a".repeat(100))).toBe("a".repeat(100));
  });

  it("the preview of a longer bio is its first 100 characters and three dots", () => {
    expect(bioPreview("a".repeat(101))).toBe(`${"a".repeat(100)}...`);
  });

  it.each(["🗺", "👩‍👩‍👧", "🇵🇹", "👋🏽", "é"])("the preview of a bio never splits %s", (character) => {
    expect(bioPreview(character.repeat(101))).toBe(`${character.repeat(100)}...`);
    expect(bioPreview(character.repeat(100))).toBe(character.repeat(100));
  });
});
