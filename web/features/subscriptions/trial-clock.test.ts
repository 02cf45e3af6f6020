import { expect, it } from "vitest";
import { DAY } from "#schema/durations.ts";
import { daysLeft, untilNextDay, untilTick } from "./trial-clock.ts";

const END = "2026-12-05T12:00:00.000Z";
const before = (ms: number) => Date.parse(END) - ms;

it.each([
  [14 * DAY, 14],
  [13 * DAY + 1, 14],
  [13 * DAY, 13],
  [DAY, 1],
  [1, 1],
  [0, 0],
  [-DAY, 0],
])("a trial counts the current day: %d ms before its end %d are left", (ms, days) => {
  expect(daysLeft(END, before(ms))).toBe(days);
});

it.each([14 * DAY, 13 * DAY + 1, 5 * DAY + 777, DAY, 1])(
  "the trial clock waits until its count changes, %d ms before the end",
  (ms) => {
    const now = before(ms);
    const next = now + untilNextDay(END, now);
    expect(daysLeft(END, next)).toBe(daysLeft(END, now) - 1);
    expect(daysLeft(END, next - 1)).toBe(daysLeft(END, now));
  },
);

it.each([
  [2 * DAY + 5, 2 * DAY + 2, 2],
  [1, 0, 0],
  [1, -DAY, 0],
])("a clock of %d ms before the end, set %d ms before it, ticks %d ms later", (shown, now, ms) => {
  expect(untilTick(END, before(shown), before(now))).toBe(ms);
});
