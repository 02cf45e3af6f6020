import { expect, it } from "vitest";
import { likelyLanguage } from "./likely-language.ts";

it.each([
  ["", "de-AT", "de"],
  ["", "pt", "pt-BR"],
  ["", "pt-AO", "pt-PT"],
  ["", "zh-TW", "zh-Hant"],
  ["", "zh-Hans-HK", "zh-Hant"],
  ["", "no", "nb"],
  ["", "gsw-CH", "gsw"],
  ["", "", ""],
  ["", "not a tag", ""],
  ["Γεια σας", "", "el"],
  ["Γεια σας", "en-US", "el"],
  ["你好", "en-US", "zh-Hans"],
  ["Hello there", "ja-JP", ""],
  ["Hello there", "fr-CA", "fr"],
])("the likely language of %j on a device in %j is %j", (text, device, language) => {
  expect(likelyLanguage(text, device)).toBe(language);
});
