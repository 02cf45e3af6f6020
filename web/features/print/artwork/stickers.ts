import { area, box, type Ink, type Shape } from "../drawing/drawing.ts";
import { textIn } from "../drawing/text.ts";
import { ACCENT, INK, PAPER, strap } from "./parts.ts";
import type { Artwork, Content, Tools } from "./print.ts";

/** mm: A4 with a common grid of labels, 3 × 4 of 63.5 × 72 mm, 2.54 mm between columns and none between rows */
const [PAGE_WIDTH, PAGE_HEIGHT] = [210, 297];
const [WIDTH, HEIGHT] = [63.5, 72];
const [COLUMNS, ROWS] = [3, 4];
const [MARGIN_X, MARGIN_Y] = [7.2, 4.5];
const GAP = (PAGE_WIDTH - 2 * MARGIN_X - COLUMNS * WIDTH) / (COLUMNS - 1);
/** the scale of a label's art, which stays away from the edge because printers drift */
const SHRUNK = 0.95;
const FIELD = 46;

type Look = { ground: Ink; ink: Ink; strap: Ink; hole: Ink };
const LOOKS: readonly [Look, Look, Look] = [
  { ground: INK, ink: PAPER, strap: ACCENT, hole: "#060C1E" },
  { ground: PAPER, ink: INK, strap: ACCENT, hole: "#D9CDB8" },
  { ground: ACCENT, ink: INK, strap: INK, hole: "#D8640F" },
];
const SAVING: Look = { ground: "#FFFFFF", ink: INK, strap: ACCENT, hole: "#D9CDB8" };

function label({ sticker, isSaving }: Content, { measure, code }: Tools, look: Look): Shape[] {
  const outline = box(0, 0, WIDTH, HEIGHT, 5.5);
  const isBright = look.ground === PAPER || look.ground === "#FFFFFF";
  return [
    area(outline, look.ground),
    ...(isBright ? [{ kind: "line", path: outline, ink: INK, width: 0.45 } as const] : []),
    ...strap({ x: WIDTH / 2, y: 0, width: 8, height: 9.2 }, { isSaving, ink: look.strap, hole: look.hole }),
    ...code({ x: (WIDTH - FIELD) / 2, y: 11.8, field: FIELD, radius: 3 }),
    ...textIn(
      {
        text: sticker,
        font: "display",
        x: 4,
        y: 59,
        width: WIDTH - 8,
        height: 10.5,
        size: 6.6,
        align: "center",
        ink: look.ink,
      },
      measure,
    ),
  ];
}

/** Draws a sheet of twelve stickers on three grounds. */
export const stickers: Artwork = (content, tools) => {
  const looks = LOOKS.map((look) => label(content, tools, content.isSaving ? SAVING : look));
  const shapes = Array.from({ length: ROWS * COLUMNS }, (_, index): Shape => {
    const [row, column] = [Math.floor(index / COLUMNS), index % COLUMNS];
    return {
      kind: "placed",
      x: MARGIN_X + column * (WIDTH + GAP) + (WIDTH * (1 - SHRUNK)) / 2,
      y: MARGIN_Y + row * HEIGHT + (HEIGHT * (1 - SHRUNK)) / 2,
      scale: SHRUNK,
      width: WIDTH,
      height: HEIGHT,
      // Each ground is once in a row, and never below itself.
      shapes: looks[(column + 2 * row) % looks.length] ?? [],
    };
  });
  return [{ name: "A4 sheet", width: PAGE_WIDTH, height: PAGE_HEIGHT, bleed: 0, radius: 0, shapes }];
};
