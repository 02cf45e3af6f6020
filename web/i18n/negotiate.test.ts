import { describe, expect, it } from "vitest";
import { languages } from "./languages.ts";
import { languageOf, numberLocaleOf } from "./negotiate.ts";

describe("languageOf", () => {
  it("the language is English by default", () => {
    expect(languageOf({})).toBe("en");
    expect(languageOf({ chosen: "", cookies: "", accepted: "" })).toBe("en");
  });

  it.each(languages)("the language %s is chosen by its own code", (language) => {
    expect(languageOf({ chosen: language })).toBe(language);
    expect(languageOf({ cookies: `a=b; lang=${language}` })).toBe(language);
    expect(languageOf({ accepted: language })).toBe(language);
  });

  it.each([
    // what browsers send
    ["de-AT,de;q=0.9,en;q=0.8", "de"],
    ["en-GB,en-US;q=0.9,en;q=0.8", "en"],
    ["pt-BR,pt;q=0.9", "pt"],
    ["pt-PT", "pt"],
    ["es-419", "es"],
    ["iw-IL,iw;q=0.9", "he"],
    // two ways to write Chinese
    ["zh", "zh-Hans"],
    ["zh-CN", "zh-Hans"],
    ["zh-SG", "zh-Hans"],
    ["zh-TW", "zh-Hant"],
    ["zh-HK", "zh-Hant"],
    ["zh-MO", "zh-Hant"],
    ["zh-Hant-TW", "zh-Hant"],
    ["zh-Hans-HK", "zh-Hans"],
    ["ZH-HANT", "zh-Hant"],
    // weights, in any order
    ["en;q=0.1, ja;q=0.9", "ja"],
    ["en;q=0.5,fr;q=0.50", "en"],
    ["fr ; q = 0.8 , it", "it"],
    ["de;q=0, fr;q=0.1", "fr"],
    ["de;q=0.000", "en"],
    ["ru;q=1.000,uk;q=0.999", "ru"],
    // languages we don't speak
    ["no", "en"],
    ["nb-NO,nb;q=0.9,no;q=0.8,en;q=0.7", "en"],
    ["nn, sv;q=0.5", "sv"],
    ["tlh,*;q=0.5", "en"],
    ["*", "en"],
    // nothing that could be a header
    ["", "en"],
    [",,;q=", "en"],
    ["de;q=2", "en"],
    ["de;q=high,fr;q=0.5", "fr"],
    ["<script>", "en"],
    ["d e", "en"],
    ["constructor,__proto__", "en"],
    [`${"x-".repeat(5000)}x,ko`, "ko"],
  ])("the Accept-Language header %j chooses %s", (accepted, language) => {
    expect(languageOf({ accepted })).toBe(language);
  });

  it.each([
    [{ chosen: "ja", cookies: "lang=fr", accepted: "de" }, "ja"],
    [{ cookies: "lang=fr", accepted: "de" }, "fr"],
    [{ cookies: "session=1; lang=zh-Hant; a=b", accepted: "de" }, "zh-Hant"],
    [{ cookies: "slang=fr; language=it", accepted: "de" }, "de"],
    [{ chosen: "xx", cookies: "lang=fr" }, "fr"],
    [{ chosen: "xx", cookies: "lang=xx", accepted: "pl" }, "pl"],
    [{ chosen: "pt-br" }, "pt"],
    [{ chosen: "zh-TW" }, "zh-Hant"],
    [{ chosen: "toString", cookies: "lang=valueOf" }, "en"],
  ])("the language of %j is %s", (wishes, language) => expect(languageOf(wishes)).toBe(language));
});

it.each([
  ["de-AT,de;q=0.9,en;q=0.8", "de-AT"],
  ["en;q=0.5, fr-CA", "fr-CA"],
  ["x, a-, *;q=0.5, pt-BR;q=0.1", "pt-BR"],
  ["", "en"],
  ["*", "en"],
])("numbers are written for the reader who accepts %j as in %s", (accepted, locale) => {
  expect(numberLocaleOf(accepted)).toBe(locale);
});
