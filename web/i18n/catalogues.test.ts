import { describe, expect, it } from "vitest";
import { loadCatalogue } from "./catalogues.ts";
import type { Plural } from "#schema/placeholders.ts";
import type { Catalogue } from "./catalogue.ts";
import { en } from "./en.ts";
import { inEveryLanguage } from "./in-every-language.ts";
import { languages } from "./languages.ts";
import { OG_LOCALES } from "./og-locales.ts";

const CATALOGUES = await inEveryLanguage(loadCatalogue);
const placeholdersOf = (text: string): string[] => [...text.matchAll(/\{[^}]*\}/g)].map(String).toSorted();
const entriesOf = (catalogue: Catalogue): [string, string | Plural][] => Object.entries(catalogue);
const textsOf = (catalogue: Catalogue): string[] =>
  entriesOf(catalogue).flatMap(([, words]) => (typeof words === "string" ? words : Object.values(words)));
const english = new Map(entriesOf(en));

describe.each(languages)("catalogue %s", (language) => {
  const catalogue = CATALOGUES[language];

  it("the catalogue has every text of the English one, with the same placeholders", () => {
    expect(Object.keys(catalogue)).toEqual(Object.keys(en));
    for (const [key, words] of entriesOf(catalogue)) {
      const original = english.get(key);
      if (typeof words === "string" && typeof original === "string")
        expect([key, placeholdersOf(words)]).toEqual([key, placeholdersOf(original)]);
      else expect([key, typeof words]).toEqual([key, typeof original]);
    }
  });

  it("the catalogue has every plural form of its language", () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    for (const [key, words] of entriesOf(catalogue)) {
      if (typeof words === "string") continue;
      expect([key, Object.keys(words).toSorted()]).toEqual([key, pluralCategories.toSorted()]);
      for (const form of Object.values(words)) expect(["{count}", ""]).toContain(placeholdersOf(form).join());
      expect(words.other).toContain("{count}");
    }
  });

  it("the catalogue has no empty or untidy text", () => {
    for (const text of textsOf(catalogue)) {
      expect(text).not.toBe("");
      expect(text).toBe(text.trim().normalize("NFC"));
      expect(text).not.toMatch(/ {2}/);
    }
  });

  it("the catalogue's language has an Open Graph locale", () => {
    expect(OG_LOCALES[language]).toMatch(/^[a-z]{2}_[A-Z]{2}$/);
  });
});

it.each(languages.filter((language) => language !== "en"))("catalogue %s is translated", (language) => {
  const long = textsOf(en).filter((text) => text.length > 20);
  expect(textsOf(CATALOGUES[language]).filter((text) => long.includes(text))).toEqual([]);
});
