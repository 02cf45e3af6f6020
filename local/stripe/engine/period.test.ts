import { expect, test } from "vitest";
import { periodEnd } from "./period.ts";

const at = (date: string): number => Date.parse(date) / 1000;

test.each([
  ["2026-01-15T10:20:30Z", "2026-01-15T10:20:30Z", "2026-02-15T10:20:30Z"],
  ["2026-01-31T00:00:00Z", "2026-01-31T00:00:00Z", "2026-02-28T00:00:00Z"],
  ["2026-01-31T00:00:00Z", "2026-02-28T00:00:00Z", "2026-03-31T00:00:00Z"],
  ["2028-01-30T00:00:00Z", "2028-01-30T00:00:00Z", "2028-02-29T00:00:00Z"],
  ["2026-12-31T23:59:59Z", "2026-12-31T23:59:59Z", "2027-01-31T23:59:59Z"],
  ["2026-01-15T00:00:00Z", "2027-11-15T00:00:00Z", "2027-12-15T00:00:00Z"],
])("a period anchored at %s that begins %s ends %s", (anchor, start, end) => {
  expect(new Date(periodEnd(at(anchor), at(start)) * 1000)).toEqual(new Date(end));
});
