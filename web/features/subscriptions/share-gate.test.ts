import { describe, expect, it } from "vitest";
import { blockedReasonOf, shownStatus } from "./share-gate.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");
const trialUntil = (trialEndsAt: string | null) => ({ subscriptionStatus: "trial", trialEndsAt });
const running = trialUntil("2026-11-21T12:00:01Z");
const over = trialUntil("2026-11-21T12:00:00Z");
const inactive = { subscriptionStatus: "inactive", trialEndsAt: null };

describe("shownStatus", () => {
  it("shownStatus follows the server for active and inactive", () => {
    expect(shownStatus(over, "active", NOW)).toBe("active");
    expect(shownStatus(running, "inactive", NOW)).toBe("inactive");
  });

  it("shownStatus ends a trial at its date, whatever the server said before", () => {
    expect(shownStatus(running, "trial", NOW)).toBe("trial");
    expect(shownStatus(over, "trial", NOW)).toBe("inactive");
  });

  it("shownStatus uses the account's state until the server has responded", () => {
    expect(shownStatus(running, undefined, NOW)).toBe("trial");
    expect(shownStatus(inactive, undefined, NOW)).toBe("inactive");
  });
});

describe("blockedReasonOf", () => {
  it("blockedReasonOf blocks neither an active subscription nor a running trial", () => {
    expect(blockedReasonOf(inactive, "active")).toBeNull();
    expect(blockedReasonOf(running, "trial")).toBeNull();
  });

  it("blockedReasonOf distinguishes an expired trial from a profile that isn't public", () => {
    expect(blockedReasonOf(over, "inactive")).toBe(
      "Your free trial has ended. Subscribe to share your profile again.",
    );
    expect(blockedReasonOf(inactive, "inactive")).toBe(
      "Your profile is not publicly visible. Subscribe to view, share or show its QR code.",
    );
  });
});
