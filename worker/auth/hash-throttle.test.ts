import { beforeEach, describe, expect, it, vi } from "vitest";

/** `ms`: how long the hash was to take. */
type Span = { ms: number; began: number; ended: number };

/** How long a hash holds the processor, ms. */
const [QUICK, SLOW, VERY_SLOW] = [5, 60, 400];

/** A pace of its own, as a new isolate has it. */
let withHashSlot: <Result>(hash: () => Promise<Result>) => Promise<Result>;
beforeEach(async () => {
  vi.resetModules();
  ({ withHashSlot } = await import("./hash-throttle.ts"));
});

/** Holds the thread for `ms`, as a hash does. */
async function hash(ms: number, spans: Span[] = []): Promise<void> {
  const began = Date.now();
  while (Date.now() - began < ms);
  spans.push({ ms, began, ended: Date.now() });
}

/** The part of the time from the first of these to the last in which a hash ran. */
function busyShare(spans: Span[]): number {
  const [first, last] = [spans.at(0), spans.at(-1)];
  if (!first || !last) return Number.NaN;
  const busy = spans.slice(0, -1).reduce((sum, { began, ended }) => sum + ended - began, 0);
  return busy / (last.began - first.began);
}

describe("hash throttle", () => {
  it("the hash throttle pauses for as long as a slow hash took, after a first burst", async () => {
    const spans: Span[] = [];
    await Promise.all(Array.from({ length: 8 }, () => withHashSlot(() => hash(SLOW, spans))));
    expect(spans).toHaveLength(8);
    expect(busyShare(spans.slice(4))).toBeLessThan(0.4);
  });

  it("the hash throttle lets a hash start when the clock has been set back", async () => {
    const { now } = Date;
    const ahead = vi.spyOn(Date, "now").mockImplementation(() => now() + 60_000);
    for (let n = 0; n < 4; n++) await withHashSlot(() => hash(QUICK));
    ahead.mockRestore();
    const spans: Span[] = [];
    await withHashSlot(() => hash(QUICK, spans));
    expect(spans).toHaveLength(1);
  });

  it("the hash throttle adapts when hashes become slower while others wait", async () => {
    const spans: Span[] = [];
    // The first two are quick, and so those behind them are booked for soon.
    const lengths = [QUICK, QUICK, SLOW, SLOW, SLOW];
    await Promise.all(lengths.map((ms) => withHashSlot(() => hash(ms, spans))));
    const slow = spans.filter(({ ms }) => ms === SLOW);
    expect(slow).toHaveLength(3);
    expect(busyShare(slow)).toBeLessThan(0.4);
  });

  it("the hash throttle refuses those who would wait more than 30 s, and serves the others", async () => {
    await withHashSlot(() => hash(VERY_SLOW));
    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, () => withHashSlot(() => hash(QUICK))),
    );
    const refused = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
    // A turn takes 6 s after a hash of 400 ms: one starts at once, and 5 wait.
    expect(refused.length).toBeGreaterThanOrEqual(60 - 6);
    expect(refused.length).toBeLessThan(60);
    for (const reason of refused) expect(reason).toMatchObject({ code: "sign_in_busy", retryAfter: 30 });
  });

  it("the hash throttle continues after a failed hash and after one that never ends", async () => {
    await expect(withHashSlot(() => Promise.reject(new Error("no memory")))).rejects.toThrow("no memory");
    void withHashSlot(() => new Promise(() => {}));
    expect(await withHashSlot(async () => "hashed")).toBe("hashed");
  });
});
