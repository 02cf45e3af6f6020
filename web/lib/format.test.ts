import { afterEach, expect, it } from "vitest";
import { setLanguage } from "#texts/app/t.ts";
import { bareUrl, localDate } from "./format.ts";
import { longDate } from "./long-date.ts";

const DATE = "2026-12-04T12:00:00.000Z";

afterEach(() => setLanguage("en"));

it("a date is written in US short form, a long one with the day first", () => {
  expect(localDate(DATE)).toBe("Dec 4, 2026");
  expect(longDate(new Date(DATE))).toBe("4 December 2026");
});

it("a date is written as the app's language writes it", () => {
  setLanguage("de");
  expect(localDate(DATE)).toBe("04.12.2026");
  expect(longDate(new Date(DATE))).toBe("4. Dezember 2026");
});

it("an address is shown without its scheme", () => {
  expect(bareUrl("https://lanyard.example/profile/x")).toBe("lanyard.example/profile/x");
  expect(bareUrl("http://localhost:8787/profile/x")).toBe("localhost:8787/profile/x");
});
