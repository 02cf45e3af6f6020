import { expect, it } from "vitest";
import { countryOfTimeZone } from "#schema/time-zone-country.ts";
import { isDeviceOutsideUs } from "./is-device-outside-us.ts";

it("every time zone of a country other than the United States, and none of theirs, tells that a device is outside them", () => {
  const zones = [...Intl.supportedValuesOf("timeZone"), "US/Eastern", "America/Fort_Wayne"];
  for (const zone of zones) {
    const country = countryOfTimeZone(zone) ?? (zone.startsWith("US/") ? "US" : undefined);
    if (country !== undefined) expect([zone, isDeviceOutsideUs(zone, [])]).toEqual([zone, country !== "US"]);
  }
});

it("a device whose time zone names no place is outside the United States where its browser's region is, and unknown for en-US", () => {
  for (const zone of ["UTC", "Etc/UTC", ""]) {
    expect(isDeviceOutsideUs(zone, ["en-US", "en"])).toBe(false);
    expect(isDeviceOutsideUs(zone, ["es-US"])).toBe(false);
    expect(isDeviceOutsideUs(zone, [])).toBe(false);
    expect(isDeviceOutsideUs(zone, ["en-US", "pt-PT"])).toBe(true);
  }
});
