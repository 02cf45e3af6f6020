import type { Rectangle, Size } from "#web/lib/image.ts";

/** A square part of an image, px. */
export type Square = { x: number; y: number; side: number };

/** px: enough for the public page's 136 px at three device pixels each, and for prints */
const STORED_SIDE = 1024;

const clamp = (value: number, max: number): number => Math.max(0, Math.min(value, max));

/** Turns the cropper's part (percent of the image) into whole pixels: square, inside the image, at least one pixel. */
export function squareOf(part: Rectangle, { width, height }: Size): Square {
  const side = Math.max(1, Math.min(Math.round((part.width / 100) * width), width, height));
  return {
    x: clamp(Math.round((part.x / 100) * width), width - side),
    y: clamp(Math.round((part.y / 100) * height), height - side),
    side,
  };
}

/** Computes the side (px) that a square of `side` px is stored with; it is never enlarged. */
export const storedSide = (side: number): number => Math.min(side, STORED_SIDE);
