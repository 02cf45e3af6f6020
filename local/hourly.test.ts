import { expect, it, onTestFinished, vi } from "vitest";
import { HOUR, MINUTE } from "#schema/durations.ts";
import { runHourly } from "./hourly.ts";

it("a server that never runs for an hour does the hourly work, a longer one each hour, also after a failure", async () => {
  vi.useFakeTimers();
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => {
    vi.useRealTimers();
    errors.mockRestore();
  });
  const run = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error("no disk")).mockResolvedValue();
  runHourly(run);
  await vi.advanceTimersByTimeAsync(30 * MINUTE);
  expect([run.mock.calls.length, errors.mock.calls.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(2 * HOUR);
  expect(run).toHaveBeenCalledTimes(3);
});
