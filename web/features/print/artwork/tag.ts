import { area, box, type Shape } from "../drawing/drawing.ts";
import { ACCENT, doesRow, INK, PAPER, strap } from "./parts.ts";
import type { Content, Tools } from "./print.ts";

type Tag = { x: number; y: number; width: number; height: number; strapHeight: number };

/** Draws a badge that hangs on its strap: the code, and what a guest can do. */
export function hangingTag(
  { x, y, width, height, strapHeight }: Tag,
  { does, isSaving }: Content,
  { code, measure }: Tools,
): Shape[] {
  const strapWidth = width * 0.165;
  const words = width * 0.145;
  const top = strapWidth * 0.95;
  const field = Math.min(width - 3, height - words - top);
  const outline = box(x, y, width, height, width * 0.085);
  return [
    area(outline, isSaving ? "#FFFFFF" : PAPER),
    { kind: "line", path: outline, ink: INK, width: width * 0.0085 },
    ...code({ x: x + (width - field) / 2, y: y + top, field, radius: 0 }),
    ...doesRow(
      does,
      {
        x: x + width * 0.06,
        y: y + height - words * 0.42,
        width: width * 0.88,
        size: width * 0.066,
        ink: INK,
        dot: isSaving ? INK : ACCENT,
      },
      measure,
    ),
    ...strap(
      { x: x + width / 2, y: y - strapHeight, width: strapWidth, height: strapHeight + strapWidth * 0.62 },
      { isSaving },
    ),
  ];
}
