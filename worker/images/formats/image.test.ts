import { describe, expect, test } from "vitest";
import {
  gifExtension,
  insert,
  join,
  jpegSegment,
  latin1,
  patch,
  pngChunk,
  riffChunk,
  webpOf,
} from "#worker/testing/picture-bytes.ts";
import {
  animationOf,
  exif,
  pictureOfSize,
  plainPictures,
  SECRET,
  taggedPictures,
  TRAILING,
} from "#worker/testing/pictures.ts";
import { ImageTooLarge, readImage, UnreadableImage } from "./image.ts";

const KINDS = ["jpeg", "png", "webp", "gif"] as const;
const ZIP = latin1("PK\x03\x04\x14\0\0\0\0\0PK\x05\x06");
const HTML = latin1(`<!doctype html><script>alert("${SECRET}")</script>`);

function text(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
}

describe("clean images", () => {
  test.each(Object.entries(plainPictures))("a clean image is unchanged: %s", (name, bytes) => {
    const type = KINDS.find((kind) => name.toLowerCase().endsWith(kind));
    const isAnimated = name === "animatedWebp" || name === "gif";
    expect(readImage(bytes)).toEqual({ type: `image/${type}`, width: 16, height: 8, isAnimated, bytes });
  });

  test("a clean image may be a part of a larger buffer", () => {
    const buffer = join([1, 2, 3], plainPictures.png, [4, 5, 6]);
    expect(readImage(buffer.subarray(3, -3)).bytes).toEqual(plainPictures.png);
  });

  test("a clean image's bytes are a copy", () => {
    const source = plainPictures.gif.slice();
    const picture = readImage(source);
    source.fill(0);
    expect(picture.bytes).toEqual(plainPictures.gif);
    expect(picture.bytes.buffer.byteLength).toBe(picture.bytes.length);
  });
});

describe.each(KINDS)("a %s", (kind) => {
  test("an image loses all metadata and everything after its end", () => {
    expect(text(taggedPictures[kind])).toContain(SECRET);
    const clean = text(readImage(taggedPictures[kind]).bytes);
    for (const trace of [SECRET, "xmpmeta", "PK\x03\x04", "<script>"]) expect(clean).not.toContain(trace);
  });

  test("a clean image stays unchanged", () => {
    const once = readImage(taggedPictures[kind]);
    expect(readImage(once.bytes)).toEqual(once);
  });

  test.each([
    ["a zip", ZIP],
    ["a page", HTML],
    ["another picture", plainPictures.jpeg],
    ["a byte", [0]],
  ])("an image with %s after its end is cut there", (_, trailing) => {
    expect(readImage(join(plainPictures[kind], trailing)).bytes).toEqual(plainPictures[kind]);
  });

  test("an image may have 6000 pixels a side and 24 megapixels", () => {
    expect(readImage(pictureOfSize(kind, 6000, 4000))).toMatchObject({ width: 6000, height: 4000 });
    expect(readImage(pictureOfSize(kind, 1, 6000))).toMatchObject({ width: 1, height: 6000 });
  });

  test.each([
    [6001, 1],
    [1, 6001],
    [6000, 4001],
    [16383, 16383],
  ])("an image of %i x %i pixels is too large", (width, height) => {
    expect(() => readImage(pictureOfSize(kind, width, height))).toThrow(ImageTooLarge);
  });

  test.each([
    [0, 8],
    [16, 0],
  ])("an image of %i x %i pixels is refused", (width, height) => {
    expect(() => readImage(pictureOfSize(kind, width, height))).toThrow(ImageTooLarge);
  });
});

describe.each(["gif", "png", "webp"] as const)("an animated %s", (kind) => {
  test.each([
    [16, 8, 500],
    [512, 512, 500],
    [1080, 1920, 144],
    [2000, 2000, 75],
    [6000, 4000, 1],
  ])("an animation of %i x %i pixels may have %i frames", (width, height, frames) => {
    const bytes = animationOf(kind, width, height, frames);
    expect(readImage(bytes)).toMatchObject({ width, height, bytes });
  });

  test.each([
    [16, 8, 501],
    [2001, 2000, 2],
    [2000, 2000, 76],
    [6000, 4000, 2000],
  ])("an animation of %i x %i pixels may not have %i frames", (width, height, frames) => {
    expect(() => readImage(animationOf(kind, width, height, frames))).toThrow(ImageTooLarge);
  });
});

test.each(
  [
    ...Object.entries(plainPictures),
    ...KINDS.map((kind) => [`tagged ${kind}`, taggedPictures[kind].slice(0, -TRAILING.length)] as const),
    // An animation's whole frames are kept (gif.test.ts).
  ].filter(([kind]) => !kind.endsWith("gif")),
)("an image (%s) cut short anywhere is unreadable", (_, source) => {
  for (let length = 0; length < source.length; length++) {
    expect(() => readImage(source.subarray(0, length))).toThrow(UnreadableImage);
  }
});

