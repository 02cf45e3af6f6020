import { describe, expect, test } from "vitest";
import { be, insert, join, latin1, patch, pngChunk } from "#worker/testing/picture-bytes.ts";
import { animationOf, plainPictures } from "#worker/testing/pictures.ts";
import { UnreadableImage } from "./bytes.ts";
import { cleanPng } from "./png.ts";
import { ImageTooLarge } from "./size.ts";

const { png } = plainPictures;
const SIGNATURE = png.subarray(0, 8);
const HEADER = png.subarray(8, 33);
const PALETTE = png.subarray(33, 60);
const DATA = png.subarray(60, -12);
const END = png.subarray(-12);
const IMAGE = DATA.subarray(8, -4);

function pngOf(...chunks: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return join(SIGNATURE, ...chunks);
}

/** An animation of two frames, with this in place of the second one's data. */
const patchedAnimation = (...data: Uint8Array[]) => {
  const frame = (sequence: number) =>
    pngChunk("fcTL", be(sequence, 4), be(16, 4), be(8, 4), be(0, 8), be(1, 2), be(10, 2), [0, 0]);
  const count = pngChunk("acTL", be(2, 4), be(0, 4));
  return pngOf(HEADER, PALETTE, count, frame(0), DATA, frame(1), ...data, END);
};

/** A header of 16 x 8 pixels. */
function header(depth: number, colourType: number, ...methods: number[]): Uint8Array<ArrayBuffer> {
  return pngChunk("IHDR", be(16, 4), be(8, 4), [depth, colourType], methods);
}

describe("PNG chunks", () => {
  test("PNG chunks for colours and transparency stay", () => {
    const source = pngOf(
      HEADER,
      pngChunk("cICP", [12, 13, 0, 1]),
      pngChunk("cHRM", new Uint8Array(32)),
      pngChunk("gAMA", be(45455, 4)),
      pngChunk("iCCP", latin1("p\0\0profile")),
      pngChunk("sRGB", [0]),
      PALETTE,
      pngChunk("tRNS", [0, 128]),
      DATA,
      END,
    );
    expect(cleanPng(source)).toEqual({ width: 16, height: 8, isAnimated: false, bytes: source });
  });

  test("PNG chunks of an animation stay", () => {
    const frame = (sequence: number) =>
      pngChunk("fcTL", be(sequence, 4), be(16, 4), be(8, 4), be(0, 8), be(1, 2), be(10, 2), [0, 0]);
    const source = pngOf(
      HEADER,
      PALETTE,
      pngChunk("acTL", be(2, 4), be(0, 4)),
      frame(0),
      DATA,
      frame(1),
      pngChunk("fdAT", be(2, 4), IMAGE),
      END,
    );
    expect(cleanPng(source)).toEqual({ width: 16, height: 8, isAnimated: true, bytes: source });
  });

  test("ancillary PNG chunks are removed, wherever they are and whatever their CRC", () => {
    const note = patch(pngChunk("tEXt", latin1("Comment\0note")), 8, [0]);
    expect(cleanPng(pngOf(HEADER, note, PALETTE, note, DATA, note, END)).bytes).toEqual(png);
  });

  test("a PNG may have many image data chunks", () => {
    const source = pngOf(HEADER, PALETTE, ...Array.from(IMAGE, (byte) => pngChunk("IDAT", [byte])), END);
    expect(cleanPng(source).bytes).toEqual(source);
  });
});

test("PNG frames are counted with acTL only: without it browsers show the still image", () => {
  const animation = animationOf("png", 16, 8, 501);
  const still = join(animation.subarray(0, 60), animation.subarray(80));
  expect(cleanPng(still)).toMatchObject({ isAnimated: false, bytes: still });
  expect(() => cleanPng(animation)).toThrow(ImageTooLarge);
});

