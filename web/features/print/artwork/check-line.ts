import { centimetres } from "../lengths.ts";
import { polyline, type Shape } from "../drawing/drawing.ts";
import { type Measure, textIn } from "../drawing/text.ts";
import { INK, QUIET_INK } from "./parts.ts";

/** mm of the line */
const LENGTH = 20;

/** Draws how to use a sheet, and a line of two centimetres that shows whether the printer has kept the size. */
export function checkLine(
  { x, y, width, hint }: { x: number; y: number; width: number; hint: string },
  measure: Measure,
): Shape[] {
  const end = x + width;
  return [
    ...textIn(
      {
        text: hint,
        font: "regular",
        x,
        y,
        width: width - LENGTH - 12,
        height: 9,
        size: 2.9,
        align: "left",
        ink: QUIET_INK,
        stand: "top",
      },
      measure,
    ),
    {
      kind: "line",
      path: polyline([
        [end - LENGTH, y - 1],
        [end - LENGTH, y + 2],
        [end, y + 2],
        [end, y - 1],
      ]),
      ink: INK,
      width: 0.25,
    },
    ...textIn(
      {
        text: centimetres(2),
        font: "regular",
        x: end - LENGTH,
        y: y + 3.5,
        width: LENGTH,
        height: 3,
        size: 2.9,
        align: "center",
        ink: QUIET_INK,
      },
      measure,
    ),
  ];
}
