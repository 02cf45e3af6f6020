import { afterEach, expect, it, vi } from "vitest";
import { todayAt } from "./today-at.ts";

/** A browser whose own zone is given, and that is older than zones such as Europe/Kyiv. */
function openOldBrowser(ownZone: string) {
  const { DateTimeFormat } = Intl;
  vi.spyOn(Intl, "DateTimeFormat").mockImplementation(function create(locale, options) {
    if (/Kyiv|Coyhaique|Unknown/.test(options?.timeZone ?? "")) throw new RangeError("invalid time zone");
    const format = new DateTimeFormat(locale, options);
    if (!options?.timeZone)
      vi.spyOn(format, "resolvedOptions").mockReturnValue({
        ...format.resolvedOptions(),
        timeZone: ownZone,
      });
    return format;
  });
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it.each([
  ["the profile's zone", "Asia/Tokyo", "America/New_York", "2026-11-28"],
  ["the device's while the profile is new", undefined, "Asia/Tokyo", "2026-11-28"],
  ["the device's where the browser doesn't know the profile's", "Europe/Kyiv", "Asia/Tokyo", "2026-11-28"],
  ["UTC where the browser knows neither", "America/Coyhaique", "Etc/Unknown", "2026-11-27"],
  ["UTC where the browser says none", undefined, "", "2026-11-27"],
])("a link's last day is counted in %s", (_, timeZone, ownZone, day) => {
  vi.useFakeTimers({ now: Date.parse("2026-11-27T20:00Z") });
  openOldBrowser(ownZone);
  expect(todayAt(timeZone === undefined ? undefined : { timeZone })).toBe(day);
});
