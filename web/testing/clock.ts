import { vi } from "vitest";
import { isUnderWay } from "./network.ts";

/** Makes the page's timers stand still until the test is over. */
export const stopTimers = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });

/** Waits while stopped timers take steps, but none while a busy server still has to respond: calls time out. */
export const passingTime = (check: () => void): Promise<void> =>
  vi.waitFor(
    () => {
      if (!isUnderWay()) vi.advanceTimersByTime(400);
      check();
    },
    { timeout: 30_000, interval: 20 },
  );
