import { crc32 } from "#worker/images/formats/crc32.ts";

export type Bytes = Uint8Array<ArrayBuffer>;

/** Returns the bytes of a text, one for each character. */
export function latin1(text: string): Bytes {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** Concatenates bytes. */
export function join(...parts: ArrayLike<number>[]): Bytes {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Returns a copy with `inserted` at `at`. */
export function insert(bytes: Bytes, at: number, ...inserted: Bytes[]): Bytes {
  return join(bytes.subarray(0, at), ...inserted, bytes.subarray(at));
}

/** Returns a copy with the bytes from `at` on overwritten. */
export function patch(bytes: Bytes, at: number, replacement: ArrayLike<number>): Bytes {
  const copy = bytes.slice();
  copy.set(replacement, at);
  return copy;
}

/** Writes a number as bytes, most significant first. */
export function be(value: number, length: number): number[] {
  return Array.from({ length }, (_, i) => Math.floor(value / 256 ** (length - 1 - i)) % 256);
}

/** Writes a number as bytes, least significant first. */
export function le(value: number, length: number): number[] {
  return be(value, length).toReversed();
}

/** Creates a JPEG segment: marker, length, payload. */
export function jpegSegment(marker: number, ...payload: ArrayLike<number>[]): Bytes {
  const body = join(...payload);
  return join([0xff, marker], be(body.length + 2, 2), body);
}

/** Creates a PNG chunk with its CRC. */
export function pngChunk(name: string, ...data: ArrayLike<number>[]): Bytes {
  const body = join(latin1(name), ...data);
  return join(be(body.length - 4, 4), body, be(crc32(body), 4));
}

/** Creates a RIFF chunk, padded to an even length. */
export function riffChunk(name: string, ...data: ArrayLike<number>[]): Bytes {
  const body = join(...data);
  return join(latin1(name), le(body.length, 4), body, body.length % 2 === 0 ? [] : [0]);
}

/** Creates a WebP file of these chunks. */
export function webpOf(...chunks: Bytes[]): Bytes {
  return riffChunk("RIFF", latin1("WEBP"), ...chunks);
}

/** Creates a GIF extension: its label and its pieces, each of up to 255 bytes. */
export function gifExtension(label: number, ...pieces: ArrayLike<number>[]): Bytes {
  return join([0x21, label], ...pieces.flatMap((piece) => [[piece.length], piece]), [0]);
}
