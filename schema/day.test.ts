import { afterEach, describe, expect, it, vi } from "vitest";
import { dayAndHour, haveSameClocks, msUntilMidnight } from "./day.ts";
import { HOUR } from "./durations.ts";

describe("the time until midnight", () => {
  it.each([
    ["UTC", "2026-11-26T23:59:59.500Z", 0.5 / 3600],
    ["Asia/Kathmandu", "2026-11-26T18:14:00Z", 1 / 60],
    // The clocks change later on that day.
    ["Europe/Lisbon", "2026-03-29T00:30:00Z", 22.5],
    ["Europe/Lisbon", "2026-10-24T23:30:00Z", 24.5],
    ["Australia/Lord_Howe", "2026-10-03T14:00:00Z", 23],
    // They have changed.
    ["Europe/Lisbon", "2026-03-29T12:00:00Z", 11],
    // They skip the midnight itself.
    ["America/Santiago", "2026-09-06T03:30:00Z", 0.5],
    ["Africa/Cairo", "2026-04-23T21:59:00Z", 1 / 60],
    ["Asia/Beirut", "2026-03-28T20:00:00Z", 2],
    // They show it twice.
    ["America/Havana", "2026-11-01T03:30:00Z", 0.5],
    ["Africa/Cairo", "2026-10-29T20:30:00Z", 1.5],
  ])("the time until midnight in %s at %s is %d hours", (timeZone, at, hours) => {
    expect(msUntilMidnight(timeZone, Date.parse(at)) / HOUR).toBeCloseTo(hours, 6);
  });

  it("the time until midnight is never over at once, at any minute of a day of change", () => {
    for (const [timeZone, day] of [
      ["America/Santiago", "2026-09-06"],
      ["America/Havana", "2026-11-01"],
      ["Africa/Cairo", "2026-10-30"],
    ] as const)
      for (let minute = -12 * 60; minute < 24 * 60; minute++) {
        const left = msUntilMidnight(timeZone, Date.parse(`${day}T00:00Z`) + minute * 60_000);
        expect(left > 0 && left <= 25 * HOUR).toBe(true);
      }
  });
});

describe("the formats of time zones", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("a time zone that is written in a thousand ways is kept in a few hundred of them", () => {
    const zone = "antarctica/mawson";
    const ways = Array.from({ length: 1000 }, (_, way) =>
      [...zone].map((sign, place) => (way & (1 << place) ? sign.toUpperCase() : sign)).join(""),
    );
    const [first = ""] = ways;
    const at = Date.UTC(2026, 10, 27, 12);
    for (const way of ways) expect(dayAndHour(way, at)).toEqual({ day: "2026-11-27", hour: 17 });
    let made = 0;
    const counted = new Proxy(Intl.DateTimeFormat, {
      construct(format, given: ConstructorParameters<typeof Intl.DateTimeFormat>) {
        made += 1;
        return new format(...given);
      },
    });
    vi.stubGlobal("Intl", Object.create(Intl, { DateTimeFormat: { value: counted } }));
    dayAndHour(ways.at(-1) ?? "", at);
    expect(made).toBe(0);
    dayAndHour(first, at);
    expect(made).toBe(1);
  });
});

describe("the clocks of two time zones", () => {
  const at = Date.parse("2026-11-27T12:00Z");

  it.each([
    ["Asia/Kolkata", "Asia/Calcutta"],
    ["Europe/Kyiv", "Europe/Kiev"],
    ["America/Buenos_Aires", "America/Argentina/Buenos_Aires"],
    ["Asia/Saigon", "Asia/Ho_Chi_Minh"],
  ])("the clocks of %s and %s show the same", (one, other) => {
    expect(haveSameClocks(one, other, at)).toBe(true);
  });

  it.each([
    ["Europe/Lisbon", "Europe/Madrid"],
    ["Europe/London", "Africa/Abidjan"],
    ["Asia/Kolkata", "Asia/Karachi"],
    ["Asia/Kolkata", "Asia/Kathmandu"],
  ])("the clocks of %s and %s differ now or in half a year", (one, other) => {
    expect(haveSameClocks(one, other, at)).toBe(false);
  });
});
