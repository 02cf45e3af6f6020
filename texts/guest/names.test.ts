import { globSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { COUNTRIES } from "#schema/country.ts";
import { PAGE_LANGUAGES } from "#locales/languages.ts";
import { languageList } from "./language-names.ts";
import { loadNames, namesIn } from "./names.ts";
import { reviewDate } from "./format.ts";
import { durationText } from "./duration.ts";
import { loadLocale } from "./load-locale.ts";

/** The languages that Chromium and Cloudflare don't know, and Node does. */
const OWN = globSync("locales/names/*.json").map((path) =>
  PAGE_LANGUAGES.find((code) => code === basename(path, ".json")),
);
const LANGUAGES = OWN.filter((language) => language !== undefined);

it("each language with names of its own is one of the page's", () => expect(OWN).toEqual(LANGUAGES));

it("the names in a language that has its own are asked for after they were loaded", async () => {
  vi.resetModules();
  const fresh = await import("./names.ts");
  expect(() => fresh.namesIn("kk")).toThrow("the names in kk haven't been loaded");
  await fresh.loadNames("kk");
  expect(fresh.namesIn("kk").country("DE")).toBe("Германия");
});

describe.each(LANGUAGES)("the names in %s", (language) => {
  it("each language of the page and each country has a name", async () => {
    await loadNames(language);
    const names = namesIn(language);
    const nameless = [
      ...PAGE_LANGUAGES.filter((code) => !names.language(code)),
      ...COUNTRIES.filter((code) => !names.country(code)),
    ];
    expect(nameless).toEqual([]);
  });

  it("the countries are in the order of the language's alphabet", async () => {
    await loadNames(language);
    const { country, compareCountries } = namesIn(language);
    const collator = new Intl.Collator(language);
    const sorted = COUNTRIES.toSorted(compareCountries).map((code) => country(code) ?? code);
    expect(sorted).toEqual(sorted.toSorted(collator.compare));
  });

  it("the dates of each month are written as CLDR says", async () => {
    const locale = await loadLocale(language);
    const format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" });
    for (let month = 0; month < 12; month += 1) {
      const date = new Date(Date.UTC(2025, month, 5));
      expect(reviewDate(locale, date.toISOString())).toBe(format.format(date));
    }
  });

  it("the durations are written as CLDR says", async () => {
    const unit = (name: string, unitDisplay: "long" | "short") =>
      new Intl.NumberFormat(language, { style: "unit", unit: name, unitDisplay });
    const locale = await loadLocale(language);
    for (const count of [1, 2, 5, 12]) {
      expect(durationText(locale, count * 1440)).toBe(unit("day", "long").format(count));
      expect(durationText(locale, count * 60)).toBe(unit("hour", "short").format(count));
      expect(durationText(locale, count)).toBe(unit("minute", "short").format(count));
    }
  });
});

it.each([
  ["az", ["A və B", "A, B və C"]],
  ["kk", ["A және B", "A, B және C"]],
  ["sq", ["A dhe B", "A, B dhe C"]],
  ["ur", ["A اور B", "A، B، اور C"]],
  ["en", ["A and B", "A, B, and C"]],
] as const)("a list in %s is joined by its own words", async (language, joined) => {
  await loadNames(language);
  const { list } = namesIn(language);
  expect([list(["A", "B"]), list(["A", "B", "C"])]).toEqual(joined);
  expect([list([]), list(["A"])]).toEqual(["", "A"]);
});

it("a list of languages is joined as the reader's region joins it", () => {
  expect(languageList("en", ["pt", "uk", "de"])).toBe("Portuguese, Ukrainian, and German");
  expect(languageList("en-GB", ["pt", "uk", "de"])).toBe("Portuguese, Ukrainian and German");
});
