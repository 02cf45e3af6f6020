import { afterEach, expect, it } from "vitest";
import { countryChoices, countryName, placeName } from "./country-names.ts";
import { setLanguage } from "./t.ts";

afterEach(() => setLanguage("en"));

it("a country in an English sentence has its article", () => {
  expect(["PT", "NL", "US"].map(placeName)).toEqual(["Portugal", "the Netherlands", "the USA"]);
  expect(countryName("NL")).toBe("Netherlands");
});

it("a country is named in the language of the app, whichever was spoken before", () => {
  setLanguage("de");
  expect(["PT", "NL", "US"].map(placeName)).toEqual(["Portugal", "Niederlande", "Vereinigte Staaten"]);
  setLanguage("tr");
  expect(countryName("DE")).toBe("Almanya");
});

it("countries to choose from stand in the order of the language", () => {
  const places = (code: string) => countryChoices().findIndex(({ value }) => value === code);
  expect(places("DE")).toBeGreaterThan(places("FR"));
  setLanguage("de");
  expect(places("DE")).toBeLessThan(places("FR"));
});
