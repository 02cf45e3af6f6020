import { t } from "#texts/app/t.ts";
import { area, box, polyline, type Shape } from "../drawing/drawing.ts";
import { textIn } from "../drawing/text.ts";
import { checkLine } from "./check-line.ts";
import { GROUND, INK, QUIET_INK } from "./parts.ts";
import type { Artwork, Content, Tools } from "./print.ts";
import { hangingTag } from "./tag.ts";
import { town } from "./town.ts";

/** mm: A4, with two faces back to back, a foot and a strip for glue */
const [PAGE_WIDTH, PAGE_HEIGHT] = [210, 297];
const [WIDTH, HEIGHT] = [190, 105];
const LEFT = (PAGE_WIDTH - WIDTH) / 2;
const TOP = 8;
const GLUE = 14;
const FOOT = 42;
const TAG = { x: 12, y: 15, width: 68, height: 82, strapHeight: 15 };

function face(content: Content, tools: Tools): Shape[] {
  const { question, scan, address, isSaving, isMirrored } = content;
  const tagX = isMirrored ? WIDTH - TAG.x - TAG.width : TAG.x;
  const text = {
    x: isMirrored ? 10 : TAG.x + TAG.width + 10,
    width: WIDTH - TAG.x - TAG.width - 20,
    align: isMirrored ? ("right" as const) : ("left" as const),
  };
  const lineHeight = 17 / scan.length;
  return [
    ...(isSaving
      ? []
      : [
          area(box(0, 0, WIDTH, HEIGHT), GROUND),
          ...town({ x: 0, y: HEIGHT - 30, width: WIDTH, height: 30 }, { hasSky: false }),
        ]),
    ...textIn(
      { ...text, text: question, font: "display", y: 10, height: 33, size: 15.5, ink: INK, stand: "bottom" },
      tools.measure,
    ),
    ...scan.flatMap((line, index) =>
      textIn(
        {
          ...text,
          text: line,
          font: "regular",
          y: 49 + index * lineHeight,
          height: lineHeight - 2,
          size: 4.8,
          ink: QUIET_INK,
          stand: "top",
        },
        tools.measure,
      ),
    ),
    ...hangingTag({ ...TAG, x: tagX }, content, tools),
    area(box(text.x, 88, text.width, 9.5, 3), "#FFFFFF"),
    ...textIn(
      {
        ...text,
        x: text.x + 4,
        width: text.width - 8,
        align: "center",
        text: address,
        font: "bold",
        y: 89,
        height: 7.5,
        size: 5,
        ink: INK,
      },
      tools.measure,
    ),
  ];
}

const fold = (y: number): Shape => ({
  kind: "line",
  path: `${polyline([
    [2, y],
    [LEFT - 1, y],
  ])} ${polyline([
    [PAGE_WIDTH - LEFT + 1, y],
    [PAGE_WIDTH - 2, y],
  ])}`,
  ink: QUIET_INK,
  width: 0.25,
  dashes: [1.2, 0.8],
});

/** Draws the tent for a table, to cut out, fold and glue. Each of its two faces has a code. */
export const tent: Artwork = (content, tools) => {
  const shapes = face(content, tools);
  const [first, second] = [TOP + GLUE, TOP + GLUE + HEIGHT];
  const size = { x: LEFT, scale: 1, width: WIDTH, height: HEIGHT, shapes };
  const end = second + HEIGHT + FOOT;
  return [
    {
      name: "A4 sheet",
      width: PAGE_WIDTH,
      height: PAGE_HEIGHT,
      bleed: 0,
      radius: 0,
      shapes: [
        { kind: "placed", y: first, isTurned: true, ...size },
        { kind: "placed", y: second, ...size },
        { kind: "line", path: box(LEFT, TOP, WIDTH, end - TOP), ink: "#8A826F", width: 0.2 },
        ...[first, second, second + HEIGHT].map(fold),
        ...textIn(
          {
            text: t("Glue under the foot"),
            font: "regular",
            x: LEFT,
            y: TOP,
            width: WIDTH,
            height: GLUE,
            size: 3,
            align: "center",
            ink: QUIET_INK,
          },
          tools.measure,
        ),
        ...textIn(
          {
            text: t("Foot"),
            font: "regular",
            x: LEFT,
            y: end - FOOT,
            width: WIDTH,
            height: FOOT,
            size: 3,
            align: "center",
            ink: QUIET_INK,
          },
          tools.measure,
        ),
        ...checkLine(
          {
            x: LEFT,
            y: end + 5,
            width: WIDTH,
            hint: t(
              "Print at 100 % on card of 200 g or more. Cut along the line, fold at the three dashed marks, glue the strip under the foot.",
            ),
          },
          tools.measure,
        ),
      ],
    },
  ];
};
