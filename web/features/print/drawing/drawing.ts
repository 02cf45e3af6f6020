import type { PlainText } from "#locales/account.ts";

/** Millimetres from the upper left corner of what is cut out. */
type Mm = number;

/** A colour as #RRGGBB. `black`: the printer's pure black, which codes need because a mix of inks blurs their edges. */
export type Ink = `#${string}` | "black";

export type Font = "display" | "bold" | "regular";

/** An area. `path`: an SVG path of M, L, C and Z with absolute coordinates, separated by spaces. */
type Area = { kind: "area"; path: string; ink: Ink; hasHoles?: boolean };
type Line = { kind: "line"; path: string; ink: Ink; width: Mm; dashes?: readonly [Mm, Mm] };
/** One line of text. `y`: its baseline. `x`: its start, middle or end, by `align`. */
export type TextLine = {
  kind: "words";
  text: string;
  x: Mm;
  y: Mm;
  size: Mm;
  font: Font;
  align: "left" | "center" | "right";
  ink: Ink;
};
/** The photo, which is cut to a circle. */
export type Photo = { kind: "photo"; x: Mm; y: Mm; diameter: Mm; isGrey: boolean };
/** Shapes that are cut to a path. */
type Cut = { kind: "cut"; path: string; shapes: readonly Shape[] };
/** Shapes that are moved and scaled. `isTurned`: turned by 180° around the middle of `width` and `height`. */
type Placed = {
  kind: "placed";
  x: Mm;
  y: Mm;
  scale: number;
  isTurned?: boolean;
  width: Mm;
  height: Mm;
  shapes: readonly Shape[];
};
/**
 * A QR code's dark modules, always in pure black. `width`: the code's without its quiet zone. `module`: one module's
 * side.
 */
type Code = { kind: "code"; path: string; width: Mm; module: Mm };

export type Shape = Area | Line | TextLine | Photo | Cut | Placed | Code;

/** One side to print. `bleed`: how far its ground goes beyond the cut; a side with a bleed gets marks to cut by. */
export type Side = {
  /** the side's name, for its caption */
  name: PlainText;
  width: Mm;
  height: Mm;
  bleed: Mm;
  /** the corners' radius once it is cut, for the preview */
  radius: Mm;
  shapes: readonly Shape[];
};

/** Bézier handles of a quarter of a circle. */
const ROUND = 0.5523;

const n = (value: number): string => String(Math.round(value * 1000) / 1000);

/** Makes a rectangle's path. */
export function box(x: Mm, y: Mm, width: Mm, height: Mm, radius: Mm = 0): string {
  const [right, bottom] = [x + width, y + height];
  if (radius === 0)
    return `M ${n(x)} ${n(y)} L ${n(right)} ${n(y)} L ${n(right)} ${n(bottom)} L ${n(x)} ${n(bottom)} Z`;
  const [r, h] = [radius, radius * (1 - ROUND)];
  return [
    `M ${n(x + r)} ${n(y)} L ${n(right - r)} ${n(y)}`,
    `C ${n(right - h)} ${n(y)} ${n(right)} ${n(y + h)} ${n(right)} ${n(y + r)} L ${n(right)} ${n(bottom - r)}`,
    `C ${n(right)} ${n(bottom - h)} ${n(right - h)} ${n(bottom)} ${n(right - r)} ${n(bottom)} L ${n(x + r)} ${n(bottom)}`,
    `C ${n(x + h)} ${n(bottom)} ${n(x)} ${n(bottom - h)} ${n(x)} ${n(bottom - r)} L ${n(x)} ${n(y + r)}`,
    `C ${n(x)} ${n(y + h)} ${n(x + h)} ${n(y)} ${n(x + r)} ${n(y)} Z`,
  ].join(" ");
}

/** Makes a circle's path. */
export const circle = (x: Mm, y: Mm, diameter: Mm): string => box(x, y, diameter, diameter, diameter / 2);

/** Makes a path through points. */
export const polyline = (points: readonly (readonly [Mm, Mm])[], isClosed = false): string =>
  points.map(([x, y], index) => `${index === 0 ? "M" : "L"} ${n(x)} ${n(y)}`).join(" ") +
  (isClosed ? " Z" : "");

/** Makes an area of one colour. */
export const area = (path: string, ink: Ink): Shape => ({ kind: "area", path, ink });

/** Finds the codes of a drawing, with their sizes as they are printed. */
export const codesIn = (shapes: readonly Shape[], scale = 1): { width: Mm; module: Mm }[] =>
  shapes.flatMap((shape) => {
    if (shape.kind === "code") return [{ width: shape.width * scale, module: shape.module * scale }];
    if (shape.kind === "placed") return codesIn(shape.shapes, scale * shape.scale);
    return shape.kind === "cut" ? codesIn(shape.shapes, scale) : [];
  });
