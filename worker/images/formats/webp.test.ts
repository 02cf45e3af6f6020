import { describe, expect, test } from "vitest";
import { join, latin1, le, patch, riffChunk, webpOf } from "#worker/testing/picture-bytes.ts";
import { plainPictures } from "#worker/testing/pictures.ts";
import { UnreadableImage } from "./bytes.ts";
import { ImageTooLarge } from "./size.ts";
import { cleanWebp } from "./webp.ts";

const { webp, losslessWebp, alphaWebp, animatedWebp } = plainPictures;
const LOSSY = webp.slice(12);
const LOSSLESS = losslessWebp.slice(12);
/** bytes of the first of VP8's parts, as its header says */
const FIRST_PART = ((LOSSY[8] ?? 0) | ((LOSSY[9] ?? 0) << 8) | ((LOSSY[10] ?? 0) << 16)) >> 5;
const ALPHA = alphaWebp.slice(30, 48);
const ICC = riffChunk("ICCP", latin1("a profile"));
const ANIM = riffChunk("ANIM", [255, 255, 255, 255, 0, 0]);
const PRIVATE = [
  riffChunk("EXIF", latin1("secret")),
  riffChunk("XMP ", latin1("secret!")),
  riffChunk("note", latin1("secret")),
];

/** The chunk of flags and canvas, by default that of the plain pictures. */
function vp8x(flags: number, width = 16, height = 8): Uint8Array<ArrayBuffer> {
  return riffChunk("VP8X", [flags, 0, 0, 0], le(width - 1, 3), le(height - 1, 3));
}

/** A frame of an animation, at twice `x` and `y` px. */
function frame(parts: Uint8Array[], x = 0, y = 0, width = 16, height = 8): Uint8Array<ArrayBuffer> {
  return riffChunk(
    "ANMF",
    le(x, 3),
    le(y, 3),
    le(width - 1, 3),
    le(height - 1, 3),
    le(100, 3),
    [0],
    ...parts,
  );
}

describe("WebP chunks", () => {
  test("WebP chunks of metadata and of unknown kinds are removed, with their flags", () => {
    const source = webpOf(vp8x(0xff - 0x02), ICC, ...PRIVATE, ALPHA, LOSSY, ...PRIVATE);
    expect(cleanWebp(source)).toEqual({
      width: 16,
      height: 8,
      isAnimated: false,
      bytes: webpOf(vp8x(0x30), ICC, ALPHA, LOSSY),
    });
  });

  test("WebP chunks behind a simple image are removed", () => {
    expect(cleanWebp(webpOf(LOSSY, ...PRIVATE)).bytes).toEqual(webp);
    expect(cleanWebp(webpOf(LOSSLESS, ...PRIVATE)).bytes).toEqual(losslessWebp);
  });

  test("WebP chunks of an animation stay, except unknown ones", () => {
    const source = webpOf(
      vp8x(0x3e),
      ICC,
      ANIM,
      frame([...PRIVATE, ALPHA, LOSSY, ...PRIVATE]),
      ...PRIVATE,
      frame([LOSSLESS, ...PRIVATE]),
    );
    const clean = webpOf(vp8x(0x32), ICC, ANIM, frame([ALPHA, LOSSY]), frame([LOSSLESS]));
    expect(cleanWebp(source)).toEqual({ width: 16, height: 8, isAnimated: true, bytes: clean });
  });

  test("unique WebP chunks are kept once", () => {
    const still = webpOf(
      vp8x(0x30),
      ICC,
      riffChunk("ICCP", latin1("other")),
      ALPHA,
      riffChunk("ALPH"),
      LOSSY,
    );
    expect(cleanWebp(still).bytes).toEqual(webpOf(vp8x(0x30), ICC, ALPHA, LOSSY));
    const animation = webpOf(vp8x(0x02), ANIM, riffChunk("ANIM", latin1("other")), frame([LOSSY]));
    expect(cleanWebp(animation).bytes).toEqual(webpOf(vp8x(0x02), ANIM, frame([LOSSY])));
  });

  test("WebP chunks of odd length are padded with zero, also where the last padding is missing", () => {
    const odd = riffChunk("VP8 ", LOSSY.subarray(8, -1));
    const source = webpOf(odd);
    const unpadded = patch(source.slice(0, -1), 4, le(source.length - 9, 4));
    expect(cleanWebp(patch(source, source.length - 1, [0x53])).bytes).toEqual(source);
    expect(cleanWebp(unpadded).bytes).toEqual(source);
  });
});

