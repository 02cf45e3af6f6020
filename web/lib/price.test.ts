import { afterEach, expect, it } from "vitest";
import { addTexts, setLanguage } from "#texts/app/t.ts";
import { everyPeriod, freeDays, perPeriod, priceText } from "./price.ts";

afterEach(() => setLanguage("en"));

it.each([
  [900, "eur", "en-US", "€9"],
  [950, "eur", "en-US", "€9.50"],
  [900, "eur", "de-DE", "9 €"],
  [123_450, "eur", "fr-FR", "1 234,50 €"],
  [900, "jpy", "en-US", "¥900"],
  [9500, "kwd", "en-US", "KWD 9.500"],
  [9000, "kwd", "en-US", "KWD 9"],
  [99_950, "rsd", "en-US", "RSD 999.50"],
  [150_000, "isk", "en-US", "ISK 1,500"],
  [3500, "mga", "en-US", "MGA 3,500"],
])("a price of %i %s reads %s: %s", (amount, currency, locale, text) => {
  expect(priceText({ amount, currency }, locale).replaceAll(/\s/g, " ")).toBe(text);
});

it("a price names what it is for, and how often it is due", () => {
  expect(perPeriod({ interval: "month" })).toBe("a month");
  expect(everyPeriod({ interval: "month" })).toBe("every month");
  expect(perPeriod({ interval: "month", intervalCount: 3 })).toBe("every 3 months");
  expect(everyPeriod({ interval: "year", intervalCount: 2 })).toBe("every 2 years");
  expect(everyPeriod({ interval: "day", intervalCount: 10 })).toBe("every 10 days");
  expect(perPeriod({ interval: "week" })).toBe("a week");
});

it.each([
  [14, "14 days free"],
  [1.5, "1 day free"],
  [0.9, undefined],
  [0, undefined],
])("a trial of %d days is told as %s", (days, words) => {
  expect(freeDays(days)).toBe(words);
});

it("a period and a trial are told in the app's language", () => {
  addTexts("de", {
    "a month": "im Monat",
    "every {count} months": { one: "jeden Monat", other: "alle {count} Monate" },
    "{count} days free": { one: "1 Tag gratis", other: "{count} Tage gratis" },
  });
  setLanguage("de");
  expect(perPeriod({ interval: "month" })).toBe("im Monat");
  expect(everyPeriod({ interval: "month", intervalCount: 3 })).toBe("alle 3 Monate");
  expect([freeDays(1), freeDays(14)]).toEqual(["1 Tag gratis", "14 Tage gratis"]);
});
