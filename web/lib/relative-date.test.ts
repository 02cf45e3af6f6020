import { afterEach, expect, it } from "vitest";
import { DAY } from "#schema/durations.ts";
import { setLanguage } from "#texts/app/t.ts";
import { exactDate, relativeDate } from "./relative-date.ts";

afterEach(() => setLanguage("en"));

const at = (days: number) => new Date(Date.now() + days * DAY).toISOString();

it.each([
  [at(-153), "5 months ago"],
  [at(-364), "12 months ago"],
  [at(-365), "1 year ago"],
  [at(-59 / 1440), "59 minutes ago"],
  [at(9.1), "in 9 days"],
  [at(0), "0 seconds ago"],
])("a relative date %s is written as %s", (iso, text) => expect(relativeDate(iso)).toBe(text));

it.each([null, undefined, ""])("a missing date (%j) is written as N/A", (missing) => {
  expect(relativeDate(missing)).toBe("N/A");
  expect(exactDate(missing)).toBeUndefined();
});

it("an invalid date is written as 'Invalid date'", () => {
  expect(relativeDate("yesterday")).toBe("Invalid date");
  expect(exactDate("yesterday")).toBeUndefined();
});

it("a relative date's tooltip is the exact date and time", () => {
  expect(exactDate("2026-12-04T12:00:00.000Z")).toMatch(/^Dec \d, 2026, \d{1,2}:\d{2}\s[AP]M$/);
});

it("a date is written in the language that the app speaks by then", () => {
  expect(relativeDate(at(-2))).toBe("2 days ago");
  setLanguage("de");
  expect(relativeDate(at(-2))).toBe("vor 2 Tagen");
  expect(exactDate("2026-12-04T12:00:00.000Z")).toMatch(/^0\d\.12\.2026, \d{2}:\d{2}$/);
});
