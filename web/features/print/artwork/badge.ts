import { area, box, circle, type Shape, type Side } from "../drawing/drawing.ts";
import { textIn } from "../drawing/text.ts";
import { ACCENT, band, doesRow, INK, PAPER, punch, QUIET_INK } from "./parts.ts";
import type { Artwork, Content, Tools } from "./print.ts";
import { town } from "./town.ts";

/** mm: A7, the common holder of a lanyard */
const [WIDTH, HEIGHT] = [74, 105];
const BLEED = 3;
const BAND = 6;
/** mm from the cut, inside which nothing important stands */
const SAFE = 4;
const side = (name: Side["name"], shapes: Shape[]): Side => ({
  name,
  width: WIDTH,
  height: HEIGHT,
  bleed: BLEED,
  radius: 6,
  shapes,
});

const foot = (isSaving: boolean) =>
  band({ x: -BLEED, y: HEIGHT - BAND, width: WIDTH + 2 * BLEED, height: BAND + BLEED }, isSaving);
const ground = (ink: "#0F1936" | "#FFFDF8" | "#FFFFFF") =>
  area(box(-BLEED, -BLEED, WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED), ink);

const FIELD = 62;

function front({ name, tag, does, isSaving }: Content, { measure, code }: Tools): Shape[] {
  const ink = isSaving ? INK : PAPER;
  const [x, y] = [(WIDTH - FIELD) / 2, 28.6];
  const text = { x: SAFE + 1, width: WIDTH - 2 * SAFE - 2, align: "center" as const };
  return [
    ground(isSaving ? "#FFFFFF" : INK),
    punch(WIDTH, ink),
    ...textIn(
      { ...text, text: name, font: "display", y: 8.6, height: tag === "" ? 18.5 : 13.2, size: 12.5, ink },
      measure,
    ),
    ...textIn(
      {
        ...text,
        text: tag,
        font: "regular",
        y: 22.6,
        height: 4.6,
        size: 3.9,
        ink: isSaving ? QUIET_INK : "#D5D9E4",
      },
      measure,
    ),
    ...code({ x, y, field: FIELD, radius: 3.5 }),
    ...(isSaving
      ? [{ kind: "line", path: box(x, y, FIELD, FIELD, 3.5), ink: INK, width: 0.3 } as const]
      : []),
    ...doesRow(
      does,
      { x: SAFE + 2, y: 96.5, width: WIDTH - 2 * SAFE - 4, size: 4.5, ink, dot: isSaving ? INK : ACCENT },
      measure,
    ),
    ...foot(isSaving),
  ];
}

const PHOTO = 26;
const BACK_FIELD = 41;

function back({ name, tag, address, hasPhoto, isSaving }: Content, { measure, code }: Tools): Shape[] {
  const text = { x: SAFE + 1, width: WIDTH - 2 * SAFE - 2, align: "center" as const };
  const [left, top] = [(WIDTH - PHOTO) / 2, 11.4];
  const nameTop = hasPhoto ? 39.4 : isSaving ? 16 : 34;
  const nameHeight = (tag === "" ? 50 : 46.2) - nameTop;
  return [
    ground(isSaving ? "#FFFFFF" : PAPER),
    ...(isSaving
      ? []
      : town({ x: -BLEED, y: -BLEED, width: WIDTH + 2 * BLEED, height: 29 + BLEED }, { hasSky: true })),
    punch(WIDTH, INK),
    ...(hasPhoto
      ? ([
          area(circle(left - 1.4, top - 1.4, PHOTO + 2.8), INK),
          area(circle(left - 0.9, top - 0.9, PHOTO + 1.8), "#FFFFFF"),
          { kind: "photo", x: left, y: top, diameter: PHOTO, isGrey: isSaving },
        ] as const)
      : []),
    ...textIn(
      {
        ...text,
        text: name,
        font: "display",
        y: nameTop,
        height: nameHeight,
        size: hasPhoto ? 7.2 : 9,
        ink: INK,
      },
      measure,
    ),
    ...textIn(
      { ...text, text: tag, font: "regular", y: 46.6, height: 4, size: 3.3, ink: QUIET_INK },
      measure,
    ),
    ...code({ x: (WIDTH - BACK_FIELD) / 2, y: 50.5, field: BACK_FIELD, radius: 0 }),
    ...textIn({ ...text, text: address, font: "bold", y: 92, height: 4, size: 3.4, ink: INK }, measure),
    ...foot(isSaving),
  ];
}

/** Draws the badge for an A7 holder. It has a code on both sides, because badges turn round. */
export const badge: Artwork = (content, tools) => [
  side("Front", front(content, tools)),
  side("Back side", back(content, tools)),
];
