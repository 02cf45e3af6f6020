import {
  be,
  type Bytes,
  gifExtension,
  insert,
  join,
  jpegSegment,
  latin1,
  le,
  patch,
  pngChunk,
  riffChunk,
  webpOf,
} from "./picture-bytes.ts";

/** A text in all metadata and trailing data of the images made here. A clean copy doesn't contain it. */
export const SECRET = "47.60621N 122.33207W";

/**
 * Creates a JPEG's EXIF segment as a phone writes it: orientation, description and a GPS directory, then a directory with
 * a thumbnail, which is a JPEG in itself. `order` is the byte order.
 */
export function exif(orientation: number, order: "II" | "MM" = "MM"): Bytes {
  const u = order === "MM" ? be : le;
  const entry = (tag: number, type: number, count: number, value: number[]) =>
    join(u(tag, 2), u(type, 2), u(count, 4), value);
  const words = latin1(SECRET);
  const [gps, thumbnail, data] = [50, 68, 98];
  return jpegSegment(
    0xe1,
    latin1(`Exif\0\0${order}`),
    [...u(42, 2), ...u(8, 4)],
    u(3, 2),
    entry(0x010e, 2, words.length, u(data, 4)),
    entry(0x0112, 3, 1, [...u(orientation, 2), 0, 0]),
    entry(0x8825, 4, 1, u(gps, 4)),
    u(thumbnail, 4),
    [...u(1, 2), ...entry(2, 2, words.length, u(data, 4)), ...u(0, 4)],
    u(2, 2),
    entry(0x0201, 4, 1, u(data + words.length, 4)),
    entry(0x0202, 4, 1, u(plainPictures.jpeg.length, 4)),
    u(0, 4),
    words,
    plainPictures.jpeg,
  );
}

function decode(base64: string): Bytes {
  return latin1(atob(base64));
}

