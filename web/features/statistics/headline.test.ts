import { describe, expect, it } from "vitest";
import { busiestHours, headlineOf } from "./headline.ts";

const sums = (scans: number, tipWays: number, visits = scans) => ({
  visits,
  scans,
  tipWays,
  tipOpens: 0,
  tipsWorked: 0,
  tipsFailed: 0,
  contacts: 0,
  links: 0,
  tours: 0,
  reviews: 0,
});

describe("the headline of statistics", () => {
  it.each([
    [19, 19, undefined],
    [20, 0, "No scan has opened a way to tip yet"],
    [173, 44, "One scan in four opened a way to tip"],
    [20, 10, "One scan in two opened a way to tip"],
    [100, 70, "One scan in two opened a way to tip"],
    [100, 75, "Nearly every scan opened a way to tip"],
    [20, 40, "Nearly every scan opened a way to tip"],
    [100, 34, "One scan in three opened a way to tip"],
    [120, 10, "One scan in twelve opened a way to tip"],
    [1000, 1, "Fewer than one scan in twelve opened a way to tip"],
  ])("the headline of %i scans of which %i ways were opened says: %s", (scans, tipWays, sentence) =>
    expect(headlineOf(sums(scans, tipWays))).toBe(sentence),
  );

  it("the sentence speaks of visits where some were no scans: nobody knows whose taps are whose", () =>
    expect(headlineOf(sums(20, 20, 100))).toBe("One visit in five opened a way to tip"));
});

describe("the busiest hours", () => {
  const at = (hours: Record<number, number>) => Array.from({ length: 24 }, (_, hour) => hours[hour] ?? 0);

  it.each([
    [{ 18: 10, 19: 9 }, undefined],
    [{ 9: 5, 18: 10, 19: 9 }, "The busiest are from 18:00 to 20:00."],
    [{ 23: 15, 0: 15 }, "The busiest are from 23:00 to 1:00."],
  ])("the busiest hours of %j read: %s", (hours, sentence) => expect(busiestHours(at(hours))).toBe(sentence));
});
