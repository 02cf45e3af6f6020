import { byteAt, ByteWriter, le16, range, spells, UnreadableImage } from "./bytes.ts";
import { acceptedSize, checkFrames } from "./size.ts";
import type { CleanFile } from "./size.ts";

const [EXTENSION, IMAGE, TRAILER, FILLER] = [0x21, 0x2c, 0x3b, 0x00];
const [PLAIN_TEXT, GRAPHIC_CONTROL, APPLICATION] = [0x01, 0xf9, 0xff];
const SCREEN_LENGTH = 13; // signature and logical screen
const CONTROL_LENGTH = 8;
const IMAGE_LENGTH = 10;
const LONGEST_CODE = 12; // bits

// The application extension of the loop count, up to the count itself (two bytes).
const LOOP = "\x21\xff\x0bNETSCAPE2.0\x03\x01";

/**
 * Copies a GIF (87a or 89a) up to the first trailer, without comments, plain text and application data. Screen, colour
 * tables, images, their graphic controls and the loop count stay. A file that breaks off or goes wrong behind a whole
 * image ends with that image, as in browsers.
 */
export function cleanGif(bytes: Uint8Array): CleanFile {
  const out = new ByteWriter(bytes);
  const size = acceptedSize(le16(bytes, 6), le16(bytes, 8));
  const at = SCREEN_LENGTH + colourTableLength(byteAt(bytes, 10));
  out.write(range(bytes, 0, at));
  let control = bytes.subarray(0, 0);
  let images = 0;
  let hasPixels = false;
  let canvas = size;
  let loops = false;
  for (const block of blocksOf(bytes, at)) {
    const kind = block[0];
    if (kind === IMAGE) {
      // Browsers enlarge a screen that is too small for its first image.
      const corner = acceptedSize(le16(block, 1) + le16(block, 5), le16(block, 3) + le16(block, 7));
      canvas = {
        width: Math.max(canvas.width, corner.width),
        height: Math.max(canvas.height, corner.height),
      };
      out.write(control);
      out.write(block);
      images++;
      hasPixels ||= isDrawn(block);
    }
    const label = kind === EXTENSION ? block[1] : undefined;
    if (label === GRAPHIC_CONTROL) {
      if (block.length !== CONTROL_LENGTH) throw new UnreadableImage("a broken GIF graphic control");
      control = block;
    } else if (label === undefined || label === PLAIN_TEXT) {
      control = bytes.subarray(0, 0); // a control applies to the next block only
    } else if (label === APPLICATION && !loops && spells(block, 0, LOOP)) {
      loops = true;
      out.write(block.subarray(0, LOOP.length + 2));
      out.write([0]);
    }
  }
  if (!hasPixels) throw new UnreadableImage("a GIF without an image");
  checkFrames(canvas, images);
  out.write([TRAILER]);
  return { ...size, isAnimated: images > 1, bytes: out.finish() };
}

/** Returns whether an image block has pixels: how many bits its codes have, then codes. Browsers skip one that has none. */
function isDrawn(image: Uint8Array): boolean {
  const at = IMAGE_LENGTH + colourTableLength(byteAt(image, 9));
  const bits = byteAt(image, at);
  return bits > 0 && bits < LONGEST_CODE && byteAt(image, at + 1) > 0;
}

/** Returns the bytes of the colour table that a screen's or image's flags announce. */
function colourTableLength(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/**
 * Reads the blocks up to the trailer. Some encoders leave out the trailer or put empty bytes between blocks, and files
 * are cut short on their way; what comes before is whole. Throws UnreadableImage where no image does.
 */
function* blocksOf(bytes: Uint8Array, start: number): Generator<Uint8Array> {
  let hasImage = false;
  for (let at = start; bytes[at] !== TRAILER;) {
    if (bytes[at] === FILLER) {
      at++;
      continue;
    }
    const end = blockEnd(bytes, at);
    if (end === undefined && hasImage) return;
    if (end === undefined) throw new UnreadableImage("a GIF that is broken before its first image");
    hasImage ||= bytes[at] === IMAGE;
    yield bytes.subarray(at, end);
    at = end;
  }
}

/**
 * Finds the end of the block at `start`: it has a fixed part, then pieces of up to 255 bytes, each after its length,
 * the last of 0. Undefined for an unknown block, and one that the file ends in.
 */
function blockEnd(bytes: Uint8Array, start: number): number | undefined {
  let at = start + 2;
  if (bytes[start] === IMAGE) at = start + IMAGE_LENGTH + colourTableLength(bytes[start + 9] ?? 0) + 1;
  else if (bytes[start] !== EXTENSION) return undefined;
  for (;;) {
    const length = bytes[at++];
    if (length === undefined) return undefined;
    if (length === 0) return at;
    at += length;
  }
}
