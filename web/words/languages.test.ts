import { globSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Plural } from "#schema/placeholders.ts";
import { ACCOUNT_LANGUAGES, tagOf } from "#schema/language.ts";
import { AREA_TEXTS, pluralsOf } from "./testing/area-texts.ts";

type Words = Record<string, string | Plural>;

const others = ACCOUNT_LANGUAGES.filter((language) => language !== "en");
const files = import.meta.glob<Words>("./languages/*/*.ts", { import: "words", eager: true });
const wordsOf = (language: string, area: string): Words => files[`./languages/${language}/${area}.ts`] ?? {};
const cases = others.flatMap((language) => [...AREA_TEXTS.keys()].map((area) => ({ language, area })));

it("each language of an account has a file for each area, and there is no other", () => {
  expect(readdirSync("web/words/languages").toSorted()).toEqual([...others].toSorted());
  for (const language of others)
    expect(globSync("*.ts", { cwd: `web/words/languages/${language}` }).toSorted()).toEqual(
      [...AREA_TEXTS.keys()].map((area) => `${area}.ts`).toSorted(),
    );
});

it.each(cases)(
  "$language says every text of $area with its placeholders, and nothing else",
  ({ language, area }) => {
    const words = wordsOf(language, area);
    const texts = (AREA_TEXTS.get(area) ?? []).map((text): string => JSON.parse(text));
    expect(Object.keys(words).toSorted()).toEqual([...texts].toSorted());
    const namesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();
    for (const [text, said] of Object.entries(words)) {
      const whole = typeof said === "string" ? said : said.other;
      expect(whole.trim()).toBe(whole);
      expect([text, whole === "" ? "blank" : namesIn(whole)]).toEqual([text, namesIn(text)]);
    }
  },
);

it.each(others)("%s counts in each of its plural forms", (language) => {
  // Some languages have a form of their own for millions, which nothing here is counted in.
  const categories = new Intl.PluralRules(tagOf(language)).resolvedOptions().pluralCategories;
  const needed = categories.filter((category) => category !== "many" || language === "ar").toSorted();
  for (const area of AREA_TEXTS.keys())
    for (const text of pluralsOf(area)) {
      const said = wordsOf(language, area)[text];
      const forms =
        typeof said === "object"
          ? Object.keys(said).filter((form) => form !== "many" || language === "ar")
          : [];
      expect([text, forms.toSorted()]).toEqual([text, needed]);
    }
});

/** Tells whether other languages may write a text as English does, as they do with names and words that they have from it. */
const isAlike = (text: string): boolean => !/[a-z]{2,} [a-z]{2,}/.test(text.replace(/\{\w+\}/g, ""));

it.each(others)("%s has no English sentence left", (language) => {
  const left = [...AREA_TEXTS.keys()].flatMap((area) =>
    Object.entries(wordsOf(language, area)).flatMap(([text, said]) =>
      text === said && !isAlike(text) ? [text] : [],
    ),
  );
  expect(left).toEqual([]);
});

it("a language's file is listed by nobody but the build", () => {
  const importers = globSync("web/**/*.{ts,tsx}").filter(
    (path) =>
      !/\.test\.|^web\/words\/languages\//.test(path) &&
      /from "[^"]*words\/languages\//.test(readFileSync(path, "utf8")),
  );
  expect(importers).toEqual([]);
});
