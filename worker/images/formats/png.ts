import { be32, byteAt, ByteWriter, fourCC, range, UnreadableImage } from "./bytes.ts";
import { crc32 } from "./crc32.ts";
import { acceptedSize, checkFrames } from "./size.ts";
import type { CleanFile, Size } from "./size.ts";

const SIGNATURE_LENGTH = 8;
const FRAME = 12; // length, name and CRC of a chunk
const SEQUENCE = 4; // the number before an fdAT chunk's pixels
const SHORTEST_STREAM = 8; // zlib's header and check sum, and two bytes
const PALETTE_COLOURS = 3; // the colour type whose pixels are numbers of a palette

// The chunks that pixels, colours and animation need, with their data's length where that is fixed.
const COPIED_CHUNKS = new Map<string, number | undefined>([
  ["IHDR", 13],
  ["cICP", 4],
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

/** Deflated pixels, maybe in several chunks. They aren't unpacked; what can't be a stream of them is refused. */
class Pixels {
  #length = 0;
  readonly #start: number[] = [];

  add(data: Uint8Array): void {
    this.#length += data.length;
    this.#start.push(...data.subarray(0, 2 - this.#start.length));
  }

  /** whether this begins as zlib's streams do (RFC 1950), and is as long as the shortest */
  get isStream(): boolean {
    const [method = 0, flags = 0] = this.#start;
    return this.#length >= SHORTEST_STREAM && (method & 0x0f) === 8 && (method * 0x100 + flags) % 31 === 0;
  }
}

/** Copies a PNG or APNG (W3C PNG, third edition) up to IEND, without metadata. An Orientation in eXIf is dropped too. */
export function cleanPng(bytes: Uint8Array): CleanFile {
  const out = new ByteWriter(bytes);
  let size: Size | undefined;
  let needsPalette = false;
  let isAnimated = false;
  const image = new Pixels();
  const frames: Pixels[] = [];
  let at = SIGNATURE_LENGTH;
  out.write(bytes.subarray(0, at));
  for (let name = ""; name !== "IEND";) {
    const length = be32(bytes, at);
    const chunk = range(bytes, at, at + FRAME + length);
    at += chunk.length;
    name = fourCC(chunk, 4);
    if ((name === "IHDR") !== (size === undefined))
      throw new UnreadableImage("a PNG has one header, and first");
    if (!isCopied(name, length)) continue;
    if (be32(chunk, 8 + length) !== crc32(chunk.subarray(4, 8 + length))) {
      throw new UnreadableImage(`a damaged ${name}`);
    }
    const data = chunk.subarray(8, 8 + length);
    if (name === "IHDR") {
      size = headerSize(data);
      needsPalette = byteAt(data, 9) === PALETTE_COLOURS;
    } else if (name === "PLTE") {
      if (length === 0 || length % 3 !== 0) throw new UnreadableImage("a broken PNG palette");
      needsPalette = false;
    } else if (name === "IDAT") {
      image.add(data);
      frames.at(-1)?.add(data);
    } else if (name === "fdAT") frames.at(-1)?.add(data.subarray(SEQUENCE));
    else if (name === "fcTL") frames.push(new Pixels());
    else if (name === "acTL") isAnimated = true;
    out.write(chunk);
  }
  const shown = isAnimated ? [image, ...frames] : [image];
  if (!size || needsPalette || !shown.every(({ isStream }) => isStream))
    throw new UnreadableImage("a PNG without an image");
  if (isAnimated) checkFrames(size, frames.length);
  return { ...size, isAnimated, bytes: out.finish() };
}

/**
 * Returns whether a chunk is copied. A lower-case initial marks a chunk that decoders may ignore; any other chunk must be
 * known. Throws UnreadableImage.
 */
function isCopied(name: string, length: number): boolean {
  if (!/^[A-Za-z]{4}$/.test(name)) throw new UnreadableImage("a PNG chunk without a name");
  if (!COPIED_CHUNKS.has(name)) {
    if (/^[A-Z]/.test(name)) throw new UnreadableImage("an unknown critical PNG chunk");
    return false;
  }
  const fixed = COPIED_CHUNKS.get(name);
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
