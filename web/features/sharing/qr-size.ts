/** Bytes that fit a QR code of version 1, 2, … at error-correction level H (ISO/IEC 18004, table 7). */
const BYTES_AT_H = [7, 14, 24, 34, 44, 58, 64, 84, 98, 119, 137, 155, 177, 194, 220, 250, 280, 310, 338, 382];

/**
 * Counts the modules on a side of the level-H code of `value`, without its quiet zone. Throws RangeError above 382
 * bytes.
 */
export function modulesOf(value: string): number {
  const bytes = new TextEncoder().encode(value).length;
  const index = BYTES_AT_H.findIndex((most) => bytes <= most);
  if (index === -1) throw new RangeError(`too long for a QR code of ours: ${bytes} bytes`);
  return 21 + 4 * index;
}