/** Real images of 16 x 8 pixels without metadata, as encoders write them. */
export const plainPictures = {
  jpeg: decode(
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAIABADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAQG/8QAGxAAAgMAAwAAAAAAAAAAAAAAAAMBAhEUQWH/xAAVAQEBAAAAAAAAAAAAAAAAAAADBf/EABwRAAIABwAAAAAAAAAAAAAAAAADAQIEERQhUf/aAAwDAQACEQMRAD8Ay6VwpsXi+51hVyPQC9gI4KupYuFpdH//2Q==",
  ),
  /** Ten scans, with restart markers. */
  progressiveJpeg: decode(
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wgARCAAIABADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAMF/8QAFQEBAQAAAAAAAAAAAAAAAAAAAgT/3QAEAAH/2gAMAwEAAhADEAAAAcupev/EABcQAQADAAAAAAAAAAAAAAAAAAEAERL/2gAIAQEAAQUCCn//0NT/xAAXEQEAAwAAAAAAAAAAAAAAAAACAAMx/9oACAEDAQE/ATYjk//EABYRAAMAAAAAAAAAAAAAAAAAAAACE//aAAgBAgEBPwGCH//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEABj8Cf//Qf//EABYQAQEBAAAAAAAAAAAAAAAAAAARIf/aAAgBAQABPyHYr//QP//aAAwDAQACAAMAAAAQB//EABcRAAMBAAAAAAAAAAAAAAAAAAABESH/2gAIAQMBAT8QSTB//8QAFREBAQAAAAAAAAAAAAAAAAAAAGH/2gAIAQIBAT8Qm//EABgQAAMBAQAAAAAAAAAAAAAAAAABEUFx/9oACAEBAAE/EELW5kP/0Oj/2Q==",
  ),
  /** With a palette. */
  png: decode(
    "iVBORw0KGgoAAAANSUhEUgAAABAAAAAICAMAAADHqI+lAAAAD1BMVEUAAADsABKjAFtbAKMSAOxSuGzHAAAAH0lEQVQI12NgAANGOGDAIcAEB5gCzGgAU4AFDWAIAAAyCAEdLiC0kwAAAABJRU5ErkJggg==",
  ),
  /** Lossy. */
  webp: decode(
    "UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAgABABoJbACdGsAAUks5iAA/veCXLGvRsLPvzWC+qnsvWcPv/AXwNiI8+1+R5BfvYmQQAAAAA==",
  ),
  losslessWebp: decode(
    "UklGRk4AAABXRUJQVlA4TEIAAAAvD8ABAEcAEIT/bRMCgRQG8wIBwv8iL+afYJKm2o6BTLG+AoSQbGUVUkghhRRSSCGFvN88h4j+J37wghuc7Fo1axQ=",
  ),
  /** Lossy, with alpha. */
  alphaWebp: decode(
    "UklGRm4AAABXRUJQVlA4WAoAAAAQAAAADwAABwAAQUxQSAoAAAABB1DAiAhERP8DVlA4ID4AAADwAQCdASoQAAgABABoJbACdGsAAUks5iAA/veCXLGvRsLPvzWC+qnsvWcPv/AXwNiI8+1+R5BfvYmQQAAAAA==",
  ),
  /** Two frames. */
  animatedWebp: decode(
    "UklGRtYAAABXRUJQVlA4WAoAAAACAAAADwAABwAAQU5JTQYAAAD/////AABBTk1GUAAAAAAAAAAAAA8AAAcAAGQAAAJWUDggOAAAALABAJ0BKhAACAAFQHwlsAJ0ANmBgAAA/vQyqc8snyP9025+6Tu9rbOzX+y3jM0LY+0ITwG8lrgAQU5NRlIAAAAAAAAAAAAPAAAHAABkAAAAVlA4IDoAAAC0AQCdASoQAAgAAAB8JbACdADZiAgAAP7x375xnnJaeInuKe0DcL6m9gP+fPagDOvTcRHuk8zKAAAA",
  ),
  /** Two frames, repeated for ever. */
  gif: decode(
    "R0lGODlhEAAIAPIAAAAAAMgANzcAyMj/Nzf/yP///wAAAAAAACH/C05FVFNDQVBFMi4wAwEAAAAh+QQECgD/ACwAAAAAEAAIAAACF4QfqXu438yDUSgbsBWb9++F4kiWplgAACH5BAUKAAAALAAAAAAQAAgAAAMYWLrU/ou9GdWkdThNuB4fGI5iaZ5oqpoJADs=",
  ),
};

const XMP = latin1(`<x:xmpmeta>${SECRET}</x:xmpmeta>`);
/** Bytes after the end of the tagged images: the beginning of a zip, and a script. */
export const TRAILING = latin1(`PK\x03\x04<script>${SECRET}</script>`);
const [AFTER_JFIF, AFTER_IHDR, AFTER_SCREEN] = [20, 33, 37];

/**
 * The plain images with every kind of metadata, and data after the end. EXIF rotates the JPEG, so that it is shown as 8
 * x 16.
 */
