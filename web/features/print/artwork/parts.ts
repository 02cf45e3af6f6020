import { area, box, type Ink, polyline, type Shape } from "../drawing/drawing.ts";
import { isFromRight, type Measure } from "../drawing/text.ts";

export const INK = "#0F1936";
export const PAPER = "#FFFDF8";
export const GROUND = "#F7F1E6";
export const ACCENT = "#FF8236";
export const QUIET_INK = "#3B4663";
const WEAVE = "#FFA873";
const HOLE = "#D9CDB8";

/** Lists the corners of chevrons from `from` to `to`, one every `step`. */
const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => from + index * step);

/** Draws the woven band along a side; only its lines where ink is saved. */
export function band(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  isSaving: boolean,
): Shape[] {
  const half = height / 2;
  const chevrons = steps(x - half, x + width, 2.1)
    .map((at) =>
      polyline([
        [at, y],
        [at + half, y + half],
        [at, y + height],
      ]),
    )
    .join(" ");
  return [
    ...(isSaving ? [] : [area(box(x, y, width, height), ACCENT)]),
    {
      kind: "cut",
      path: box(x, y, width, height),
      shapes: [{ kind: "line", path: chevrons, ink: isSaving ? INK : WEAVE, width: isSaving ? 0.25 : 0.75 }],
    },
  ];
}

/** Draws a strap that comes from above and ends in a slot. `x`: the strap's middle. */
export function strap(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  { isSaving, hole = HOLE, ink = ACCENT }: { isSaving: boolean; hole?: Ink; ink?: Ink },
): Shape[] {
  const left = x - width / 2;
  const slot = box(x - width * 0.82, y + height - width * 0.26, width * 1.64, width * 0.3, width * 0.15);
  const half = width / 2;
  const chevrons = steps(y - half, y + height, 2.1)
    .map((at) =>
      polyline([
        [left, at],
        [left + half, at + half],
        [left + width, at],
      ]),
    )
    .join(" ");
  const outline = box(left, y, width, height);
  return [
    isSaving ? { kind: "line", path: slot, ink: INK, width: 0.3 } : area(slot, hole),
    area(outline, isSaving ? "#FFFFFF" : ink),
    {
      kind: "cut",
      path: outline,
      shapes: [
        {
          kind: "line",
          path: chevrons,
          ink: isSaving || ink !== ACCENT ? (isSaving ? INK : "#2A3557") : WEAVE,
          width: isSaving ? 0.25 : 0.75,
        },
      ],
    },
    ...(isSaving ? [{ kind: "line", path: outline, ink: INK, width: 0.3 } as const] : []),
  ];
}

/** Draws where a badge is punched for its strap. */
export const punch = (width: number, ink: Ink): Shape => ({
  kind: "line",
  path: box(width / 2 - 7.5, 4, 15, 3.6, 1.8),
  ink,
  width: 0.25,
  dashes: [0.9, 0.7],
});

type Row = { x: number; y: number; width: number; size: number; ink: Ink; dot: Ink };

/** Draws what a guest can do, in a row with dots between. `y`: the baseline. */
export function doesRow(
  does: readonly string[],
  { x, y, width, size: most, ink, dot }: Row,
  measure: Measure,
): Shape[] {
  const texts = does.some(isFromRight) ? [...does].reverse() : does;
  const widthAt = (size: number) =>
    texts.reduce((sum, text) => sum + measure(text, "bold", size), 0) + (texts.length - 1) * size * 1.4;
  const size = most * Math.min(1, width / widthAt(most));
  let left = x + (width - widthAt(size)) / 2;
  return texts.flatMap((text, index): Shape[] => {
    const at = left;
    left += measure(text, "bold", size) + size * 1.4;
    const side = size * 0.32;
    return [
      { kind: "words", text, x: at, y, size, font: "bold", align: "left", ink },
      ...(index === texts.length - 1
        ? []
        : [
            area(box(left - size * 0.7 - side / 2, y - size * 0.36 - side / 2, side, side, side * 0.28), dot),
          ]),
    ];
  });
}
