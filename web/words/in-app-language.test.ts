import { afterEach, expect, it } from "vitest";
import { inAppLanguage } from "./in-app-language.ts";
import { speak } from "./t.ts";

afterEach(() => speak("en"));

it.each([
  ["en", "ltr"],
  ["de", "ltr"],
  ["ar", "rtl"],
])("what speaks the app's language %s runs %s on any page", (lang, dir) => {
  speak(lang);
  expect(inAppLanguage()).toEqual({ lang, dir });
});
