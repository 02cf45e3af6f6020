import { describe, expect, test } from "vitest";
import { gifExtension, insert, join, latin1, le, patch } from "#worker/testing/picture-bytes.ts";
import { plainPictures } from "#worker/testing/pictures.ts";
import { UnreadableImage } from "./bytes.ts";
import { cleanGif } from "./gif.ts";
import { ImageTooLarge } from "./size.ts";

const { gif } = plainPictures;
const SCREEN = gif.subarray(0, 37);
const LOOP = gif.subarray(37, 56);
const CONTROL = gif.subarray(56, 64);
const IMAGE = gif.subarray(64, 100);
const TRAILER = [0x3b];
const COMMENT = gifExtension(0xfe, latin1("secret"), latin1("more"));
const PLAIN_TEXT = gifExtension(0x01, new Uint8Array(12), latin1("secret"));

/** An image block; its declared position and size may differ from the screen's. */
function image(left: number, top: number, width: number, height: number): Uint8Array<ArrayBuffer> {
  return patch(
    IMAGE.slice(),
    1,
    [left, top, width, height].flatMap((value) => le(value, 2)),
  );
}

describe("GIF blocks", () => {
  test("GIF blocks that are needed for display stay", () => {
    const ownTable = join(IMAGE.subarray(0, 9), [0x80], [1, 2, 3, 4, 5, 6], IMAGE.subarray(10));
    const source = join(SCREEN, LOOP, CONTROL, IMAGE, ownTable, CONTROL, image(2, 2, 4, 4), TRAILER);
    expect(cleanGif(source)).toEqual({ width: 16, height: 8, isAnimated: true, bytes: source });
  });

  test("GIF blocks of version 87a and without a global table stay", () => {
    const source = join(latin1("GIF87a"), [16, 0, 8, 0, 0x70, 0, 0], IMAGE, TRAILER);
    expect(cleanGif(source).bytes).toEqual(source);
  });

  test("GIF blocks that aren't needed are removed, wherever they are", () => {
    const others = [
      COMMENT,
      gifExtension(0xff, latin1("XMP DataXMP"), latin1("secret")),
      gifExtension(0x77, [1]),
    ];
    const source = join(SCREEN, ...others, CONTROL, ...others, IMAGE, ...others, TRAILER);
    expect(cleanGif(source).bytes).toEqual(join(SCREEN, CONTROL, IMAGE, TRAILER));
  });

  test("GIF plain text blocks are removed with the control block before them", () => {
    const other = patch(CONTROL.slice(), 4, [50]);
    const source = join(SCREEN, CONTROL, PLAIN_TEXT, IMAGE, other, PLAIN_TEXT, CONTROL, IMAGE, TRAILER);
    expect(cleanGif(source).bytes).toEqual(join(SCREEN, IMAGE, CONTROL, IMAGE, TRAILER));
  });
});

describe("GIF loop counts", () => {
  test("a GIF loop count is kept where an encoder puts it behind a control block", () => {
    const source = join(SCREEN, CONTROL, LOOP, IMAGE, TRAILER);
    expect(cleanGif(source).bytes).toEqual(join(SCREEN, LOOP, CONTROL, IMAGE, TRAILER));
  });

  test("a GIF loop count is kept once, without other data in its block", () => {
    const more = gifExtension(0xff, latin1("NETSCAPE2.0"), [1, 7, 0], latin1("secret"));
    const source = join(SCREEN, more, LOOP, IMAGE, TRAILER);
    const loop = gifExtension(0xff, latin1("NETSCAPE2.0"), [1, 7, 0]);
    expect(cleanGif(source).bytes).toEqual(join(SCREEN, loop, IMAGE, TRAILER));
  });

  test("a GIF loop count that isn't a number is removed", () => {
    const broken = gifExtension(0xff, latin1("NETSCAPE2.0"), latin1("secret"));
    expect(cleanGif(join(SCREEN, broken, IMAGE, TRAILER)).bytes).toEqual(join(SCREEN, IMAGE, TRAILER));
  });
});