test("a WebP animation's canvas may be larger than its frames", () => {
  const source = webpOf(vp8x(0x02, 20, 10), ANIM, frame([LOSSY], 2, 1), frame([LOSSY]));
  expect(cleanWebp(source)).toEqual({ width: 20, height: 10, isAnimated: true, bytes: source });
});

test("a WebP canvas beyond the limits is too large", () => {
  expect(() => cleanWebp(webpOf(vp8x(0, 30_000, 30_000), LOSSY))).toThrow(ImageTooLarge);
  expect(() => cleanWebp(webpOf(vp8x(0x02, 6001, 8), ANIM, frame([LOSSY])))).toThrow(ImageTooLarge);
});

test("a WebP animation is measured by its canvas, whatever the size of its frames", () => {
  const animation = (width: number) => webpOf(vp8x(0x02, width, 2000), ANIM, frame([LOSSY]), frame([LOSSY]));
  expect(cleanWebp(animation(2000))).toMatchObject({ width: 2000, isAnimated: true });
  expect(() => cleanWebp(animation(2001))).toThrow(ImageTooLarge);
});

test.each([
  ["without an image", webpOf()],
  ["of metadata alone", webpOf(vp8x(0x0c), ...PRIVATE)],
  ["whose VP8 is empty", webpOf(riffChunk("VP8 "))],
  ["whose VP8 is a header alone", webpOf(riffChunk("VP8 ", LOSSY.subarray(8, 18)))],
  ["whose VP8 ends in its first part", webpOf(riffChunk("VP8 ", LOSSY.subarray(8, 24)))],
  [
    "whose VP8 has nothing behind its first part",
    webpOf(riffChunk("VP8 ", LOSSY.subarray(8, 18 + FIRST_PART))),
  ],
  ["whose VP8 has no first part", webpOf(riffChunk("VP8 ", [0x10, 0, 0], LOSSY.subarray(11)))],
  ["whose VP8L is empty", webpOf(riffChunk("VP8L"))],
  ["whose VP8L is a header alone", webpOf(riffChunk("VP8L", LOSSLESS.subarray(8, 13)))],
  ["with alpha alone", webpOf(vp8x(0x10), ALPHA)],
  ["of two images", webpOf(LOSSY, LOSSY)],
  ["of two sizes", webpOf(vp8x(0, 16, 9), LOSSY)],
  ["whose header is too long", webpOf(riffChunk("VP8X", new Uint8Array(12)), LOSSY)],
  ["that ends before RIFF says", patch(webp, 4, le(webp.length, 4))],
  ["whose RIFF ends in a chunk", patch(webp, 4, le(webp.length - 20, 4))],
  ["whose RIFF is empty", patch(webp, 4, le(0, 4))],
  ["with a chunk beyond its end", webpOf(LOSSY, join(latin1("note"), le(0xffffffff, 4)))],
  ["with half a chunk", webpOf(LOSSY, latin1("note"))],
  ["that starts with no key frame", patch(webp, 20, [0xf1])],
  ["without VP8's start code", patch(webp, 23, [0])],
  ["without VP8L's signature", patch(losslessWebp, 20, [0])],
  ["of an unknown version of VP8L", patch(losslessWebp, 24, [0x20])],
  ["animated without saying how", webpOf(vp8x(0x02), frame([LOSSY]))],
  ["animated without a frame", webpOf(vp8x(0x02), ANIM)],
  ["animated with its image outside of frames", webpOf(vp8x(0x02), ANIM, LOSSY)],
  ["animated with an empty frame", webpOf(vp8x(0x02), ANIM, frame([]))],
  ["animated with a frame of two images", webpOf(vp8x(0x02), ANIM, frame([LOSSY, LOSSY]))],
  ["animated with a frame of two sizes", webpOf(vp8x(0x02), ANIM, frame([LOSSY], 0, 0, 14, 8))],
  ["animated with a frame beside its canvas", webpOf(vp8x(0x02, 17, 8), ANIM, frame([LOSSY], 1, 0))],
  ["animated with a frame below its canvas", webpOf(vp8x(0x02, 16, 9), ANIM, frame([LOSSY], 0, 1))],
  ["animated with a frame cut short", webpOf(vp8x(0x02), ANIM, riffChunk("ANMF", new Uint8Array(10)))],
  ["animated in name only", patch(animatedWebp, 20, [0])],
])("a WebP %s is unreadable", (_, bytes) => {
  expect(() => cleanWebp(bytes)).toThrow(UnreadableImage);
});
