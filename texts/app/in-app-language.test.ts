import { afterEach, expect, it } from "vitest";
import { inAppLanguage } from "./in-app-language.ts";
import { setLanguage } from "./t.ts";

afterEach(() => setLanguage("en"));

it.each([
  ["en", "en", "ltr"],
  ["de", "de-AT", "ltr"],
  ["ar", "ar", "rtl"],
  ["ar", "ar-EG", "rtl"],
])("the formats of the app's language %s are those of %s, and run %s on any page", (language, lang, dir) => {
  setLanguage(language, lang);
  expect(inAppLanguage()).toEqual({ lang, dir });
});
