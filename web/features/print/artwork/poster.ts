import { area, box, circle } from "../drawing/drawing.ts";
import { textIn } from "../drawing/text.ts";
import { GROUND, INK, QUIET_INK } from "./parts.ts";
import type { Artwork } from "./print.ts";
import { hangingTag } from "./tag.ts";
import { town } from "./town.ts";

/** mm: A5 */
const [WIDTH, HEIGHT] = [148, 210];
const BLEED = 3;
const TAG = { x: 21, y: 34, width: 106, height: 122, strapHeight: 37 };
const PHOTO = 30;

/** Draws the poster for a wall or a door. */
export const poster: Artwork = (content, tools) => {
  const { question, scan, address, hasPhoto, isSaving, isMirrored } = content;
  const photoX = isMirrored ? WIDTH - 10 - PHOTO : 10;
  const text = {
    x: hasPhoto && !isMirrored ? 10 + PHOTO + 6 : 10,
    width: WIDTH - 20 - (hasPhoto ? PHOTO + 6 : 0),
    align: hasPhoto ? (isMirrored ? ("right" as const) : ("left" as const)) : ("center" as const),
  };
  return [
    {
      name: "Poster",
      width: WIDTH,
      height: HEIGHT,
      bleed: BLEED,
      radius: 0,
      shapes: [
        area(box(-BLEED, -BLEED, WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED), isSaving ? "#FFFFFF" : GROUND),
        ...(isSaving
          ? []
          : town({ x: -BLEED, y: -BLEED, width: WIDTH + 2 * BLEED, height: 66 }, { hasSky: true })),
        ...hangingTag(TAG, content, tools),
        ...textIn(
          { ...text, text: question, font: "display", y: 160, height: 17, size: 15, ink: INK },
          tools.measure,
        ),
        ...textIn(
          {
            ...text,
            text: scan[0] ?? "",
            font: "regular",
            y: 180,
            height: 11,
            size: 5.4,
            ink: QUIET_INK,
          },
          tools.measure,
        ),
        ...textIn(
          { ...text, text: address, font: "bold", y: 194, height: 8, size: 5, ink: INK },
          tools.measure,
        ),
        ...(hasPhoto
          ? ([
              area(circle(photoX - 1, 165 - 1, PHOTO + 2), INK),
              { kind: "photo", x: photoX, y: 165, diameter: PHOTO, isGrey: isSaving },
            ] as const)
          : []),
      ],
    },
  ];
};
