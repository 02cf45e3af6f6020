import { be32, byteAt, ByteWriter, fourCC, range, UnreadableImage } from "./bytes.ts";
import { crc32 } from "./crc32.ts";
import { acceptedSize, checkFrames } from "./size.ts";
import type { CleanFile, Size } from "./size.ts";

const SIGNATURE_LENGTH = 8;
const FRAME = 12; // length, name and CRC of a chunk

// The chunks that pixels, colours and animation need, with their data's length where that is fixed.
const KEPT = new Map<string, number | undefined>([
  ["IHDR", 13],
  ["gAMA", 4],
  ["cHRM", 32],
  ["sRGB", 1],
  ["iCCP", undefined],
  ["PLTE", undefined],
  ["tRNS", undefined],
  ["IDAT", undefined],
  ["acTL", 8],
  ["fcTL", 26],
  ["fdAT", undefined],
  ["IEND", 0],
]);

// The bit depths that are allowed, by colour type.
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

/** Copies a PNG or APNG (W3C PNG, third edition) up to IEND, without metadata. An Orientation in eXIf is dropped too. */
export function cleanPng(bytes: Uint8Array): CleanFile {
  const out = new ByteWriter(bytes);
  let size: Size | undefined;
  let hasData = false;
  let isAnimated = false;
  let frames = 0;
  let at = SIGNATURE_LENGTH;
  out.write(bytes.subarray(0, at));
  for (let name = ""; name !== "IEND";) {
    const length = be32(bytes, at);
    const chunk = range(bytes, at, at + FRAME + length);
    at += chunk.length;
    name = fourCC(chunk, 4);
    if ((name === "IHDR") !== (size === undefined))
      throw new UnreadableImage("a PNG has one header, and first");
    if (!isKept(name, length)) continue;
    if (be32(chunk, 8 + length) !== crc32(chunk.subarray(4, 8 + length))) {
      throw new UnreadableImage(`a damaged ${name}`);
    }
    if (name === "IHDR") size = headerSize(chunk.subarray(8));
    if (name === "IDAT") hasData = true;
    if (name === "acTL") isAnimated = true;
    if (name === "fcTL") frames++;
    out.write(chunk);
  }
  if (!size || !hasData) throw new UnreadableImage("a PNG without an image");
  if (isAnimated) checkFrames(size, frames);
  return { ...size, isAnimated, bytes: out.finish() };
}

/**
 * Tells whether a chunk is copied. A lower-case initial marks a chunk that decoders may ignore; any other chunk must be
 * known. Throws UnreadableImage.
 */
function isKept(name: string, length: number): boolean {
  if (!/^[A-Za-z]{4}$/.test(name)) throw new UnreadableImage("a PNG chunk without a name");
  if (!KEPT.has(name)) {
    if (/^[A-Z]/.test(name)) throw new UnreadableImage("an unknown critical PNG chunk");
    return false;
  }
  const fixed = KEPT.get(name);
  if (fixed !== undefined && fixed !== length) throw new UnreadableImage(`a broken ${name}`);
  return true;
}

function headerSize(header: Uint8Array): Size {
  const depths = DEPTHS[byteAt(header, 9)] ?? [];
  const usual = byteAt(header, 10) === 0 && byteAt(header, 11) === 0 && byteAt(header, 12) <= 1;
  if (!usual || !depths.includes(byteAt(header, 8)))
    throw new UnreadableImage("a PNG header of an unknown kind");
  return acceptedSize(be32(header, 0), be32(header, 4));
}
