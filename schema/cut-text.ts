import { lengthOf } from "./clean-text.ts";

// What Firefox before 125 goes by, which has no Intl.Segmenter: a letter keeps its marks, a joiner what it joins, and a
// virama the letter behind it.
const VIRAMA = "[\\u094d\\u09cd\\u0acd\\u0b4d\\u0c4d\\u0d4d]";
const MARK = `(?:(?!${VIRAMA})[\\p{M}\\p{Emoji_Modifier}\\u0e33\\u0eb3\\u200c\\u{e0020}-\\u{e007f}])`;
const CLUSTER = new RegExp(
  `\\p{RI}\\p{RI}|[^]${MARK}*(?:(?:${VIRAMA}\\u200d?\\p{L}?|\\u200d[^])${MARK}*)*`,
  "gu",
);

let segmenter: Intl.Segmenter | undefined;

/** Splits a text into letters as readers count them: a flag, a family or a letter with its accents is one. */
export function lettersOf(text: string): string[] {
  if (!("Segmenter" in Intl)) return text.match(CLUSTER) ?? [];
  segmenter ??= new Intl.Segmenter();
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/**
 * Returns a text of at most `max` code points as it is; of a longer one the beginning that fits with `end` behind it, cut
 * between letters as they are seen.
 */
export function cutText(text: string, max: number, end = ""): string {
  if (lengthOf(text) <= max) return text;
  let room = max - lengthOf(end);
  let cut = "";
  for (const letter of lettersOf(text)) {
    room -= lengthOf(letter);
    if (room < 0) break;
    cut += letter;
  }
  return cut + end;
}
