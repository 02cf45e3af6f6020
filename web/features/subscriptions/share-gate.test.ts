import { describe, expect, it } from "vitest";
import { blockedReasonOf, shownStatus } from "./share-gate.ts";

const NOW = Date.parse("2026-11-21T12:00:00Z");
const trialUntil = (trialEndsAt: string | null) => ({ subscriptionStatus: "trial", trialEndsAt });
const running = trialUntil("2026-11-21T12:00:01Z");
const over = trialUntil("2026-11-21T12:00:00Z");
const inactive = { subscriptionStatus: "inactive", trialEndsAt: null };

describe("shownStatus", () => {
  it("takes the server's word for active and inactive", () => {
    expect(shownStatus(over, "active", NOW)).toBe("active");
    expect(shownStatus(running, "inactive", NOW)).toBe("inactive");
  });

  it("ends a trial at its date, whatever the server said before", () => {
    expect(shownStatus(running, "trial", NOW)).toBe("trial");
    expect(shownStatus(over, "trial", NOW)).toBe("inactive");
  });

  it("falls back on the account while there is no answer", () => {
    expect(shownStatus(running, undefined, NOW)).toBe("trial");
    expect(shownStatus(inactive, undefined, NOW)).toBe("inactive");
  });
});

describe("blockedReasonOf", () => {
  it("lets active and running trials pass", () => {
    expect(blockedReasonOf(inactive, "active")).toBeNull();
    expect(blockedReasonOf(running, "trial")).toBeNull();
  });

  it("tells a trial that is over from a profile that isn't public", () => {
    expect(blockedReasonOf(over, "inactive")).toBe(
      "Your free trial has ended. Subscribe to share your profile again.",
    );
    expect(blockedReasonOf(inactive, "inactive")).toBe(
      "Your profile is not publicly visible. Subscribe to view, share or show its QR code.",
    );
  });
});
