import { DAY, HOUR } from "./durations.ts";
import { memoized } from "./memoized.ts";

/**
 * Returns the format of a time zone. A few hundred are kept, as there are zones: Intl takes a name in any case, and whoever
 * writes one in thousands of ways would fill the memory with formats of 40 kB each.
 */
const formatOf = memoized(
  (timeZone: string) =>
    new Intl.DateTimeFormat("en", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
      hourCycle: "h23",
    }),
);

const partsAt = (timeZone: string, at: number): Map<string, string> =>
  new Map(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );

/** Returns the day of an instant (ms since 1970) in a time zone, "2026-11-22", and the hour, 0 to 23. */
export function dayAndHour(timeZone: string, at: number): { day: string; hour: number } {
  const parts = partsAt(timeZone, at);
  const day = [parts.get("year")?.padStart(4, "0"), parts.get("month"), parts.get("day")].join("-");
  return { day, hour: Number(parts.get("hour")) };
}

/** Returns the day that many days later, or earlier. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00Z`) + days * DAY).toISOString().slice(0, 10);

/** Lists the days of a span that ends with `last`, oldest first. */
export const daysUntil = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(last, index + 1 - count));

/** Returns the Monday of a day's week. */
export const mondayOf = (day: string): string =>
  addDays(day, -((new Date(`${day}T12:00Z`).getUTCDay() + 6) % 7));

/** Returns the ISO week of a day, "2026-W48". Its year is that of its Thursday. */
export function isoWeekOf(day: string): string {
  const thursday = addDays(mondayOf(day), 3);
  const year = thursday.slice(0, 4);
  const days = (Date.parse(thursday) - Date.parse(`${year}-01-01`)) / DAY;
  return `${year}-W${String(Math.floor(days / 7) + 1).padStart(2, "0")}`;
}

/** Returns ms by which the clocks of a time zone are ahead of UTC. */
function offsetAt(timeZone: string, at: number): number {
  const { day } = dayAndHour(timeZone, at);
  return Date.parse(`${day}T00:00Z`) + msSinceMidnight(timeZone, at) - at;
}

/**
 * Returns whether clocks in two time zones show the same at an instant and half a year later. `Asia/Calcutta` is another name of
 * `Asia/Kolkata`, and browsers don't agree on one.
 */
export const haveSameClocks = (one: string, other: string, at: number): boolean =>
  [at, at + 182 * DAY].every((instant) => offsetAt(one, instant) === offsetAt(other, instant));

/**
 * Returns the instant (ms since 1970) at which clocks in the time zone show this day and hour. Where they skip it, it is an
 * instant at most as far away as they were put forward.
 */
export function instantOf(timeZone: string, day: string, hour: number): number {
  const shown = Date.parse(`${day}T00:00Z`) + hour * HOUR;
  const near = shown - offsetAt(timeZone, shown);
  return shown - offsetAt(timeZone, near);
}

/** Returns ms that the clocks of a time zone show since midnight. */
function msSinceMidnight(timeZone: string, at: number): number {
  const parts = partsAt(timeZone, at);
  const [hours = 0, minutes = 0, seconds = 0] = ["hour", "minute", "second"].map((unit) =>
    Number(parts.get(unit)),
  );
  return ((hours * 60 + minutes) * 60 + seconds) * 1000 + (((at % 1000) + 1000) % 1000);
}

/** Returns ms until a clock in the time zone shows the next day, also where it skips that day's midnight. */
export function msUntilMidnight(timeZone: string, at: number): number {
  const tomorrow = addDays(dayAndHour(timeZone, at).day, 1);
  const begins = [0, 1]
    .map((hour) => instantOf(timeZone, tomorrow, hour))
    .find((instant) => dayAndHour(timeZone, instant).day === tomorrow);
  return begins === undefined ? DAY - msSinceMidnight(timeZone, at) : begins - at;
}

/** Returns whether a text is a day of the calendar, "2026-12-24". */
export const isDay = (text: string): boolean => {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T12:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};
