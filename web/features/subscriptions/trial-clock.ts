import { useEffect, useState } from "react";

const DAY = 24 * 60 * 60 * 1000;

/** Days that are left at `now`, the one under way included: 0 once it is over. */
export const daysLeft = (endsAt: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(endsAt) - now) / DAY));

/** ms from `now` until daysLeft changes next. */
export const untilNextDay = (endsAt: string, now: number): number =>
  ((Date.parse(endsAt) - now - 1) % DAY) + 1;

/** The time, in ms since 1970; told anew whenever a day of a trial or a plan is over, and at its end. */
export function useClockTo(endsAt: string | null): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    // Timers stand still while a laptop sleeps.
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
