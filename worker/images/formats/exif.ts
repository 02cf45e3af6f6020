import { spells } from "./bytes.ts";

const PREFIX = "Exif\0\0";
const ORIENTATION = 0x0112;
const SHORT = 3;
const ENTRY = 12;

/**
 * Reads the Orientation (1 to 8) in the first directory of EXIF from a JPEG's APP1 payload. It is 1, upright, if the
 * payload is something else, has none, or is broken: viewers show such a photo as it is stored.
 */
export function readOrientation(payload: Uint8Array): number {
  if (!spells(payload, 0, PREFIX)) return 1;
  const tiff = payload.subarray(PREFIX.length);
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  if (view.byteLength < 8) return 1;
  const order = view.getUint32(0);
  const little = order === 0x49492a00;
  if (!little && order !== 0x4d4d002a) return 1;
  const directory = view.getUint32(4, little);
  if (directory + 2 > view.byteLength) return 1;
  const entries = view.getUint16(directory, little);
  for (let i = 0, at = directory + 2; i < entries && at + ENTRY <= view.byteLength; i++, at += ENTRY) {
    const found = view.getUint16(at, little) === ORIENTATION && view.getUint16(at + 2, little) === SHORT;
    const value = view.getUint16(at + 8, little);
    if (found && value >= 1 && value <= 8) return value;
  }
  return 1;
}

/** Creates an APP1 payload of EXIF that holds an Orientation and nothing else. */
export function orientationOnly(orientation: number): Uint8Array {
  const payload = new Uint8Array(PREFIX.length + 26);
  for (let i = 0; i < PREFIX.length; i++) payload[i] = PREFIX.charCodeAt(i);
  const view = new DataView(payload.buffer, PREFIX.length);
  view.setUint32(0, 0x4d4d002a);
  view.setUint32(4, 8);
  view.setUint16(8, 1);
  view.setUint16(10, ORIENTATION);
  view.setUint16(12, SHORT);
  view.setUint32(14, 1);
  view.setUint16(18, orientation);
  return payload;
}
