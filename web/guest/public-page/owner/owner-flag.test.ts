import { describe, expect, it } from "vitest";
import { isOwner, type OwnerEvidence } from "./owner-flag.ts";

const stranger: OwnerEvidence = {
  viewerId: null,
  isEditor: false,
  ownerId: 7,
  uniqueId: "k7m2xq9abc",
  referrer: "",
  origin: "https://lanyard.example",
  saved: null,
};

describe("isOwner", () => {
  it.each<[string, Partial<OwnerEvidence>, boolean]>([
    ["nobody signed in, nothing saved", {}, false],
    ["the owner signed in", { viewerId: 7 }, true],
    ["somebody else signed in", { viewerId: 8 }, false],
    ["an editor signed in", { viewerId: 8, isEditor: true }, true],
    ["coming from the form", { referrer: "https://lanyard.example/create" }, true],
    ["coming from the form with a query", { referrer: "https://lanyard.example/create?edit=3" }, true],
    ["coming from another page of ours", { referrer: "https://lanyard.example/dashboard" }, false],
    ["coming from another site's /create", { referrer: "https://evil.example/create" }, false],
    [
      "coming from another site that names us",
      { referrer: "https://evil.example/?x=https://lanyard.example/create" },
      false,
    ],
    ["a referrer that is no address", { referrer: "/create" }, false],
    ["this profile saved", { saved: "k7m2xq9abc" }, true],
    ["the literal true saved", { saved: "true" }, true],
    ["another profile saved", { saved: "another000" }, false],
    ["somebody else signed in, though this profile is saved", { viewerId: 8, saved: "k7m2xq9abc" }, false],
    [
      "somebody else signed in, coming from the form",
      { viewerId: 8, referrer: "https://lanyard.example/create" },
      false,
    ],
  ])("an owner is known by evidence: %s (%#)", (_, evidence, expected) => {
    expect(isOwner({ ...stranger, ...evidence })).toBe(expected);
  });
});
