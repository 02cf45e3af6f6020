import { encode } from "uqr";

/** how much of a code may be covered or worn: a sixth, or a third */
type Level = "M" | "H";

/** Dark modules of a QR code that follow one another in a row. */
type QrRun = { x: number; y: number; length: number };

/**
 * Encodes a text as a QR code: the modules on its side, without white around it, and the dark ones in runs. `hole`: the
 * modules on a side of a square in its middle that is left out. Throws RangeError for a text that is too long.
 */
export function qrModules(text: string, level: Level, hole = 0): { side: number; runs: QrRun[] } {
  const { data: modules, size: side } = encode(text, { ecc: level, border: 0 });
  const isInHole = (at: number) => Math.abs(at - (side - 1) / 2) < hole / 2;
  const isDark = (x: number, y: number) => modules[y]?.[x] === true && !(isInHole(x) && isInHole(y));
  const runs: QrRun[] = [];
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const start = x;
      while (isDark(x, y)) x++;
      if (x > start) runs.push({ x: start, y, length: x - start });
    }
  return { side, runs };
}

/** Writes runs of modules as an SVG path. */
export const qrPath = (runs: readonly QrRun[]): string =>
  runs.map(({ x, y, length }) => `M${x} ${y}h${length}v1H${x}z`).join("");
