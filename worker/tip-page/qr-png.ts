import { crc32, deflateSync } from "node:zlib";
import { encode } from "uqr";

/** Modules of white around a code. Scanners need four. */
const QUIET = 4;
/** The least width of a picture that is saved, in pixels. */
export const SAVED_WIDTH = 1024;
/** The least width of a picture in the page, in pixels. It is sharp at 180 px on a phone's screen. */
export const SHOWN_WIDTH = 360;

const ascii = (text: string) => new TextEncoder().encode(text);

/** Creates a chunk of a PNG file: length, name, data, checksum. */
function chunkOf(name: string, data: Uint8Array): Uint8Array[] {
  const [length, checksum] = [new DataView(new ArrayBuffer(4)), new DataView(new ArrayBuffer(4))];
  length.setUint32(0, data.length);
  checksum.setUint32(0, crc32(data, crc32(ascii(name))));
  return [new Uint8Array(length.buffer), ascii(name), data, new Uint8Array(checksum.buffer)];
}

/**
 * Draws a text's QR code as a PNG (W3C PNG, one bit for each pixel): level M, as banks' rules require, black on white,
 * with four modules of white around it. `least` is its least width, in pixels. Throws RangeError for texts that are too long for a
 * code.
 */
export function qrPng(text: string, least: number): Uint8Array<ArrayBuffer> {
  const { data: modules } = encode(text, { ecc: "M", border: QUIET });
  const scale = Math.ceil(least / modules.length);
  const side = modules.length * scale;
  // A row begins with its filter, 0 for none, and has eight pixels in each byte, 1 for white.
  const bytesOfRow = 1 + Math.ceil(side / 8);
  const pixels = new Uint8Array(bytesOfRow * side).fill(0);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (modules[Math.floor(y / scale)]?.[Math.floor(x / scale)] !== true) {
        const at = y * bytesOfRow + 1 + (x >> 3);
        pixels[at] = (pixels[at] ?? 0) | (0x80 >> (x & 7));
      }
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, side);
  header.setUint32(4, side);
  // This is one bit for each pixel, in greyscale.
  header.setUint8(8, 1);
  return new Uint8Array(
    Buffer.concat([
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
      ...chunkOf("IHDR", new Uint8Array(header.buffer)),
      ...chunkOf("IDAT", deflateSync(pixels)),
      ...chunkOf("IEND", new Uint8Array()),
    ]),
  );
}
