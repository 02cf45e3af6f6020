import { useEffect, useState } from "react";
import { DAY } from "#schema/durations.ts";

/** Counts the days from `now` (ms since 1970) to the end, including the current day; 0 once it is over. */
export const daysLeft = (endsAt: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(endsAt) - now) / DAY));

/** Counts the ms from `now` (ms since 1970) until daysLeft changes. */
export const untilNextDay = (endsAt: string, now: number): number =>
  ((Date.parse(endsAt) - now - 1) % DAY) + 1;

/**
 * Counts the ms from `now` until a clock that shows the time `shown` has to show the next day (both ms since 1970): 0 where
 * it is late, as when the day has changed between a rendering and what is done after it.
 */
export const untilTick = (endsAt: string, shown: number, now: number): number =>
  Math.max(0, shown + untilNextDay(endsAt, shown) - now);

/** Returns the current time, ms since 1970. Updates it whenever daysLeft changes, and when the tab is shown again. */
export function useClockTo(endsAt: string | null): number {
  // It is an object because a timer may come early, while the time is still the same.
  const [shown, setShown] = useState(() => ({ now: Date.now() }));
  useEffect(() => {
    const { now } = shown;
    const tick = () => setShown({ now: Date.now() });
    // The tab's return updates the time, because timers stop while a laptop sleeps.
    document.addEventListener("visibilitychange", tick);
    const timer =
      endsAt !== null && daysLeft(endsAt, now) > 0
        ? setTimeout(tick, untilTick(endsAt, now, Date.now()))
        : undefined;
    return () => {
      document.removeEventListener("visibilitychange", tick);
      clearTimeout(timer);
    };
  }, [endsAt, shown]);
  return shown.now;
}
