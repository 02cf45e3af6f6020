import { describe, expect, it } from "vitest";
import { PRINT_WORDS } from "#web/features/print/words.ts";
import { loadReportWords } from "#web/report-page/words/all.ts";
import { loadTipWords } from "#web/tip-page/words/all.ts";
import { loadCatalogue } from "./catalogues.ts";
import { inEveryLanguage } from "./in-every-language.ts";
import { languages } from "./languages.ts";
import { WORD_RULES, wordFaults } from "./word-rules.ts";

const CATALOGUES = await inEveryLanguage(loadCatalogue);
const TIP_WORDS = await inEveryLanguage(loadTipWords);
const REPORT_WORDS = await inEveryLanguage(loadReportWords);

/** Lists every text of a language with its key, of the public page, the tip page, reports and prints. */
const textsIn = (language: (typeof languages)[number]): [string, string][] =>
  [CATALOGUES[language], TIP_WORDS[language], REPORT_WORDS[language], PRINT_WORDS[language]].flatMap(
    (words) =>
      Object.entries(words).flatMap(([key, text]: [string, string | object]): [string, string][] =>
        typeof text === "string" ? [[key, text]] : Object.values(text).map((form) => [key, String(form)]),
      ),
  );

it.each(languages)("the words of %s break no rule of their language", (language) => {
  const faults = textsIn(language).flatMap(([key, text]) =>
    wordFaults(language, key, text).map((reason) => `${key}, “${text}”: ${reason}`),
  );
  expect(faults).toEqual([]);
});

it.each(languages.filter((language) => language !== "en"))(
  "the words of %s have typographic apostrophes, quotes and ellipses",
  (language) => {
    expect(textsIn(language).filter(([, text]) => /['"`´]|\.\.\./.test(text))).toEqual([]);
  },
);

describe.each(WORD_RULES)("rule “$reason”", ({ languages, key = "thanks", reason, planted }) => {
  it.each(languages)("the rule finds its violation in %s", (language) =>
    expect(wordFaults(language, key, planted)).toContain(reason),
  );
});
