import { describe, expect, it } from "vitest";
import type { Guide } from "#schema/guide.ts";
import { PAGE_LANGUAGES } from "#locales/languages.ts";
import { drawPrint } from "./content.ts";
import type { FormatKey } from "./formats.ts";
import { doesOf, printTexts } from "./texts.ts";

const guide = {
  name: "Ana",
  callMe: "",
  professionalTag: "",
  handle: null,
  translations: {},
  url: "https://lanyard.example/profile/abc",
} as unknown as Guide;

/** The texts that a format has in a language, in the order in which they are drawn. */
function textsOf(format: FormatKey, language: (typeof PAGE_LANGUAGES)[number], hasTours: boolean): string[] {
  const options = { language, hasTours, isSaving: false, hasPhoto: false };
  const sides = drawPrint(format, guide, options, (text, _font, size) => text.length * size * 0.5);
  return Array.from(JSON.stringify(sides).matchAll(/"text":("(?:[^"\\]|\\.)*")/g), ([, text = ""]) =>
    JSON.parse(text),
  );
}

describe("what a print says that guests can do", () => {
  it.each(PAGE_LANGUAGES)(
    "a print says that guests can book only where the page has tours, else get in touch: %s",
    (language) => {
      const { book, contact } = printTexts(language);
      for (const format of ["badge", "card"] as const) {
        expect(textsOf(format, language, true)).toEqual(expect.arrayContaining([...doesOf(language, true)]));
        expect(textsOf(format, language, true)).not.toContain(contact);
        expect(textsOf(format, language, false)).toEqual(
          expect.arrayContaining([...doesOf(language, false)]),
        );
        expect(textsOf(format, language, false)).not.toContain(book);
      }
      expect(new Set([...doesOf(language, true), contact]).size).toBe(4);
    },
  );

  it("a print names no booking on any other format", () => {
    for (const format of ["tent", "sticker", "poster"] as const)
      for (const hasTours of [true, false]) {
        const texts = textsOf(format, "en", hasTours);
        expect(texts.includes("Book")).toBe(hasTours && texts.includes("Tip"));
      }
  });
});
