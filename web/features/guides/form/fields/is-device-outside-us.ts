import { acceptedRegion } from "#payment-codes/accepted-region.ts";
import { deviceTimeZone } from "#web/lib/device-time-zone.ts";

const US_ZONE =
  /^(?:US\/|America\/(?:Indiana\/|Kentucky\/|North_Dakota\/|(?:Adak|Anchorage|Atka|Boise|Chicago|Denver|Detroit|Fort_Wayne|Indianapolis|Juneau|Knox_IN|Los_Angeles|Louisville|Menominee|Metlakatla|New_York|Nome|Phoenix|Shiprock|Sitka|Yakutat)$)|Pacific\/(?:Honolulu|Johnston)$)/;

/**
 * Returns whether the device is known to be outside the United States, by its time zone, else by the browser's region,
 * without the table of all time zones.
 */
export function isDeviceOutsideUs(
  zone = deviceTimeZone() ?? "",
  languages: readonly string[] = navigator.languages,
): boolean {
  if (US_ZONE.test(zone)) return false;
  if (zone.includes("/") && !zone.startsWith("Etc/")) return true;
  const region = acceptedRegion(languages.join(","));
  return region !== null && region !== "US";
}
