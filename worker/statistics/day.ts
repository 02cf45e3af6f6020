import { DAY } from "#schema/durations.ts";

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
    hourCycle: "h23",
  });
  formats.set(timeZone, format);
  return format;
}

/** Returns the day of an instant (ms since 1970) in a time zone, "2026-11-22", and the hour, 0 to 23. */
export function dayAndHour(timeZone: string, at: number): { day: string; hour: number } {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const day = [parts.get("year")?.padStart(4, "0"), parts.get("month"), parts.get("day")].join("-");
  return { day, hour: Number(parts.get("hour")) };
}

const noonOf = (day: string): number => Date.parse(`${day}T12:00Z`);

/** Lists the days of a span that ends with `last`, oldest first. */
export const daysUntil = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(noonOf(last) - (count - 1 - index) * DAY).toISOString().slice(0, 10),
  );