export const taggedPictures = {
  jpeg: join(
    insert(
      plainPictures.jpeg,
      AFTER_JFIF,
      exif(6),
      jpegSegment(0xe1, latin1("http://ns.adobe.com/xap/1.0/\0"), XMP),
      jpegSegment(0xe0, latin1("JFXX\0\x10"), plainPictures.jpeg),
      jpegSegment(0xe2, latin1(`MPF\0${SECRET}`)),
      jpegSegment(0xed, latin1(`Photoshop 3.0\0${SECRET}`)),
      jpegSegment(0xfe, latin1(SECRET)),
    ),
    TRAILING,
  ),
  png: join(
    insert(
      plainPictures.png,
      AFTER_IHDR,
      pngChunk("tEXt", latin1(`Comment\0${SECRET}`)),
      pngChunk("iTXt", latin1("XML:com.adobe.xmp\0\0\0\0\0"), XMP),
      pngChunk("zTXt", latin1(`Comment\0\0${SECRET}`)),
      pngChunk("eXIf", exif(6).subarray(10)),
      pngChunk("tIME", [7, 234, 11, 21, 10, 0, 0]),
      pngChunk("prVt", latin1(SECRET)),
    ),
    TRAILING,
  ),
  webp: join(
    webpOf(
      riffChunk("VP8X", [0x0c, 0, 0, 0, 15, 0, 0, 7, 0, 0]),
      plainPictures.webp.subarray(12),
      riffChunk("EXIF", exif(6).subarray(4)),
      riffChunk("XMP ", XMP),
      riffChunk("note", latin1(SECRET)),
    ),
    TRAILING,
  ),
  gif: join(
    insert(
      plainPictures.gif,
      AFTER_SCREEN,
      gifExtension(0xfe, latin1(SECRET)),
      gifExtension(0xff, latin1("XMP DataXMP"), XMP),
      gifExtension(0x01, new Uint8Array(12), latin1(SECRET)),
    ),
    TRAILING,
  ),
};

/**
 * Creates a file whose header declares another size than its pixels have: at most 65,535 a side in a JPEG or GIF, 16,383
 * in a WebP.
 */
export function pictureOfSize(kind: "jpeg" | "png" | "webp" | "gif", width: number, height: number): Bytes {
  const { jpeg, png, webp, gif } = plainPictures;
  switch (kind) {
    case "jpeg":
      return patch(jpeg, 163, [...be(height, 2), ...be(width, 2)]);
    case "png": {
      const header = pngChunk("IHDR", be(width, 4), be(height, 4), png.subarray(24, 29));
      return join(png.subarray(0, 8), header, png.subarray(AFTER_IHDR));
    }
    case "webp":
      return patch(webp, 26, [...le(width, 2), ...le(height, 2)]);
    case "gif":
      return join(gif.subarray(0, 6), le(width, 2), le(height, 2), gif.subarray(10, 100), [0x3b]);
  }
}

/** Creates an animation whose header declares this size. Each of its frames has 16 x 8 pixels. */
export function animationOf(
  kind: "png" | "webp" | "gif",
  width: number,
  height: number,
  frames: number,
): Bytes {
  const { png, webp, gif } = plainPictures;
  const repeated = (frame: (index: number) => Bytes) => Array.from({ length: frames }, (_, i) => frame(i));
  switch (kind) {
    case "png": {
      const [start, end] = [pictureOfSize("png", width, height), png.subarray(-12)];
      const image = png.subarray(68, -16);
      const control = (sequence: number) =>
        pngChunk("fcTL", be(sequence, 4), be(16, 4), be(8, 4), be(0, 8), be(1, 2), be(10, 2), [0, 0]);
      const frame = (i: number) =>
        join(
          control(Math.max(0, 2 * i - 1)),
          i === 0 ? pngChunk("IDAT", image) : pngChunk("fdAT", be(2 * i, 4), image),
        );
      return join(start.subarray(0, 60), pngChunk("acTL", be(frames, 4), be(0, 4)), ...repeated(frame), end);
    }
    case "webp": {
      const start = riffChunk("VP8X", [2, 0, 0, 0], le(width - 1, 3), le(height - 1, 3));
      const place = [...le(0, 6), ...le(15, 3), ...le(7, 3), ...le(100, 3), 0];
      const frame = () => riffChunk("ANMF", place, webp.subarray(12));
      return webpOf(start, riffChunk("ANIM", [255, 255, 255, 255, 0, 0]), ...repeated(frame));
    }
    case "gif": {
      const start = join(gif.subarray(0, 6), le(width, 2), le(height, 2), gif.subarray(10, 56));
      return join(start, ...repeated(() => gif.subarray(56, 100)), [0x3b]);
    }
  }
}
