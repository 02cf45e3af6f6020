import { area, box, circle, type Shape, type Side } from "../drawing/drawing.ts";
import { textIn } from "../drawing/text.ts";
import { band, INK, PAPER, QUIET_INK } from "./parts.ts";
import type { Artwork, Content, Tools } from "./print.ts";
import { town } from "./town.ts";

/** mm: a bank card, ISO/IEC 7810 ID-1 */
const [WIDTH, HEIGHT] = [85.6, 54];
const BLEED = 3;
const BAND = 2.6;
const FIELD = 44;
/** mm from the cut, inside which nothing important stands */
const SAFE = 4;

const side = (name: Side["name"], shapes: Shape[]): Side => ({
  name,
  width: WIDTH,
  height: HEIGHT,
  bleed: BLEED,
  radius: 3.2,
  shapes,
});
const foot = (isSaving: boolean) =>
  band({ x: -BLEED, y: HEIGHT - BAND, width: WIDTH + 2 * BLEED, height: BAND + BLEED }, isSaving);
const ground = (ink: "#0F1936" | "#FFFDF8" | "#FFFFFF") =>
  area(box(-BLEED, -BLEED, WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED), ink);

function front({ name, tag, does, isSaving, isMirrored }: Content, { measure, code }: Tools): Shape[] {
  const ink = isSaving ? INK : PAPER;
  const codeX = isMirrored ? WIDTH - SAFE - FIELD : SAFE;
  const text = {
    x: isMirrored ? SAFE : SAFE + FIELD + 3,
    width: WIDTH - 2 * SAFE - FIELD - 3,
    align: isMirrored ? ("right" as const) : ("left" as const),
  };
  return [
    ground(isSaving ? "#FFFFFF" : INK),
    ...code({ x: codeX, y: 3.7, field: FIELD, radius: 2.6 }),
    ...(isSaving
      ? [{ kind: "line", path: box(codeX, 3.7, FIELD, FIELD, 2.6), ink: INK, width: 0.3 } as const]
      : []),
    ...textIn(
      { ...text, text: name, font: "display", y: 4.5, height: 15, size: 9, ink, stand: "bottom" },
      measure,
    ),
    ...textIn(
      {
        ...text,
        text: tag,
        font: "regular",
        y: 22,
        height: 8,
        size: 3.3,
        ink: isSaving ? QUIET_INK : "#D5D9E4",
        stand: "top",
      },
      measure,
    ),
    ...does.flatMap((text_, index) =>
      textIn(
        {
          ...text,
          text: text_,
          font: "bold",
          y: 33.6 + index * 4.8,
          height: 4,
          size: 3.6,
          ink,
          stand: "top",
        },
        measure,
      ),
    ),
    ...foot(isSaving),
  ];
}

const PHOTO = 26;

function back({ name, tag, address, hasPhoto, isSaving }: Content, { measure }: Tools): Shape[] {
  const text = { x: SAFE, width: WIDTH - 2 * SAFE, align: "center" as const, ink: INK } as const;
  const [left, top] = [(WIDTH - PHOTO) / 2, 5];
  return [
    ground(isSaving ? "#FFFFFF" : PAPER),
    ...(isSaving
      ? []
      : town({ x: -BLEED, y: -BLEED, width: WIDTH + 2 * BLEED, height: 22 + BLEED }, { hasSky: true })),
    ...(hasPhoto
      ? ([
          area(circle(left - 1.3, top - 1.3, PHOTO + 2.6), INK),
          area(circle(left - 0.8, top - 0.8, PHOTO + 1.6), "#FFFFFF"),
          { kind: "photo", x: left, y: top, diameter: PHOTO, isGrey: isSaving },
        ] as const)
      : []),
    ...textIn(
      {
        ...text,
        text: name,
        font: "display",
        y: hasPhoto ? 33 : 24,
        height: hasPhoto ? 7 : 14,
        size: hasPhoto ? 6.4 : 8.5,
      },
      measure,
    ),
    ...textIn(
      { ...text, text: tag, font: "regular", y: 40.3, height: 4, size: 3.2, ink: QUIET_INK },
      measure,
    ),
    ...textIn({ ...text, text: address, font: "bold", y: 45.5, height: 4, size: 3.2 }, measure),
    ...foot(isSaving),
  ];
}

/** Draws the card for a wallet: the code in front, the guide on the back. */
export const card: Artwork = (content, tools) => [
  side("Front", front(content, tools)),
  side("Back side", back(content, tools)),
];
