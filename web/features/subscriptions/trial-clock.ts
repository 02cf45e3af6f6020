import { useEffect, useState } from "react";
import { DAY } from "#schema/durations.ts";

/** Counts the days from `now` (ms since 1970) to the end, including the current day; 0 once it is over. */
export const daysLeft = (endsAt: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(endsAt) - now) / DAY));

/** Counts the ms from `now` (ms since 1970) until daysLeft changes. */
export const untilNextDay = (endsAt: string, now: number): number =>
  ((Date.parse(endsAt) - now - 1) % DAY) + 1;

/** Answers the current time, ms since 1970. Updates it whenever daysLeft changes, and when the tab is shown again. */
export function useClockTo(endsAt: string | null): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    // The tab's return updates the time, because timers stop while a laptop sleeps.
    document.addEventListener("visibilitychange", tick);
    const at = Date.now();
    const timer =
      endsAt !== null && daysLeft(endsAt, at) > 0 ? setTimeout(tick, untilNextDay(endsAt, at)) : undefined;
    return () => {
      document.removeEventListener("visibilitychange", tick);
      clearTimeout(timer);
    };
  }, [endsAt, now]);
  return now;
}