test.each([
  ["nothing", latin1("")],
  ["a page", HTML],
  ["SVG", latin1('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ["PDF", latin1("%PDF-1.7\n")],
  ["a zip", ZIP],
  ["PHP", latin1("<?php phpinfo();")],
  ["BMP", latin1("BM\x46\0\0\0\0\0\0\0\x36\0\0\0")],
  ["TIFF", latin1("II*\0\x08\0\0\0")],
  ["AVIF", latin1("\0\0\0\x1cftypavif\0\0\0\0avifmif1")],
  ["WebP in something else than RIFF", patch(plainPictures.webp, 0, latin1("FORM"))],
  ["sound in RIFF", latin1("RIFF\x24\0\0\0WAVEfmt ")],
  ["a page before a picture", join(HTML, plainPictures.jpeg)],
  ["a page after a signature", join(plainPictures.png.subarray(0, 8), HTML)],
  ["a script in a GIF's header", latin1("GIF89a\x10\0\x08\0\0\0\0=1;alert(1)//;")],
])("a file that is %s is no image", (_, bytes) => {
  expect(() => readImage(bytes)).toThrow(UnreadableImage);
});

describe("hostile images", () => {
  const sources = [...Object.values(plainPictures), ...Object.values(taggedPictures)];

  /** A repeatable stream of numbers from 0 up to `below` (mulberry32). */
  function randomNumbers(seed: number): (below: number) => number {
    return (below) => {
      seed = (seed + 0x6d2b79f5) | 0;
      let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
    };
  }

  function mutated(
    source: Uint8Array<ArrayBuffer>,
    random: (below: number) => number,
  ): Uint8Array<ArrayBuffer> {
    let bytes = source.slice();
    for (let change = random(3); change >= 0; change--) {
      const at = random(bytes.length);
      const other = random(bytes.length);
      const [from, to] = [Math.min(at, other), Math.max(at, other)];
      switch (random(8)) {
        case 0:
          bytes = join(bytes.subarray(0, at + 1));
          break;
        case 1:
          bytes = join(bytes.subarray(0, from), bytes.subarray(to));
          break;
        case 2:
          bytes = join(bytes.subarray(0, to), bytes.subarray(from));
          break;
        case 3:
          bytes = insert(bytes, at, Uint8Array.of(random(256), random(256)));
          break;
        case 4:
          bytes = patch(bytes, at, [bytes[at] === 0xff ? 0 : 0xff]);
          break;
        default:
          bytes = patch(bytes, at, [random(256)]);
      }
    }
    return bytes;
  }

  test("a mutated image is refused, or read and clean", () => {
    const random = randomNumbers(1);
    let read = 0;
    for (let round = 0; round < 6000; round++) {
      const bytes = mutated(sources[random(sources.length)] ?? plainPictures.png, random);
      try {
        const picture = readImage(bytes);
        expect(readImage(picture.bytes)).toEqual(picture);
        read++;
      } catch (error) {
        if (!(error instanceof UnreadableImage || error instanceof ImageTooLarge)) throw error;
      }
    }
    expect(read).toBeGreaterThan(1000);
    expect(read).toBeLessThan(5000);
  });

  const LENGTH = 2_000_000;

  /** A buffer filled with repeated `unit`s. */
  function repeated(unit: ArrayLike<number>): Uint8Array<ArrayBuffer> {
    const bytes = new Uint8Array(LENGTH);
    for (let i = 0; i < LENGTH; i++) bytes[i] = unit[i % unit.length] ?? 0;
    return bytes;
  }

  // A reader that looks ahead or restarts at each piece would take minutes for these.
  test.each([
    ["JPEG of stuffed bytes", plainPictures.jpeg.subarray(0, -2), [0xff, 0]],
    ["JPEG of fill bytes", plainPictures.jpeg.subarray(0, -2), [0xff]],
    ["JPEG of comments", plainPictures.jpeg.subarray(0, 2), jpegSegment(0xfe)],
    ["JPEG of orientations", plainPictures.jpeg.subarray(0, 2), exif(1)],
    ["PNG of empty data", plainPictures.png.subarray(0, 33), pngChunk("IDAT")],
    ["PNG of empty notes", plainPictures.png.subarray(0, 33), pngChunk("prVt")],
    ["GIF of short pieces", plainPictures.gif.subarray(0, 37), [...gifExtension(0xfe, [1]).subarray(0, -1)]],
    ["GIF of empty comments", plainPictures.gif.subarray(0, 37), gifExtension(0xfe)],
  ])("a hostile image of many pieces is read in linear time: a %s", (_, start, unit) => {
    expect(() => readImage(join(start, repeated(unit)))).toThrow(UnreadableImage);
  });

  test("a hostile image of many pieces is read in linear time: a WebP of empty chunks", () => {
    const picture = readImage(webpOf(plainPictures.webp.subarray(12), repeated(riffChunk("note"))));
    expect(picture.bytes).toEqual(plainPictures.webp);
  });
});
