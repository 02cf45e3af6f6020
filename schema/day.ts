import { DAY } from "./durations.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat("en", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
  });
  formats.set(timeZone, format);
  return format;
}

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

/** Returns ms until a clock in the time zone shows the next day, for zones of whole seconds. */
export function msUntilMidnight(timeZone: string, at: number): number {
  const parts = partsAt(timeZone, at);
  const [hours = 0, minutes = 0, seconds = 0] = ["hour", "minute", "second"].map((unit) =>
    Number(parts.get(unit)),
  );
  return DAY - ((hours * 60 + minutes) * 60 + seconds) * 1000 - (at % 1000);
}
