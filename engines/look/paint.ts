import type { PNG } from "pngjs";
import type { Mark } from "./marks.ts";

/** The most samples of a row or a column of a mark. */
const SAMPLES = 150;

/** The mean colour of a picture where a mark is; undefined where it isn't wholly in the picture. */
export function meanOf(
  { data, width: columns, height: rows }: PNG,
  { x, y, width, height }: Mark,
): number[] | undefined {
  const [left, top, right, bottom] = [
    Math.ceil(x),
    Math.ceil(y),
    Math.floor(x + width),
    Math.floor(y + height),
  ];
  if (left < 0 || top < 0 || right > columns || bottom > rows || right <= left || bottom <= top)
    return undefined;
  const step = (length: number) => Math.max(1, Math.floor(length / SAMPLES));
  const sum = [0, 0, 0];
  let count = 0;
  for (let row = top; row < bottom; row += step(height))
    for (let column = left; column < right; column += step(width), count++)
      for (const part of sum.keys())
        sum[part] = (sum[part] ?? 0) + (data[4 * (row * columns + column) + part] ?? 0);
  return sum.map((each) => Math.round(each / count));
}
