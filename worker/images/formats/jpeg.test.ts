import { describe, expect, test } from "vitest";
import { be, insert, join, jpegSegment, latin1, patch } from "#worker/testing/picture-bytes.ts";
import { exif, plainPictures } from "#worker/testing/pictures.ts";
import { UnreadableImage } from "./bytes.ts";
import { cleanJpeg } from "./jpeg.ts";

const { jpeg, progressiveJpeg } = plainPictures;
const SOI = jpeg.subarray(0, 2);
const JFIF = jpeg.subarray(2, 20);
const REST = jpeg.subarray(20);
const [FRAME, FRAME_LENGTH] = [158, 19];
const SCAN = jpeg.indexOf(0xda) - 1;

/** The plain JPEG with segments after its JFIF header. */
function withSegments(...segments: Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  return insert(jpeg, 20, ...segments);
}

/** EXIF of one entry. */
function orientationSegment(orientation: number): Uint8Array<ArrayBuffer> {
  return jpegSegment(
    0xe1,
    latin1(`Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}`),
    be(0, 6),
  );
}

describe("EXIF orientation", () => {
  test.each([
    [2, "II", 16, 8],
    [3, "MM", 16, 8],
    [4, "II", 16, 8],
    [5, "MM", 8, 16],
    [6, "II", 8, 16],
    [7, "MM", 8, 16],
    [8, "II", 8, 16],
  ] as const)("EXIF keeps only its orientation %i (%s): %i x %i", (orientation, order, width, height) => {
    const bytes = withSegments(orientationSegment(orientation));
    expect(cleanJpeg(withSegments(exif(orientation, order)))).toEqual({
      width,
      height,
      isAnimated: false,
      bytes,
    });
    expect(cleanJpeg(bytes)).toEqual({ width, height, isAnimated: false, bytes });
  });

  test.each([
    ["upright", exif(1)],
    ["0", exif(0)],
    ["9", exif(9)],
    ["of another type", patch(exif(6), 35, [4])],
    ["cut off", jpegSegment(0xe1, exif(6).subarray(4, 40))],
    ["beyond the segment", patch(exif(6), 14, [0xff, 0xff, 0xff, 0xff])],
    ["in no known byte order", patch(exif(6), 10, latin1("XX"))],
    ["without a directory", jpegSegment(0xe1, latin1("Exif\0\0MM\0*"))],
    ["beyond the entries that count", patch(exif(6), 19, [1])],
    ["in nothing at all", jpegSegment(0xe1)],
  ])("EXIF orientation %s is removed and leaves width and height as they are", (_, segment) => {
    expect(cleanJpeg(withSegments(segment))).toEqual({
      width: 16,
      height: 8,
      isAnimated: false,
      bytes: jpeg,
    });
  });

  test("EXIF orientation is read only where the EXIF isn't cut short before it", () => {
    const payload = exif(6).subarray(4);
    const found = Array.from(payload, (_, length) => {
      const { bytes } = cleanJpeg(withSegments(jpegSegment(0xe1, payload.subarray(0, length))));
      return bytes.length > jpeg.length;
    });
    expect(found.indexOf(true)).toBe(40);
    expect(found.slice(40)).not.toContain(false);
  });

  test("EXIF orientation of a second EXIF, or of one after the scan, is ignored", () => {
    const once = withSegments(orientationSegment(3));
    expect(cleanJpeg(withSegments(exif(3), exif(6))).bytes).toEqual(once);
    expect(cleanJpeg(insert(jpeg, jpeg.length - 2, exif(6))).bytes).toEqual(jpeg);
  });
});

describe("application segments", () => {
  test("application segments that are needed for colours stay", () => {
    const source = withSegments(
      jpegSegment(0xe2, latin1("ICC_PROFILE\0\x01\x02profile, first half")),
      jpegSegment(0xe2, latin1("ICC_PROFILE\0\x02\x02second half")),
      jpegSegment(0xee, latin1("Adobe\0\x64\0\0\0\0\x01")),
    );
    expect(cleanJpeg(source).bytes).toEqual(source);
  });

  test("application segments lose thumbnails, surplus bytes and duplicates", () => {
    const header = join(JFIF.subarray(4, 16), [2, 1]);
    const adobe = latin1("Adobe\0\x64\0\0\0\0\x01");
    const source = join(
      SOI,
      jpegSegment(0xe0, latin1("JFIF\0")),
      jpegSegment(0xe0, header, [1, 2, 3, 4, 5, 6]),
      jpegSegment(0xe0, header),
      jpegSegment(0xee, adobe, [7, 8, 9]),
      jpegSegment(0xee, adobe),
      REST,
    );
    expect(cleanJpeg(source).bytes).toEqual(join(SOI, JFIF, jpegSegment(0xee, adobe), REST));
  });

  test("application segments of other kinds are removed", () => {
    const others = Array.from({ length: 16 }, (_, i) =>
      jpegSegment(0xe0 + i, latin1("other\0 data of some length")),
    );
    expect(cleanJpeg(withSegments(...others)).bytes).toEqual(jpeg);
  });
});

