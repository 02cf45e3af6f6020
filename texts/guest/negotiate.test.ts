import { describe, expect, it } from "vitest";
import { PAGE_LANGUAGES } from "#locales/languages.ts";
import { negotiate, numberLocaleOf } from "./negotiate.ts";
import { languageIn, type LocaleTag } from "./regions.ts";

const languageOf = (request: Parameters<typeof negotiate>[0]) => negotiate(request).language;

describe("negotiate", () => {
  it("the language is English by default", () => {
    expect(languageOf({})).toBe("en");
    expect(languageOf({ chosen: "", cookies: "", accepted: "" })).toBe("en");
  });

  it.each(PAGE_LANGUAGES)("the language %s is chosen by its own code", (language) => {
    expect(languageOf({ chosen: language })).toBe(language);
    expect(languageOf({ cookies: `a=b; lang=${language}` })).toBe(language);
    expect(languageOf({ accepted: language })).toBe(language);
  });

  it.each([".", ")", ").", "/", "/.", "**", "。", " ", "\u200b", ",", "_"])(
    "a language is chosen with %j behind it, as where a sentence ends with a link",
    (marks) => {
      for (const language of PAGE_LANGUAGES) expect(languageOf({ chosen: language + marks })).toBe(language);
      expect(languageOf({ chosen: `deutsch${marks}` })).toBe("en");
    },
  );

  it.each([
    // what browsers send
    ["de-AT,de;q=0.9,en;q=0.8", "de"],
    ["en-GB,en-US;q=0.9,en;q=0.8", "en"],
    ["pt-BR,pt;q=0.9", "pt-BR"],
    ["pt-PT,pt;q=0.9", "pt-PT"],
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
    ["yue-HK,en;q=0.5", "zh-Hant"],
    ["yue-CN", "zh-Hans"],
    ["cmn-Hans-CN", "zh-Hans"],
    // other languages of China, by both of their names
    ["nan-TW", "zh-Hant"],
    ["zh-nan", "zh-Hant"],
    ["zh-min-nan", "zh-Hant"],
    ["nan-Hans", "zh-Hans"],
    ["zh-yue", "zh-Hant"],
    ["zh-yue-CN", "zh-Hans"],
    ["hak-TW", "zh-Hant"],
    ["wuu-CN", "zh-Hans"],
    // tags as systems write them, and weights without a zero
    ["de_AT", "de"],
    ["pt_PT,en;q=0.5", "pt-PT"],
    ["zh_TW", "zh-Hant"],
    ["sr_Latn_RS", "sr-Latn"],
    ["fr;q=.9", "fr"],
    ["en;q=.5,fr;q=.9", "fr"],
    ["de;q=.0,fr;q=.1", "fr"],
    // two ways to write Portuguese
    ["pt", "pt-BR"],
    ["pt-AO", "pt-PT"],
    ["pt-MZ,en;q=0.5", "pt-PT"],
    ["pt-BR-u-ca-gregory", "pt-BR"],
    ["pt-u-nu-latn", "pt-BR"],
    ["pt-419", "pt-BR"],
    ["pt-Latn-PT-ao1990", "pt-PT"],
    // other names of a language, and languages that are nearly the same
    ["no", "nb"],
    ["nb-NO,nb;q=0.9,no;q=0.8,en;q=0.7", "nb"],
    ["nn, sv;q=0.5", "nb"],
    ["bs", "hr"],
    ["ms-MY,en;q=0.5", "ms"],
    ["ms-Arab-MY", "ms"],
    ["ms-Arab", "ms"],
    ["tl", "fil"],
    ["tl-PH,en;q=0.5", "fil"],
    ["fil-PH", "fil"],
    ["ceb-PH", "fil"],
    // two ways to write Serbian
    ["sr", "sr-Cyrl"],
    ["sr-RS,sr;q=0.9", "sr-Cyrl"],
    ["sr-BA", "sr-Cyrl"],
    ["sr-ME", "sr-Latn"],
    ["sr-Cyrl-ME", "sr-Cyrl"],
    ["sr-Latn-RS,en;q=0.5", "sr-Latn"],
    ["SR-LATN", "sr-Latn"],
    ["cnr-ME", "sr-Latn"],
    ["sh", "sr-Latn"],
    ["in", "id"],
    ["in-ID", "id"],
    ["iw", "he"],
    ["fa-AF", "fa"],
    ["prs", "fa"],
    // a language that the page doesn't have, where others that were named come first, then a near one
    ["gl-ES,es;q=0.9", "es"],
    ["gl,en;q=0.5", "en"],
    ["gl", "es"],
    ["be-BY", "ru"],
    ["ky,uk;q=0.1", "uk"],
    ["gsw-CH", "de"],
    ["lb;q=0.5,br", "fr"],
    ["af-ZA", "nl"],
    // weights, in any order
    ["en;q=0.1, ja;q=0.9", "ja"],
    ["en;q=0.5,fr;q=0.50", "en"],
    ["fr ; q = 0.8 , it", "it"],
    ["de;q=0, fr;q=0.1", "fr"],
    ["de;q=0.000", "en"],
    ["ru;q=1.000,uk;q=0.999", "ru"],
    // languages that the page doesn't have
    ["tlh,*;q=0.5", "en"],
    ["*", "en"],
    // values that are no header
    ["", "en"],
    [Array.from({ length: 50 }, (_, place) => `x${place.toString(36)}-YY`).join(), "en"],
    [`${Array.from({ length: 49 }, () => "tlh").join()},bn`, "bn"],
    [[...PAGE_LANGUAGES].join(), "en"],
    [[...PAGE_LANGUAGES, "tlh", "eo"].toReversed().join(), PAGE_LANGUAGES.at(-1)],
    [PAGE_LANGUAGES.map((code, place) => `${code};q=0.${place + 10}`).join(), PAGE_LANGUAGES.at(-1)],
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
    [{ chosen: "pt-br" }, "pt-BR"],
    [{ chosen: "pt_BR", accepted: "de" }, "pt-BR"],
    [{ chosen: "pt_PT.UTF-8" }, "pt-PT"],
    [{ cookies: "lang=zh_TW" }, "zh-Hant"],
    [{ cookies: "lang=pt" }, "pt-BR"],
    [{ chosen: "zh-TW" }, "zh-Hant"],
    [{ chosen: "toString", cookies: "lang=valueOf" }, "en"],
  ])("the language of %j is %s", (wishes, language) => expect(languageOf(wishes)).toBe(language));
});

