import { expect, it } from "vitest";
import { ACCOUNT_LANGUAGES, accountLanguageOf } from "./language.ts";

it.each(ACCOUNT_LANGUAGES)("an account's language %s is found by its own tag, in any case", (language) => {
  expect(accountLanguageOf(language)).toBe(language);
  expect(accountLanguageOf(language.toUpperCase())).toBe(language);
});

it.each([
  ["en-US", "en"],
  ["es-419", "es"],
  ["pt-PT", "pt"],
  ["pt-br", "pt-BR"],
  ["de-CH", "de"],
  ["zh", "zh-Hans"],
  ["zh-CN", "zh-Hans"],
  ["zh-TW", "zh-Hans"],
  ["zh-Hant-HK", "zh-Hans"],
])("the tag %s means the account's language %s", (tag, language) => {
  expect(accountLanguageOf(tag)).toBe(language);
});

it.each(["", "*", "nl", "english", "e", "constructor"])("the tag %j is no account's language", (tag) => {
  expect(accountLanguageOf(tag)).toBeUndefined();
});
