import { describe, expect, it } from "vitest";
import { SECOND } from "#schema/durations.ts";
import { codeAt, findStep, keyUri, newSecret, stepAt, toBase32 } from "./totp.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
/** The secret of RFC 6238, appendix B. */
const RFC_SECRET = utf8("12345678901234567890");

describe("time-based codes", () => {
  it.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"],
  ])("the code at %d s is the one of RFC 6238, its last six digits", async (seconds, code) => {
    expect(await codeAt(RFC_SECRET, stepAt(seconds * SECOND))).toBe(code);
  });

  it.each([
    ["", ""],
    ["fooba", "MZXW6YTB"],
    ["12345678901234567890", "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"],
  ])("the bytes %j in base32 are %j", (text, encoded) => {
    expect(toBase32(utf8(text))).toBe(encoded);
  });

  it("a new secret has 20 random bytes, 32 characters in base32", () => {
    const secrets = Array.from({ length: 20 }, () => toBase32(newSecret()));
    for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new Set(secrets).size).toBe(20);
  });

  it("the key's link names issuer, account, digits and period, and an odd address stays one part of it", () => {
    const uri = keyUri(RFC_SECRET, "Lanyard", "marta+lisbon?x@example.com");
    expect(uri).toBe(
      "otpauth://totp/Lanyard:marta%2Blisbon%3Fx%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Lanyard&digits=6&period=30",
    );
    const { protocol, searchParams } = new URL(uri);
    expect([protocol, searchParams.get("secret")]).toEqual(["otpauth:", toBase32(RFC_SECRET)]);
  });

  it("a code is found as far as the clock may be off, and no further", async () => {
    const now = 2_000_000_000 * SECOND;
    const current = stepAt(now);
    for (const distance of [-1, 0, 1]) {
      const code = await codeAt(RFC_SECRET, current + distance);
      expect(await findStep(RFC_SECRET, code, { now, drift: 1 })).toBe(current + distance);
    }
    for (const distance of [-2, 2]) {
      const code = await codeAt(RFC_SECRET, current + distance);
      expect(await findStep(RFC_SECRET, code, { now, drift: 1 })).toBeUndefined();
      expect(await findStep(RFC_SECRET, code, { now, drift: 2 })).toBe(current + distance);
    }
  });

  it("a step lasts from its first millisecond to its last", () => {
    expect([29_999, 30_000, 59_999, 60_000].map(stepAt)).toEqual([0, 1, 1, 2]);
  });
});
