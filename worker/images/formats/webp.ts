import { byteAt, ByteWriter, fourCC, le16, le24, le32, range, spells, UnreadableImage } from "./bytes.ts";
import { acceptedSize, checkFrames } from "./size.ts";
import type { CleanFile, Size } from "./size.ts";

const RIFF_HEADER = 8;
const WEBP_HEADER = 12;
const FLAGS = 20; // in a VP8X chunk, the first
const EXTENDED_END = 30; // WebP header and the VP8X chunk
const FRAME_HEADER = 16;
const VP8_HEADER = 10;
const VP8L_HEADER = 5;
const [ICC, ALPHA, ANIMATION] = [0x20, 0x10, 0x02];

type Chunk = { name: string; data: Uint8Array };

/**
 * Copies a WebP (RFC 9649), still or animated, up to RIFF's end, without EXIF, XMP and unknown chunks. An Orientation
 * in EXIF is dropped too, because browsers show a WebP as it is stored.
 */
export function cleanWebp(bytes: Uint8Array): CleanFile {
  const riff = range(bytes, 0, RIFF_HEADER + le32(bytes, 4));
  const out = new ByteWriter(riff);
  out.writeText("RIFF\0\0\0\0WEBP");
  const isExtended = spells(riff, WEBP_HEADER, "VP8X");
  const size = isExtended ? writeExtended(out, riff) : writeImage(out, chunks(riff, WEBP_HEADER), []);
  out.patchLe32(4, out.length - RIFF_HEADER);
  const isAnimated = isExtended && (byteAt(riff, FLAGS) & ANIMATION) !== 0;
  return { ...size, isAnimated, bytes: out.finish() };
}

/** Writes the form that starts with a VP8X chunk (flags and the size of the canvas), and returns the size. */
function writeExtended(out: ByteWriter, riff: Uint8Array): Size {
  const flags = byteAt(riff, FLAGS);
  const canvas = acceptedSize(le24(riff, 24) + 1, le24(riff, 27) + 1);
  if (le32(riff, 16) !== 10) throw new UnreadableImage("a broken VP8X");
  writeChunk(out, "VP8X", [flags & (ICC | ALPHA | ANIMATION), 0, 0, 0, ...range(riff, 24, EXTENDED_END)]);
  const rest = chunks(riff, EXTENDED_END);
  if (flags & ANIMATION) writeAnimation(out, rest, canvas);
  else if (!isSame(writeImage(out, rest, ["ICCP", "ALPH"]), canvas))
    throw new UnreadableImage("a WebP of two sizes");
  return canvas;
}

function writeAnimation(out: ByteWriter, rest: Iterable<Chunk>, canvas: Size): void {
  const seen = new Set<string>();
  let frames = 0;
  for (const { name, data } of rest) {
    if (name === "ANMF") {
      if (!seen.has("ANIM")) throw new UnreadableImage("a WebP frame before its animation");
      frames++;
      writeFrame(out, data, canvas);
    } else if ((name === "ICCP" || name === "ANIM") && !seen.has(name)) {
      seen.add(name);
      writeChunk(out, name, data);
    }
  }
  if (frames === 0) throw new UnreadableImage("a WebP animation without a frame");
  checkFrames(canvas, frames);
}

/** Writes an ANMF chunk: place, size and timing of a frame, then its image in chunks of its own. */
function writeFrame(out: ByteWriter, frame: Uint8Array, canvas: Size): void {
  const size = { width: le24(frame, 6) + 1, height: le24(frame, 9) + 1 };
  const right = le24(frame, 0) * 2 + size.width;
  const bottom = le24(frame, 3) * 2 + size.height;
  out.writeText("ANMF\0\0\0\0");
  const start = out.length;
  out.write(range(frame, 0, FRAME_HEADER));
  const fits = right <= canvas.width && bottom <= canvas.height;
  if (!fits || !isSame(writeImage(out, chunks(frame, FRAME_HEADER), ["ALPH"]), size)) {
    throw new UnreadableImage("a WebP frame of the wrong size");
  }
  out.patchLe32(start - 4, out.length - start);
}

/** Writes the one image among `parts` and the first of each of the named chunks beside it; returns the image's size. */
function writeImage(out: ByteWriter, parts: Iterable<Chunk>, beside: readonly string[]): Size {
  const seen = new Set<string>();
  let size: Size | undefined;
  for (const { name, data } of parts) {
    if (name === "VP8 " || name === "VP8L") {
      if (size) throw new UnreadableImage("a second image in a WebP");
      size = name === "VP8 " ? lossySize(data) : losslessSize(data);
      writeChunk(out, name, data);
    } else if (beside.includes(name) && !seen.has(name)) {
      seen.add(name);
      writeChunk(out, name, data);
    }
  }
  if (!size) throw new UnreadableImage("a WebP without an image");
  return size;
}

/** Reads the size from the key frame's header (RFC 6386, 9.1), behind which two parts or more follow. The two bits above each 14 are a hint for scaling. */
function lossySize(data: Uint8Array): Size {
  const isKeyFrame = (byteAt(data, 0) & 1) === 0;
  const firstPart = le24(data, 0) >>> 5;
  const isWhole = firstPart > 0 && VP8_HEADER + firstPart < data.length;
  if (!isKeyFrame || !isWhole || !spells(data, 3, "\x9d\x01\x2a")) throw new UnreadableImage("a broken VP8");
  return acceptedSize(le16(data, 6) & 0x3fff, le16(data, 8) & 0x3fff);
}

/**
 * Reads the size of a lossless image: a signature, then 14 bits each of width - 1 and height - 1, a bit for alpha,
 * three for the version.
 */
function losslessSize(data: Uint8Array): Size {
  const bits = le32(data, 1);
  if (byteAt(data, 0) !== 0x2f || bits >>> 29 !== 0 || data.length <= VP8L_HEADER)
    throw new UnreadableImage("a broken VP8L");
  return acceptedSize((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
}

function isSame(a: Size, b: Size): boolean {
  return a.width === b.width && a.height === b.height;
}

function* chunks(bytes: Uint8Array, from: number): Generator<Chunk> {
  for (let at = from; at < bytes.length;) {
    const start = at + RIFF_HEADER;
    const length = le32(bytes, at + 4);
    at = start + length;
    yield { name: fourCC(bytes, start - RIFF_HEADER), data: range(bytes, start, at) };
    if (length % 2 === 1) at++;
  }
}

function writeChunk(out: ByteWriter, name: string, data: ArrayLike<number>): void {
  out.writeText(`${name}\0\0\0\0`);
  out.patchLe32(out.length - 4, data.length);
  out.write(data);
  if (data.length % 2 === 1) out.write([0]);
}
