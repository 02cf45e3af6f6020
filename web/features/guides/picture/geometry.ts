import type { Size } from "#web/lib/picture.ts";

/** A part of a picture in percent of its width and height, as the cropper gives it. */
export type Part = { x: number; y: number; width: number; height: number };
export type Square = { x: number; y: number; side: number };

/** Side of the stored square in px: the profile shows it at 136, on screens of three pixels a point, and prints it. */
export const PICTURE_SIDE = 1024;

const clamp = (value: number, max: number): number => Math.max(0, Math.min(value, max));

/** The chosen part in whole pixels: square, inside the picture, at least one pixel. */
export function squareOf(part: Part, { width, height }: Size): Square {
  const side = Math.max(1, Math.min(Math.round((part.width / 100) * width), width, height));
  return {
    x: clamp(Math.round((part.x / 100) * width), width - side),
    y: clamp(Math.round((part.y / 100) * height), height - side),
    side,
  };
}

/** Side of what is stored of a square: never more than PICTURE_SIDE, never enlarged. */
export const storedSide = (side: number): number => Math.min(side, PICTURE_SIDE);
