import type { Shape, Side } from "../drawing/drawing.ts";
import type { CodeAt } from "../drawing/code.ts";
import type { Measure } from "../drawing/text.ts";

/** The content of a print. */
export type Content = {
  name: string;
  tag: string;
  /** the page's address as a guest would type it */
  address: string;
  /** what guests can do where the code leads, most important first */
  does: readonly string[];
  /** the question above the code in the chosen language; `scan`: what scanning does, also in English */
  question: string;
  scan: readonly string[];
  /** what a sticker says below its code */
  sticker: string;
  /** whether the words are read from the right */
  isMirrored: boolean;
  hasPhoto: boolean;
  isSaving: boolean;
};

export type Tools = {
  measure: Measure;
  /** places the format's code */
  code: (at: Pick<CodeAt, "x" | "y" | "field" | "radius">) => Shape[];
};

/** Draws a format: its sides or its pages. */
export type Artwork = (content: Content, tools: Tools) => Side[];