test.each([
  [1, 0, 0],
  [16, 2, 1],
  [8, 3, 0],
  [16, 4, 1],
  [8, 6, 0],
])("PNG header of depth %i, colour type %i, interlacing %i is read", (depth, colourType, interlacing) => {
  const source = pngOf(header(depth, colourType, 0, 0, interlacing), PALETTE, DATA, END);
  expect(cleanPng(source).bytes).toEqual(source);
});

test.each([
  ["without a header", pngOf(PALETTE, DATA, END)],
  ["with two headers", pngOf(HEADER, HEADER, PALETTE, DATA, END)],
  ["whose header comes second", pngOf(PALETTE, HEADER, DATA, END)],
  ["with a note before its header", pngOf(pngChunk("tEXt"), HEADER, PALETTE, DATA, END)],
  ["without data", pngOf(HEADER, PALETTE, END)],
  ["with empty data", pngOf(HEADER, PALETTE, pngChunk("IDAT"), END)],
  ["with empty data many times", pngOf(HEADER, PALETTE, pngChunk("IDAT"), pngChunk("IDAT"), END)],
  ["with data of a byte", pngOf(HEADER, PALETTE, pngChunk("IDAT", IMAGE.subarray(0, 1)), END)],
  ["with data that is a header alone", pngOf(HEADER, PALETTE, pngChunk("IDAT", IMAGE.subarray(0, 6)), END)],
  ["with data that isn't deflated", pngOf(HEADER, PALETTE, pngChunk("IDAT", new Uint8Array(64)), END)],
  ["with text for data", pngOf(HEADER, PALETTE, pngChunk("IDAT", latin1("<script>alert(1)</script>")), END)],
  ["of palette colours without a palette", pngOf(HEADER, DATA, END)],
  ["with an empty palette", pngOf(HEADER, pngChunk("PLTE"), DATA, END)],
  ["with half a colour in its palette", pngOf(HEADER, pngChunk("PLTE", [1, 2, 3, 4]), DATA, END)],
  ["animated with an empty frame", patchedAnimation(pngChunk("fdAT", be(2, 4)))],
  ["animated with its last frame missing", patchedAnimation()],
  ["without an end", pngOf(HEADER, PALETTE, DATA)],
  ["with a critical chunk nobody knows", pngOf(HEADER, pngChunk("CgBI", [0, 0, 0, 0]), PALETTE, DATA, END)],
  ["with a chunk whose name isn't letters", pngOf(HEADER, pngChunk("ab\0d"), PALETTE, DATA, END)],
  ["with a chunk beyond its end", insert(png, 33, Uint8Array.of(0xff, 0xff, 0xff, 0xff, ...latin1("tEXt")))],
  ["of an unknown colour type", pngOf(header(8, 5, 0, 0, 0), PALETTE, DATA, END)],
  ["of an unknown depth", pngOf(header(16, 3, 0, 0, 0), PALETTE, DATA, END)],
  ["of an unknown compression", pngOf(header(8, 3, 1, 0, 0), PALETTE, DATA, END)],
  ["of an unknown filter", pngOf(header(8, 3, 0, 1, 0), PALETTE, DATA, END)],
  ["of an unknown interlacing", pngOf(header(8, 3, 0, 0, 2), PALETTE, DATA, END)],
  ["with a header that is too short", pngOf(header(8, 3, 0, 0), PALETTE, DATA, END)],
  ["with a gamma that is too long", pngOf(HEADER, pngChunk("gAMA", latin1("secret")), PALETTE, DATA, END)],
  ["with text in its end", pngOf(HEADER, PALETTE, DATA, pngChunk("IEND", latin1("secret")))],
])("a PNG %s is unreadable", (_, bytes) => {
  expect(() => cleanPng(bytes)).toThrow(UnreadableImage);
});

test("a PNG with a flipped bit in a kept chunk is unreadable", () => {
  for (let at = 8; at < png.length; at++) {
    expect(() => cleanPng(patch(png, at, [(png[at] ?? 0) ^ 0x10]))).toThrow();
  }
});
