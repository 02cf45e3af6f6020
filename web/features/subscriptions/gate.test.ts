import { describe, expect, it } from "vitest";
import { gateOf, shownStatus } from "./gate.ts";

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

describe("gateOf", () => {
  it("lets active and running trials pass", () => {
    expect(gateOf(inactive, "active")).toBeNull();
    expect(gateOf(running, "trial")).toBeNull();
  });

  it("tells a trial that is over from a profile that isn't public", () => {
    expect(gateOf(over, "inactive")).toBe(
      "Your free trial has ended. Subscribe to share your profile again.",
    );
    expect(gateOf(inactive, "inactive")).toBe(
      "Your profile is not publicly visible. Subscribe to view, share or show its QR code.",
    );
  });
});
