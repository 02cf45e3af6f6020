import { be16, ByteWriter, byteAt, range, spells, UnreadableImage } from "./bytes.ts";
import { orientationOnly, readOrientation } from "./exif.ts";
import { acceptedSize } from "./size.ts";
import type { CleanFile, Size } from "./size.ts";

const [SOF0, SOF1, SOF2, DHT, DAC] = [0xc0, 0xc1, 0xc2, 0xc4, 0xcc];
const [RST0, RST7, SOI, EOI, SOS, DQT, DNL, DRI] = [0xd0, 0xd7, 0xd8, 0xd9, 0xda, 0xdb, 0xdc, 0xdd];
const [APP0, APP1, APP2, APP14, APP15, COM] = [0xe0, 0xe1, 0xe2, 0xee, 0xef, 0xfe];

const JFIF_LENGTH = 14;
const ADOBE_LENGTH = 12;
// Encoders write about ten scans. Thousands over a large frame would keep a phone busy for minutes.
const MAX_SCANS = 100;

/** A marker with what follows it, without the length. `scan` is the coded data after an SOS, and empty elsewhere. */
type Segment = { marker: number; payload: Uint8Array; scan: Uint8Array };

/**
 * Copies a baseline or progressive Huffman JPEG (ITU-T T.81) up to the first EOI, without metadata. Tables, frame and
 * scans stay, and of the application segments JFIF without its thumbnail, the ICC profile, Adobe's colour transform,
 * and of EXIF the Orientation. The size is the one shown: the sides are swapped if the Orientation turns the photo.
 */
export function cleanJpeg(bytes: Uint8Array): CleanFile {
  const out = new ByteWriter(bytes);
  const seen = new Set<number>();
  let size: Size | undefined;
  let orientation = 1;
  let scans = 0;
  let hasPixels = false;
  out.write([0xff, SOI]);
  for (const { marker, payload, scan } of segments(bytes)) {
    if (marker === APP1) {
      if (orientation !== 1 || scans > 0) continue;
      orientation = readOrientation(payload);
      if (orientation !== 1) writeSegment(out, APP1, orientationOnly(orientation));
      continue;
    }
    if (isFrame(marker)) {
      if (size) throw new UnreadableImage("a second JPEG frame");
      size = frameSize(payload);
    }
    if (marker === SOS && (!size || ++scans > MAX_SCANS || payload.length !== 4 + 2 * byteAt(payload, 0))) {
      throw new UnreadableImage("a misplaced or broken JPEG scan");
    }
    hasPixels ||= seen.has(DQT) && isCoded(scan);
    const needed = neededPart(marker, payload);
    const repeated = (marker === APP0 || marker === APP14) && seen.has(marker);
    if (!needed || repeated) continue;
    seen.add(marker);
    writeSegment(out, marker, needed);
    out.write(scan);
  }
  if (!size || !hasPixels) throw new UnreadableImage("a JPEG without an image");
  out.write([0xff, EOI]);
  const shown = orientation >= 5 ? { width: size.height, height: size.width } : size;
  return { ...shown, isAnimated: false, bytes: out.finish() };
}

/** Reads the segments between SOI and EOI. */
function* segments(bytes: Uint8Array): Generator<Segment> {
  let at = 2;
  for (;;) {
    if (byteAt(bytes, at) !== 0xff) throw new UnreadableImage("no JPEG marker where one is due");
    while (byteAt(bytes, at) === 0xff) at++;
    const marker = byteAt(bytes, at++);
    if (marker === EOI) return;
    const end = at + be16(bytes, at);
    const payload = range(bytes, at + 2, end);
    at = marker === SOS ? scanEnd(bytes, end) : end;
    yield { marker, payload, scan: bytes.subarray(end, at) };
  }
}

/** Finds the end of the coded data that starts at `from`: the next marker other than a restart. */
function scanEnd(bytes: Uint8Array, from: number): number {
  let at = from;
  for (;;) {
    const end = bytes.indexOf(0xff, at);
    if (end === -1) throw new UnreadableImage("cut short");
    at = end + 1;
    while (byteAt(bytes, at) === 0xff) at++;
    const code = byteAt(bytes, at++);
    if (code !== 0 && (code < RST0 || code > RST7)) return end;
  }
}

/** Returns whether a scan begins with coded data: no marker, and 0xff only where a zero follows it. */
const isCoded = (scan: Uint8Array): boolean => scan.length > 0 && (scan[0] !== 0xff || scan[1] === 0);

function isFrame(marker: number): boolean {
  return marker === SOF0 || marker === SOF1 || marker === SOF2;
}

function frameSize(payload: Uint8Array): Size {
  const components = byteAt(payload, 5);
  const isSupported = components === 1 || components === 3 || components === 4;
  if (byteAt(payload, 0) !== 8 || !isSupported || payload.length !== 6 + 3 * components) {
    throw new UnreadableImage("a JPEG frame of an unknown kind");
  }
  return acceptedSize(be16(payload, 3), be16(payload, 1));
}

/** Returns the part of a segment that pixels and colours need; undefined if there is none. */
function neededPart(marker: number, payload: Uint8Array): Uint8Array | undefined {
  switch (marker) {
    case APP0: {
      if (payload.length < JFIF_LENGTH || !spells(payload, 0, "JFIF\0")) return undefined;
      const jfif = payload.slice(0, JFIF_LENGTH);
      jfif.fill(0, JFIF_LENGTH - 2); // no thumbnail: 0 x 0
      return jfif;
    }
    case APP2:
      return spells(payload, 0, "ICC_PROFILE\0") ? payload : undefined;
    case APP14:
      if (payload.length < ADOBE_LENGTH || !spells(payload, 0, "Adobe")) return undefined;
      return payload.subarray(0, ADOBE_LENGTH);
    case SOF0:
    case SOF1:
    case SOF2:
    case DHT:
    case DQT:
    case DRI:
    case SOS:
      return payload;
    // A Huffman JPEG that states its height needs neither DAC nor DNL, and a second height could bypass the size limit.
    case DAC:
    case DNL:
    case COM:
      return undefined;
    default:
      if (marker >= APP0 && marker <= APP15) return undefined;
      throw new UnreadableImage(`JPEG marker ${marker.toString(16)}`);
  }
}

function writeSegment(out: ByteWriter, marker: number, payload: Uint8Array): void {
  const length = payload.length + 2;
  out.write([0xff, marker, length >> 8, length & 0xff]);
  out.write(payload);
}
