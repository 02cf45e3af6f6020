import { isTimeZone } from "#schema/known-time-zone.ts";

/**
 * Returns the device's time zone, such as "Europe/Lisbon"; undefined where the browser says none that a profile can have: phones
 * of 2020 may return an empty text or nothing, Chromium "Etc/Unknown", and a device that is set to an offset "+05:30".
 */
export function deviceTimeZone(): string | undefined {
  // Asked each time, because people travel.
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone && isTimeZone(timeZone) ? timeZone : undefined;
}