test("a GIF frame may exceed the screen within the limits", () => {
  const source = join(SCREEN, image(0, 0, 32, 32), TRAILER);
  expect(cleanGif(source)).toEqual({ width: 16, height: 8, isAnimated: false, bytes: source });
  const large = join(SCREEN, IMAGE, image(5999, 0, 2, 8), TRAILER);
  expect(() => cleanGif(large)).toThrow(ImageTooLarge);
});

test("an animated GIF is measured by the extent of its frames, because browsers enlarge its screen", () => {
  const animation = (...images: Uint8Array[]) => join(SCREEN, LOOP, ...images, TRAILER);
  expect(cleanGif(animation(image(0, 0, 2000, 8), image(0, 0, 16, 2000))).isAnimated).toBe(true);
  expect(() => cleanGif(animation(image(0, 0, 2001, 8), image(0, 0, 16, 2000)))).toThrow(ImageTooLarge);
});

describe("a GIF that browsers show though it is broken", () => {
  const source = join(SCREEN, LOOP, CONTROL, IMAGE, CONTROL, image(2, 2, 4, 4), TRAILER);
  const first = join(SCREEN, LOOP, CONTROL, IMAGE, TRAILER);
  const NUL = new Uint8Array(3);

  test.each([
    ["without a trailer", source.subarray(0, -1)],
    ["with NUL before the trailer", join(source.subarray(0, -1), NUL, TRAILER)],
    ["with NUL behind the last image, and no trailer", join(source.subarray(0, -1), NUL)],
    [
      "with NUL between all blocks",
      join(SCREEN, NUL, LOOP, NUL, CONTROL, IMAGE, NUL, CONTROL, image(2, 2, 4, 4), TRAILER),
    ],
    ["with an unknown block at its end", join(source.subarray(0, -1), latin1("<script>"))],
    ["with half a comment at its end", join(source.subarray(0, -1), COMMENT.subarray(0, -3))],
  ])("a GIF %s is stored whole", (_, bytes) => {
    expect(cleanGif(bytes)).toEqual({ width: 16, height: 8, isAnimated: true, bytes: source });
  });

  test("a GIF that is cut in its first image or before it is unreadable", () => {
    for (let length = 0; length < first.length - 1; length++)
      expect(() => cleanGif(source.subarray(0, length))).toThrow(UnreadableImage);
  });

  test("a GIF that is cut in its last image ends with the one before", () => {
    const [from, to] = [first.length - 1 + CONTROL.length, source.length - 1];
    for (let length = from; length < to; length++)
      expect(cleanGif(source.subarray(0, length))).toEqual({
        width: 16,
        height: 8,
        isAnimated: false,
        bytes: first,
      });
  });
});

test.each([
  ["without an image", join(SCREEN, LOOP, TRAILER)],
  ["whose image is empty", join(SCREEN, IMAGE.subarray(0, 11), [0], TRAILER)],
  [
    "whose images are all empty",
    join(SCREEN, IMAGE.subarray(0, 11), [0], IMAGE.subarray(0, 11), [0], TRAILER),
  ],
  [
    "whose image has no size of its codes",
    join(SCREEN, IMAGE.subarray(0, 10), [0], IMAGE.subarray(11), TRAILER),
  ],
  ["whose codes are too long", join(SCREEN, IMAGE.subarray(0, 10), [12], IMAGE.subarray(11), TRAILER)],
  ["with an unknown block", insert(gif, 37, latin1("<script>"))],
  ["with a control that is too long", join(SCREEN, gifExtension(0xf9, latin1("secret")), IMAGE, TRAILER)],
  ["with an empty control", join(SCREEN, gifExtension(0xf9), IMAGE, TRAILER)],
  ["with a table beyond its end", patch(gif, 10, [0xf7])],
])("a GIF %s is unreadable", (_, bytes) => {
  expect(() => cleanGif(bytes)).toThrow(UnreadableImage);
});
