import { afterEach, expect, it } from "vitest";
import { languageName, pageLanguageChoices } from "./language-choices.ts";
import { setLanguage } from "./t.ts";

afterEach(() => setLanguage("en"));

it("languages are named, and stand in order, in the language of the app", () => {
  expect(languageName("de")).toBe("German");
  const english = pageLanguageChoices().map(({ value }) => value);
  setLanguage("de");
  expect(languageName("de")).toBe("Deutsch");
  const german = pageLanguageChoices().map(({ value }) => value);
  expect(english.indexOf("de")).toBeGreaterThan(english.indexOf("fr"));
  expect(german.indexOf("de")).toBeLessThan(german.indexOf("fr"));
});
