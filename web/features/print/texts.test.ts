import { describe, expect, it } from "vitest";
import type { Opening } from "#schema/code-marks.ts";
import type { Guide } from "#schema/guide.ts";
import { PAGE_LANGUAGES, type PageLanguage } from "#locales/languages.ts";
import { drawPrint } from "./content.ts";
import type { Shape, TextLine } from "./drawing/drawing.ts";
import type { Measure } from "./drawing/text.ts";
import type { FormatKey } from "./formats.ts";
import { printTexts, printWords } from "./texts.ts";

const guide = {
  name: "Ana",
  callMe: "",
  professionalTag: "",
  handle: null,
  translations: {},
  url: "https://lanyard.example/profile/abc",
} as unknown as Guide;

/** Measures letters as wide as those of common fonts are at most: squares where the script has them. */
const measure: Measure = (text, font, size) =>
  Array.from(text).reduce(
    (sum, letter) =>
      sum +
      (/\p{M}/u.test(letter)
        ? 0
        : /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(letter)
          ? 1
          : font === "regular"
            ? 0.52
            : 0.57),
    0,
  ) * size;

const linesIn = (shapes: readonly Shape[]): TextLine[] =>
  shapes.flatMap((shape) =>
    shape.kind === "words" ? [shape] : "shapes" in shape ? linesIn(shape.shapes) : [],
  );

type Chosen = { format: FormatKey; language: PageLanguage; opening?: Opening; hasTours?: boolean };

/** The lines of a print, in the order in which they are drawn. */
const linesOf = ({ format, language, opening = "page", hasTours = true }: Chosen): TextLine[] =>
  drawPrint(format, guide, { language, opening, hasTours, isSaving: false, hasPhoto: true }, measure).flatMap(
    ({ shapes }) => linesIn(shapes),
  );
const textsOf = (chosen: Chosen) => linesOf(chosen).map(({ text }) => text);
const doesOf = (language: PageLanguage, hasTours: boolean) =>
  printWords(language, { name: "Ana", opening: "page", hasTours }).does;

describe("what a print says that guests can do", () => {
  it.each(PAGE_LANGUAGES)(
    "a print says that guests can book only where the page has tours, else get in touch: %s",
    (language) => {
      const { book, contact } = printTexts(language);
      for (const format of ["badge", "card"] as const) {
        const [withTours, without] = [true, false].map((hasTours) => textsOf({ format, language, hasTours }));
        expect(withTours).toEqual(expect.arrayContaining([...doesOf(language, true)]));
        expect(withTours).not.toContain(contact);
        expect(without).toEqual(expect.arrayContaining([...doesOf(language, false)]));
        expect(without).not.toContain(book);
      }
      expect(new Set([...doesOf(language, true), contact]).size).toBe(4);
    },
  );

  it("a print names no booking on any other format", () => {
    for (const format of ["tent", "sticker", "poster"] as const)
      for (const hasTours of [true, false]) {
        const texts = textsOf({ format, language: "en", hasTours });
        expect(texts.includes("Book")).toBe(hasTours && texts.includes("Tip"));
      }
  });
});

/** A space where a line of its own goes on in the next one, which scripts without spaces don't have. */
const joined = (texts: string[]) => texts.join("\n").replaceAll(/\s/g, "");

describe("a print whose code opens more than the page", () => {
  it("a print whose code opens tips or reviews says so, in English as everybody expects it", () => {
    expect(printWords("en", { name: "Ana", opening: "tips", hasTours: true })).toEqual({
      does: ["Tip"],
      scan: "Scan to leave a tip",
      sticker: "Scan to leave a tip",
    });
    expect(printWords("en", { name: "Ana", opening: "reviews", hasTours: true })).toEqual({
      does: ["Review"],
      scan: "Scan to say how it was",
      sticker: "Scan to say how it was",
    });
  });

  it.each(PAGE_LANGUAGES)(
    "a print whose code opens tips or reviews has one word and one line for it, each at a size that is read: %s",
    (language) => {
      const { tip, review, book, contact, scanTips, scanReviews } = printTexts(language);
      const lineOf = { tips: scanTips, reviews: scanReviews };
      const wordOf = { tips: tip, reviews: review };
      for (const opening of ["tips", "reviews"] as const) {
        const of = (format: FormatKey) => linesOf({ format, language, opening });
        for (const format of ["badge", "card", "tent", "poster"] as const) {
          const words = of(format).filter(({ text }) => [tip, review, book, contact].includes(text));
          expect(new Set(words.map(({ text }) => text))).toEqual(new Set([wordOf[opening]]));
          // mm; a card is read in the hand.
          for (const { size } of words) expect(size).toBeGreaterThan(format === "card" ? 3.2 : 4);
        }
        for (const format of ["tent", "poster", "sticker"] as const) {
          const lines = of(format);
          expect(joined(lines.map(({ text }) => text))).toContain(joined([lineOf[opening]]));
          const said = lines.filter(({ text }) => joined([lineOf[opening]]).includes(joined([text])));
          for (const { size } of said) expect(size).toBeGreaterThan(format === "sticker" ? 4.2 : 3.4);
        }
        expect(textsOf({ format: "tent", language, opening })).toContain(
          printTexts("en")[opening === "tips" ? "scanTips" : "scanReviews"],
        );
      }
    },
  );
});
