import { expect, it } from "vitest";
import { HOUR, MINUTE } from "#schema/durations.ts";
import { contextOf } from "../testing/factories.ts";
import { RATE_LIMITS } from "./limits.ts";
import { countUse, tryUse } from "./rate-limits.ts";

const NOW = Date.UTC(2026, 10, 28, 12);
const at = (ms: number) => contextOf({ now: NOW + ms });

it("a limit that was reached while the clock was hours ahead doesn't hold once it is right", async () => {
  for (let n = 0; n < RATE_LIMITS.report.max; n++) await tryUse(at(5 * HOUR), ["report", "ahead"]);
  expect(await tryUse(at(5 * HOUR), ["report", "ahead"])).toBe(false);
  expect(await tryUse(at(0), ["report", "ahead"])).toBe(true);
  expect(await countUse(at(0), ["report", "ahead"])).toEqual({ count: 2, endsAt: NOW + HOUR });
});

it("a call that began before the one that opened the window is counted in it", async () => {
  await countUse(at(0), ["userSignInSlow", "late"]);
  expect(await countUse(at(-MINUTE + 1), ["userSignInSlow", "late"])).toMatchObject({ count: 2 });
});
