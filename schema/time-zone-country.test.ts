import { describe, expect, it } from "vitest";
import { COUNTRIES } from "./country.ts";
import { countryOfTimeZone } from "./time-zone-country.ts";

/** Finds a country's zones in the engine's own data. */
const zonesOf = (country: string): string[] =>
  (new Intl.Locale(`und-${country}`) as { getTimeZones?: () => string[] | undefined }).getTimeZones?.() ?? [];

describe("the country of a time zone", () => {
  it("the country of a time zone is the engine's own for every zone that it may name", () => {
    const pairs = COUNTRIES.flatMap((country) => zonesOf(country).map((zone) => [zone, country] as const));
    expect(pairs.length).toBeGreaterThan(300);
    const wrong = pairs.filter(
      ([zone, country]) => zone.includes("/") && country !== "AQ" && countryOfTimeZone(zone) !== country,
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ["Europe/Lisbon", "PT"],
    ["Atlantic/Azores", "PT"],
    ["Asia/Calcutta", "IN"],
    ["Asia/Kolkata", "IN"],
    ["Europe/Kyiv", "UA"],
    ["Africa/Asmera", "ER"],
    ["America/Coral_Harbour", "CA"],
    ["America/Argentina/Ushuaia", "AR"],
    ["America/Port-au-Prince", "HT"],
  ])("the country of the time zone %s is %s", (zone, country) => {
    expect(countryOfTimeZone(zone)).toBe(country);
  });

  it.each([undefined, "", "UTC", "Etc/GMT+1", "Europe/", "Europe/PT", "Europe/Atlantis", "constructor/name"])(
    "the country of the time zone %s is unknown",
    (zone) => {
      expect(countryOfTimeZone(zone)).toBeNull();
    },
  );
});