describe("the region of a language", () => {
  it.each<[Parameters<typeof negotiate>[0], LocaleTag]>([
    [{ accepted: "en-GB,en-US;q=0.9,en;q=0.8" }, "en-GB"],
    [{ accepted: "en-IN" }, "en-GB"],
    [{ accepted: "en-001" }, "en-GB"],
    [{ accepted: "en-US,en-GB;q=0.9" }, "en"],
    [{ accepted: "en-CA" }, "en"],
    // a region with a variant or an extension behind it, and parts of an extension that look like a region
    [{ accepted: "en-GB-oxendict" }, "en-GB"],
    [{ accepted: "de-Latn-CH-1996" }, "de-CH"],
    [{ accepted: "ar-AE-u-nu-latn" }, "ar-AE"],
    [{ accepted: "en-u-rg-gb" }, "en"],
    [{ accepted: "en-PH" }, "en"],
    [{ accepted: "es-419" }, "es-MX"],
    [{ accepted: "es-AR" }, "es"],
    [{ accepted: "de-LI" }, "de-CH"],
    [{ accepted: "de-AT" }, "de"],
    [{ accepted: "de_CH" }, "de-CH"],
    [{ chosen: "en_GB" }, "en-GB"],
    [{ accepted: "it-CH" }, "it-CH"],
    [{ accepted: "ar-TN,fr;q=0.9" }, "ar-MA"],
    [{ accepted: "ar-DZ" }, "ar-MA"],
    [{ accepted: "ar-AE" }, "ar-AE"],
    [{ accepted: "ar-EG" }, "ar"],
    [{ accepted: "fr-CA" }, "fr"],
    // the choice decides the language, and the phone its region
    [{ cookies: "lang=en", accepted: "de-DE,en-GB;q=0.5" }, "en-GB"],
    [{ chosen: "ar", accepted: "fr-MA" }, "ar"],
    // a locale's tag means itself, as the cache asks for it
    [{ chosen: "en-GB" }, "en-GB"],
    [{ chosen: "ar-MA" }, "ar-MA"],
    [{ chosen: "zh-Hant" }, "zh-Hant"],
  ])("the locale of %j is %s", (request, tag) => {
    expect(negotiate(request)).toEqual({ language: languageIn(tag), tag });
    expect(negotiate({ chosen: tag }).tag).toBe(tag);
  });
});

it.each([
  ["de-AT,de;q=0.9,en;q=0.8", "de", "de-AT"],
  ["en;q=0.5, fr-CA", "fr", "fr-CA"],
  ["en;q=0.5, fr-CA", "en", "en"],
  ["x, a-, *;q=0.5, pt-BR;q=0.1", "pt-PT", "pt-PT"],
  ["de_AT;q=.9", "de", "de-AT"],
  ["", "en", "en"],
  ["*", "tr", "tr"],
])("numbers are written for the reader who accepts %j in %s as in %s", (accepted, language, locale) => {
  expect(numberLocaleOf(accepted, language)).toBe(locale);
});
