import { describe, expect, it } from "vitest";
import { blockedReasonOf } from "./share-gate.ts";

const trial = { subscriptionStatus: "trial" };
const inactive = { subscriptionStatus: "inactive" };

describe("blockedReasonOf", () => {
  it("blockedReasonOf blocks neither an active subscription nor a running trial", () => {
    expect(blockedReasonOf(inactive, "active")).toBeNull();
    expect(blockedReasonOf(trial, "trial")).toBeNull();
  });

  it("blockedReasonOf distinguishes an expired trial from a profile that isn't public", () => {
    expect(blockedReasonOf(trial, "inactive")).toBe(
      "Your free trial has ended. Subscribe to share your profile again.",
    );
    expect(blockedReasonOf(inactive, "inactive")).toBe(
      "Your profile is not publicly visible. Subscribe to view, share or show its QR code.",
    );
  });
});