test("a JPEG frame may have one or four components", () => {
  const parameters = (count: number) => [
    8,
    ...be(8, 2),
    ...be(16, 2),
    count,
    ...Array.from({ length: 3 * count }, () => 1),
  ];
  for (const count of [1, 3, 4]) {
    const source = join(
      jpeg.subarray(0, FRAME),
      jpegSegment(0xc0, parameters(count)),
      jpeg.subarray(FRAME + FRAME_LENGTH),
    );
    expect(cleanJpeg(source).bytes).toEqual(source);
  }
});

describe("JPEG scans", () => {
  test("JPEG scans may hold stuffed bytes, fill bytes and every restart marker", () => {
    const coded = [
      0xff,
      0,
      0xff,
      0xff,
      0xd0,
      ...Array.from({ length: 8 }, (_, i) => [i, 0xff, 0xd0 + i]).flat(),
    ];
    const source = join(jpeg.subarray(0, -2), coded, [0xff, 0xd9]);
    expect(cleanJpeg(source).bytes).toEqual(source);
  });

  test("the comments and fill bytes between JPEG scans are removed", () => {
    const second = progressiveJpeg.indexOf(0xda, progressiveJpeg.indexOf(0xda) + 1) - 1;
    const source = insert(
      progressiveJpeg,
      second,
      jpegSegment(0xfe, latin1("note")),
      Uint8Array.of(0xff, 0xff),
    );
    expect(cleanJpeg(source).bytes).toEqual(progressiveJpeg);
  });

  test("JPEG segments that restate the height or set up arithmetic coding are ignored", () => {
    const source = insert(jpeg, jpeg.length - 2, jpegSegment(0xdc, be(9999, 2)), jpegSegment(0xcc, [0, 1]));
    expect(cleanJpeg(source)).toEqual({ width: 16, height: 8, isAnimated: false, bytes: jpeg });
  });

  test("a JPEG has 100 scans at most", () => {
    const scan = jpeg.subarray(SCAN, -2);
    const withScans = (count: number) =>
      join(jpeg.subarray(0, SCAN), ...Array.from({ length: count }, () => scan), [0xff, 0xd9]);
    expect(cleanJpeg(withScans(100)).bytes).toEqual(withScans(100));
    expect(() => cleanJpeg(withScans(101))).toThrow(UnreadableImage);
  });
});

test.each([
  ["without a frame", join(jpeg.subarray(0, FRAME), jpeg.subarray(FRAME + FRAME_LENGTH))],
  ["with two frames", insert(jpeg, FRAME, jpeg.slice(FRAME, FRAME + FRAME_LENGTH))],
  [
    "with its frame after the scan",
    join(
      jpeg.subarray(0, FRAME),
      jpeg.subarray(FRAME + FRAME_LENGTH, -2),
      jpeg.subarray(FRAME, FRAME + FRAME_LENGTH),
      [0xff, 0xd9],
    ),
  ],
  ["without a scan", join(jpeg.subarray(0, SCAN), [0xff, 0xd9])],
  ["whose scan is empty", join(jpeg.subarray(0, SCAN + 14), [0xff, 0xd9])],
  [
    "whose scan is fill bytes and restarts",
    join(jpeg.subarray(0, SCAN + 14), [0xff, 0xff, 0xd0, 0xff, 0xd9]),
  ],
  ["without quantization", join(SOI, JFIF, jpeg.subarray(FRAME))],
  ["of lossless coding", patch(jpeg, FRAME + 1, [0xc3])],
  ["of arithmetic coding", patch(jpeg, FRAME + 1, [0xc9])],
  ["of 12 bits", patch(jpeg, FRAME + 4, [12])],
  [
    "of two components",
    join(
      jpeg.subarray(0, FRAME),
      jpegSegment(0xc0, [8, 0, 8, 0, 16, 2, 1, 1, 1, 1, 1, 1]),
      jpeg.subarray(FRAME + FRAME_LENGTH),
    ),
  ],
  ["with a frame of the wrong length", patch(jpeg, FRAME + 9, [4])],
  ["with a scan of the wrong length", patch(jpeg, SCAN + 4, [2])],
  ["with a picture in its picture", insert(jpeg, 20, jpeg)],
  ["with a segment of length 0", insert(jpeg, 20, Uint8Array.of(0xff, 0xfe, 0, 0))],
  ["with a segment of length 1", insert(jpeg, 20, Uint8Array.of(0xff, 0xfe, 0, 1))],
  ["with a segment beyond its end", insert(jpeg, 20, Uint8Array.of(0xff, 0xfe, 0xff, 0xff))],
  ["with text between segments", insert(jpeg, 20, latin1("<script>"))],
  ["with a restart between segments", insert(jpeg, 20, Uint8Array.of(0xff, 0xd0))],
  ["with a reserved marker", insert(jpeg, 20, jpegSegment(0xf0))],
])("a JPEG %s is unreadable", (_, bytes) => {
  expect(() => cleanJpeg(bytes)).toThrow(UnreadableImage);
});
