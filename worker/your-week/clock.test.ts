import { describe, expect, it } from "vitest";
import { dayAndHour, instantOf, isoWeekOf, mondayOf } from "#schema/day.ts";
import { DAY, HOUR } from "#schema/durations.ts";
import { weekClock } from "./clock.ts";

describe("the clock of a week", () => {
  it.each([
    ["2026-11-22", "2026-11-16", "2026-W47"],
    ["2026-11-23", "2026-11-23", "2026-W48"],
    ["2026-01-01", "2025-12-29", "2026-W01"],
    ["2027-01-03", "2026-12-28", "2026-W53"],
    ["2024-12-30", "2024-12-30", "2025-W01"],
  ])("the day %s is in the week of %s, %s", (day, monday, week) => {
    expect([mondayOf(day), isoWeekOf(day)]).toEqual([monday, week]);
  });

  it.each([
    ["Europe/Lisbon", "2026-11-23T06:59Z", false, "2026-11-23T07:00Z"],
    ["Europe/Lisbon", "2026-11-23T07:00Z", true, "2026-11-30T07:00Z"],
    ["Europe/Lisbon", "2026-11-24T23:59Z", true, "2026-11-30T07:00Z"],
    ["Europe/Lisbon", "2026-11-25T00:00Z", false, "2026-11-30T07:00Z"],
    ["Asia/Tokyo", "2026-11-22T21:59Z", false, "2026-11-22T22:00Z"],
    ["Asia/Tokyo", "2026-11-22T22:00Z", true, "2026-11-29T22:00Z"],
    ["Pacific/Kiritimati", "2026-11-22T17:00Z", true, "2026-11-29T17:00Z"],
    ["Pacific/Pago_Pago", "2026-11-23T17:59Z", false, "2026-11-23T18:00Z"],
    ["Asia/Kathmandu", "2026-11-23T01:15Z", true, "2026-11-30T01:15Z"],
    // Summer begins on the Sunday between, so the next Monday is an hour nearer.
    ["Europe/Berlin", "2026-03-23T06:00Z", true, "2026-03-30T05:00Z"],
    // The week begins in a gap: clocks went from Sunday 23:59 to Monday 01:00.
    ["America/Havana", "2026-03-09T10:59Z", false, "2026-03-09T11:00Z"],
    ["Asia/Tehran", "2021-03-22T02:30Z", true, "2021-03-29T02:30Z"],
  ])("a clock in %s at %s: open %s, next %s", (timeZone, now, isOpen, next) => {
    const clock = weekClock(timeZone, Date.parse(now));
    expect([clock.isOpen, new Date(clock.nextAt).toISOString()]).toEqual([
      isOpen,
      new Date(next).toISOString(),
    ]);
  });

  it("a Monday that a zone has skipped begins with its Tuesday, and every look is followed by a later one", () => {
    // Kwajalein crossed the date line: Friday 20 August 1993 was followed by Sunday.
    const gap = Date.parse("1993-08-21T11:00Z");
    for (let at = gap - 3 * DAY; at < gap + 12 * DAY; at += HOUR)
      expect(weekClock("Pacific/Kwajalein", at).nextAt).toBeGreaterThan(at);
  });

  it("the instant of Monday at seven shows seven on a Monday in every time zone, in winter, summer and between", () => {
    for (const timeZone of Intl.supportedValuesOf("timeZone"))
      for (const day of ["2026-03-09", "2026-03-30", "2026-04-06", "2026-10-26", "2026-11-02"])
        expect([timeZone, dayAndHour(timeZone, instantOf(timeZone, day, 7))]).toEqual([
          timeZone,
          { day, hour: 7 },
        ]);
  });

  it("an e-mail may be sent until Tuesday ends where the page is, also in a week with 23 hours in a day", () => {
    expect(weekClock("Europe/Berlin", Date.parse("2026-03-30T08:00Z")).closesAt).toBe(
      Date.parse("2026-03-31T22:00Z"),
    );
    expect(weekClock("America/New_York", Date.parse("2026-11-23T13:00Z")).closesAt).toBe(
      Date.parse("2026-11-25T05:00Z"),
    );
  });
});
