import { addDays, dayAndHour, instantOf, isoWeekOf, mondayOf } from "#schema/day.ts";
import { MINUTE } from "#schema/durations.ts";

/** The hour of Monday from which the e-mail is sent. */
const FROM_HOUR = 7;
const WEEK = 7;

/** Where a time zone's clocks are in the week of the e-mail. */
export type WeekClock = {
  /** "2026-W48" */
  week: string;
  /** "2026-11-23": the e-mail is about the seven days before */
  monday: string;
  /** whether it is Monday from FROM_HOUR on, or Tuesday */
  isOpen: boolean;
  /** when Tuesday ends, ms since 1970 */
  closesAt: number;
  /** when the next e-mail is due, ms since 1970 */
  nextAt: number;
};

/** Reads a time zone's clocks. The day and the hour decide, so a week that begins in a gap of the clock begins behind it. */
export function weekClock(timeZone: string, now: number): WeekClock {
  const { day, hour } = dayAndHour(timeZone, now);
  const monday = mondayOf(day);
  const isEarly = day === monday && hour < FROM_HOUR;
  const next = instantOf(timeZone, isEarly ? monday : addDays(monday, WEEK), FROM_HOUR);
  return {
    week: isoWeekOf(day),
    monday,
    isOpen: !isEarly && day <= addDays(monday, 1),
    closesAt: instantOf(timeZone, addDays(monday, 2), 0),
    // Whatever the clocks do, the next look comes later than this one.
    nextAt: Math.max(next, now + MINUTE),
  };
}
