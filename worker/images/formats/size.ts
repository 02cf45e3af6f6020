import { MAX_FRAME_PIXELS, MAX_FRAMES, MAX_MOVING_PIXELS, MAX_PIXELS, MAX_SIDE } from "#schema/image.ts";
import type { Failure } from "../../errors.ts";

/** Width and height in pixels. */
export type Size = { width: number; height: number };

/** A file without metadata, the size it is shown at, and whether it is animated. */
export type CleanFile = Size & { isAnimated: boolean; bytes: Uint8Array<ArrayBuffer> };

/** Thrown when the image is beyond the limits of schema/image.ts. */
export class ImageTooLarge extends Error {
  override name = "ImageTooLarge";
  readonly failure: Failure;
  constructor(...failure: Failure) {
    super(failure[0]);
    this.failure = failure;
  }
}

/** Thrown when the image has no pixels. */
export class ImageEmpty extends ImageTooLarge {
  override name = "ImageEmpty";
}

/** Returns the size if it is within the limits. Throws ImageTooLarge. */
export function acceptedSize(width: number, height: number): Size {
  const pixels = width * height;
  if (pixels === 0) throw new ImageEmpty("image_sides", { max: MAX_SIDE });
  if (pixels > MAX_PIXELS || Math.max(width, height) > MAX_SIDE) {
    throw new ImageTooLarge("image_sides", { max: MAX_SIDE });
  }
  return { width, height };
}

/** Checks the number of an animation's frames and their total size. Throws ImageTooLarge. */
export function checkFrames({ width, height }: Size, frames: number): void {
  const pixels = width * height;
  const isBounded =
    frames <= MAX_FRAMES && pixels <= MAX_FRAME_PIXELS && pixels * frames <= MAX_MOVING_PIXELS;
  if (frames > 1 && !isBounded)
    throw new ImageTooLarge("animation_too_large", {
      frames: MAX_FRAMES,
      each: MAX_FRAME_PIXELS / 1e6,
      all: MAX_MOVING_PIXELS / 1e6,
    });
}
