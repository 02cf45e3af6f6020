import type { Font, Ink, Shape, TextLine } from "./drawing.ts";

/** Measures the width of a text in a font of this size, both in millimetres. */
export type Measure = (text: string, font: Font, size: number) => number;

/** Scripts that reach higher and hang lower than Latin letters: names are in any, beyond those of the page's languages. */
const TALL =
  /[\p{sc=Arabic}\p{sc=Bengali}\p{sc=Devanagari}\p{sc=Gujarati}\p{sc=Gurmukhi}\p{sc=Kannada}\p{sc=Khmer}\p{sc=Lao}\p{sc=Malayalam}\p{sc=Myanmar}\p{sc=Oriya}\p{sc=Sinhala}\p{sc=Tamil}\p{sc=Telugu}\p{sc=Thai}\p{sc=Tibetan}]/u;
/** Returns the distance from one line to the next, in parts of the size. */
const leadingOf = (text: string): number => (TALL.test(text) ? 1.4 : 1.14);
/** the height of capitals, in parts of the size */
const CAP_HEIGHT = 0.72;
/** the part of the wanted size below which words are broken, after a hyphen where they have one */
const SMALL = 0.42;

/** A word, and no full stop, of a script that writes none of its words apart. */
const WITHOUT_SPACES =
  /^(?=\p{L})[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Khmer}\p{sc=Lao}\p{sc=Myanmar}\p{sc=Thai}]/u;
const LETTERS = /.\p{M}*/gsu;
const WORDS =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]\p{M}*|\s+|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}])\S)+/gu;

/** Splits a text. Firefox before 125 has no Segmenter: there words end at spaces, and a script without them at each letter. */
const segments = (text: string, granularity: "word" | "grapheme"): string[] =>
  "Segmenter" in Intl
    ? Array.from(new Intl.Segmenter(undefined, { granularity }).segment(text), ({ segment }) => segment)
    : (text.match(granularity === "grapheme" ? LETTERS : WORDS) ?? []);

/** Splits a text into the parts that a line may end after: words with what follows them. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (const segment of segments(text, "word")) {
    const last = parts.at(-1);
    const isBreak = last === undefined || /\s$/u.test(last) || (WITHOUT_SPACES.test(segment) && last !== "");
    if (isBreak) parts.push(segment);
    else parts[parts.length - 1] = last + segment;
  }
  return parts;
}

/** Puts parts into lines as full as the width allows. */
function filled(parts: readonly string[], fits: (line: string) => boolean): string[] {
  const result: string[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last !== undefined && fits((last + part).trimEnd())) result[result.length - 1] = last + part;
    else result.push(part);
  }
  return result.map((line) => line.trim()).filter((line) => line !== "");
}

/** Makes the lines about as long as each other, in the same number, so that no word stands alone on the last. */
function balanced(pieces: readonly string[], lines: string[], widthOf: (line: string) => number): string[] {
  let best = lines;
  while (lines.length > 1) {
    const narrower = Math.max(...best.map(widthOf)) * 0.98;
    const next = filled(pieces, (line) => widthOf(line) <= narrower);
    if (next.length > lines.length || next.some((line) => widthOf(line) > narrower)) return best;
    best = next;
  }
  return best;
}

type Fitting = { text: string; font: Font; width: number; height: number; size: number };

/** Finds the lines of a text and the largest size, up to `size`, at which they fit into a box. */
export function fitText(
  { text, font, width, height, size: most }: Fitting,
  measure: Measure,
): { lines: string[]; size: number } {
  const parts = partsOf(text);
  const leading = leadingOf(text);
  for (let size = most; ; size *= 0.96) {
    const fits = (line: string) => measure(line, font, size) <= width;
    const isSmall = size < most * SMALL;
    const whole = (part: string) => fits(part.trimEnd());
    const pieces = isSmall
      ? parts
          .flatMap((part) => (whole(part) ? part : (part.match(/[^-]+-?|-/g) ?? [])))
          .flatMap((part) => (whole(part) ? part : segments(part, "grapheme")))
      : parts;
    const lines = filled(pieces, fits);
    if (lines.every(fits) && (lines.length - 1) * leading * size + size <= height)
      return { lines: balanced(pieces, lines, (line) => measure(line, font, size)), size };
    // Smaller text can't be read, and the loop must end even where one letter is wider than its box.
    if (size < 0.5) return { lines, size };
  }
}

type TextBox = Fitting & {
  /** the box's left side */
  x: number;
  /** the box's upper side */
  y: number;
  align: TextLine["align"];
  ink: Ink;
  /** where the lines are in a box that they don't fill */
  stand?: "top" | "middle" | "bottom";
};

/** Sets a text into a box, as large as the box allows. */
export function textIn(
  { x, y, align, ink, stand = "middle", ...fitting }: TextBox,
  measure: Measure,
): Shape[] {
  const { lines, size } = fitText(fitting, measure);
  const { width, height, font } = fitting;
  const leading = leadingOf(fitting.text);
  const filledHeight = (lines.length - 1) * leading * size + CAP_HEIGHT * size;
  const spare = height - filledHeight;
  const top = y + (stand === "top" ? 0 : stand === "bottom" ? spare : spare / 2);
  const left = { left: x, center: x + width / 2, right: x + width }[align];
  return lines.map((line, index) => ({
    kind: "words",
    text: line,
    x: left,
    y: top + CAP_HEIGHT * size + index * leading * size,
    size,
    font,
    align,
    ink,
  }));
}

/** Tells by its first letter whether a text is read from the right. */
export const isFromRight = (text: string): boolean => /^[^\p{L}]*[\p{sc=Arabic}\p{sc=Hebrew}]/u.test(text);
