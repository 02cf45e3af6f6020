import { describe, expect, it } from "vitest";
import { inEveryLanguage } from "#web/i18n/in-every-language.ts";
import { languages } from "#web/i18n/languages.ts";
import type { Language } from "#web/i18n/languages.ts";
import { loadTipWords } from "./all.ts";
import { en } from "./en.ts";
import type { TipWords } from "./words.ts";

const TIP_WORDS = await inEveryLanguage(loadTipWords);

/** The texts that a language writes as English does. */
const SAME: Partial<Record<Language, (keyof TipWords)[]>> = {
  fr: ["use", "sepa"],
  de: ["use", "name", "bank"],
  it: ["use"],
  "pt-BR": ["use"],
  "pt-PT": ["use"],
  nl: ["use", "bank"],
  da: ["use", "bank"],
  nb: ["use", "bank"],
  sv: ["use", "bank"],
  fi: ["use"],
  pl: ["use", "bank"],
  cs: ["use"],
  sk: ["use"],
  hu: ["bank"],
  ro: ["use", "cardWay"],
  el: ["email"],
  vi: ["use", "email"],
  id: ["bank", "email"],
};

const textsOf = (words: TipWords): [string, string][] => Object.entries(words);
const english = new Map(textsOf(en));
const placeholdersOf = (text: string): string[] => [...text.matchAll(/\{[^}]*\}/g)].map(String).toSorted();

describe.each(languages.filter((language) => language !== "en"))("tip page in %s", (language) => {
  const texts = textsOf(TIP_WORDS[language]);

  it("the tip page has no text that was left in English", () => {
    const same = texts.filter(([key, text]) => text === english.get(key)).map(([key]) => key);
    expect(same).toEqual(SAME[language] ?? []);
  });

  it("the tip page has no placeholder twice and none that English doesn't have", () => {
    for (const [key, text] of texts)
      expect([key, placeholdersOf(text)]).toEqual([key, placeholdersOf(english.get(key) ?? "")]);
  });

  it("the tip page has no empty or untidy text", () => {
    for (const [, text] of texts) {
      expect(text).not.toBe("");
      expect(text).toBe(text.trim().normalize("NFC"));
      expect(text).not.toMatch(/\s{2}/);
    }
  });

  it("the tip page ends a sentence where English ends one", () => {
    for (const [key, text] of texts)
      expect([key, /[.。।]$/.test(text)]).toEqual([
        key,
        language !== "th" && english.get(key)?.endsWith("."),
      ]);
  });
});
