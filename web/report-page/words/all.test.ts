import { describe, expect, it } from "vitest";
import { inEveryLanguage } from "#web/i18n/in-every-language.ts";
import { type Language, languages } from "#web/i18n/languages.ts";
import { loadReportWords } from "./all.ts";
import { en } from "./en.ts";
import type { ReportWords } from "./words.ts";

const REPORT_WORDS = await inEveryLanguage(loadReportWords);

/** The punctuation that a language writes in another way: full-width, Arabic, a danda, none, or after a no-break space. */
const FOREIGN: Partial<Record<Language, RegExp>> = {
  fr: /(?<![\u00a0\u202f])[:?!;]|'/,
  ar: /[,;?]/,
  fa: /[,;?]/,
  hi: /\.$|\. /,
  th: /[.?।]/,
  "zh-Hans": /[,.:;!?()]/,
  "zh-Hant": /[,.:;!?()]/,
  ja: /[,.:;!?()]/,
};

const textsOf = (words: ReportWords): [string, string][] => Object.entries(words);
const english = new Map(textsOf(en));

describe.each(languages.filter((language) => language !== "en"))("report in %s", (language) => {
  const texts = textsOf(REPORT_WORDS[language]);

  it("the report has no text that was left in English", () => {
    expect(texts.filter(([key, text]) => text === english.get(key))).toEqual([]);
  });

  it("the report has no empty text, and none with marks of another language", () => {
    const foreign = FOREIGN[language] ?? /[。、，？！।؟]/;
    expect(texts.filter(([, text]) => text.trim() === "" || foreign.test(text))).toEqual([]);
  });

  it("every reason to report a review has words of its own", () => {
    const { "not-a-guest": guest, offensive, spam, "personal-data": data, other } = REPORT_WORDS[language];
    expect(new Set([guest, offensive, spam, data, other]).size).toBe(5);
  });
});
