import { dayAndHour } from "#schema/day.ts";
import { isTimeZone } from "#schema/known-time-zone.ts";
import type { Guide } from "#schema/guide.ts";
import { deviceTimeZone } from "#web/lib/device-time-zone.ts";

/**
 * Returns today in a profile's time zone, "2026-11-26"; in the device's while the profile is new, or where the browser is
 * older than the zone.
 */
export function todayAt(guide: Pick<Guide, "timeZone"> | undefined): string {
  const stored = guide && isTimeZone(guide.timeZone) ? guide.timeZone : undefined;
  return dayAndHour(stored ?? deviceTimeZone() ?? "UTC", Date.now()).day;
}

/** Returns whether the last day of a link is past; never for "", which is no end. */
export const isOver = (until: string, today: string): boolean => until !== "" && until < today;
