import { vi } from "vitest";

/** Makes the page's timers stand still until the test is over. */
export const stopTimers = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });

/** Waits while timers that stand still take steps. */
export const passingTime = (check: () => void): Promise<void> =>
  vi.waitFor(
    () => {
      vi.advanceTimersByTime(400);
      check();
    },
    { timeout: 10_000, interval: 20 },
  );
