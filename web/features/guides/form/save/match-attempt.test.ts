import { describe, expect, it } from "vitest";
import { type GuideValues, guideSchema, type PublicGuide } from "#schema/guide.ts";
import { matchesAttempt } from "./match-attempt.ts";
import { newValues } from "../values.ts";

const GOOGLE = { platform: "Google", url: "https://g.example/marta" };

const base: PublicGuide = {
  ...newValues(),
  id: 7,
  uniqueId: "k7m2xq9abc",
  userId: 1,
  name: "Marta",
  tipLink: "",
  profilePicture: "/images/old.webp",
  country: "",
  currency: "",
  tipAmounts: null,
  bookingCode: null,
  licence: null,
  timeZone: "UTC",
  url: "https://lanyard.example/profile/k7m2xq9abc",
  handle: null,
  hasEarlierReviews: false,
  createdAt: "2026-11-01T00:00:00.000Z",
  updatedAt: "2026-11-01T00:00:00.000Z",
  userBannerImage: null,
  operatorName: "",
  reviewPlatforms: [{ id: 1, ...GOOGLE, writeUrl: GOOGLE.url }],
  links: [],
  reviewCount: 0,
  reviewsRemoved: 0,
  rating: null,
  hasPaymentWays: false,
};
const saved = { guide: base, platforms: [GOOGLE], links: [] };
const sent: GuideValues = guideSchema.parse({
  ...newValues(),
  bookingCode: null,
  licence: null,
  name: "Marta",
  bio: "Mine",
});

describe("a save without a response", () => {
  it("a newer version that holds what was sent is its own", () => {
    const newest = { ...base, bio: "Mine" };
    expect(matchesAttempt(newest, saved, [{ values: sent, image: "same" }])).toBe(true);
  });

  it.each([
    ["another bio", { bio: "Theirs" }],
    ["another field besides", { bio: "Mine", phone: "+351912000014" }],
    ["other platforms", { bio: "Mine", reviewPlatforms: [] }],
    ["another picture", { bio: "Mine", profilePicture: "/images/theirs.webp" }],
    ["no picture", { bio: "Mine", profilePicture: null }],
  ])("a newer version with %s is another tab's", (_, change) => {
    expect(matchesAttempt({ ...base, ...change }, saved, [{ values: sent, image: "same" }])).toBe(false);
  });

  it("a newer version without the removed image, or with the sent one, is its own", () => {
    const newest = { ...base, bio: "Mine", profilePicture: null };
    expect(matchesAttempt(newest, saved, [{ values: sent, image: "none" }])).toBe(true);
    const uploaded = { ...newest, profilePicture: "/images/mine.webp" };
    expect(matchesAttempt(uploaded, saved, [{ values: sent, image: "none" }])).toBe(false);
    expect(matchesAttempt(uploaded, saved, [{ values: sent, image: "sent" }])).toBe(true);
  });

  it("a newer version with platforms that were never loaded here is its own", () => {
    const newest = { ...base, bio: "Mine" };
    const unknown = { guide: base, platforms: undefined, links: undefined };
    expect(matchesAttempt(newest, unknown, [{ values: sent, image: "same" }])).toBe(true);
  });
});
