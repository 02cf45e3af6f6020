import jsQR from "jsqr";
import { PNG } from "pngjs";

/** A grey picture: the brightness of each pixel, 0 to 255. */
type Grey = { width: number; height: number; values: Float32Array };

/** How a print is looked at. */
export type Look = {
  /** width of the print in the camera's picture, px */
  width: number;
  /** radius by which it is out of focus, px */
  blur?: number;
  /** degrees */
  turn?: number;
  /** part that is left of the difference to a middle grey */
  contrast?: number;
};

/** px: the camera's picture is square */
const SIDE = 640;
const MIDDLE = 127.5;
const WHITE = 255;

/** Reads the code in a picture that has no other. */
export const readCode = ({ data, width, height }: PNG): string | undefined =>
  // Dark on light alone, as every code is printed: to try the other way as well takes twice as long.
  jsQR(new Uint8ClampedArray(data), width, height, { inversionAttempts: "dontInvert" })?.data;

function greyOf({ width, height, data }: PNG): Grey {
  const values = new Float32Array(width * height);
  for (let pixel = 0, from = 0; pixel < values.length; pixel++, from += 4)
    values[pixel] = 0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0);
  return { width, height, values };
}

/** Sets each pixel to the mean of those it replaces. */
function scaled(grey: Grey, width: number): Grey {
  const step = grey.width / width;
  const height = Math.floor(grey.height / step);
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [left, top] = [Math.floor(x * step), Math.floor(y * step)];
      const right = Math.max(left + 1, Math.floor((x + 1) * step));
      const below = Math.max(top + 1, Math.floor((y + 1) * step));
      let sum = 0;
      for (let row = top; row < below; row++)
        for (let at = row * grey.width + left; at < row * grey.width + right; at++)
          sum += grey.values[at] ?? WHITE;
      values[y * width + x] = sum / ((right - left) * (below - top));
    }
  return { width, height, values };
}

/** Blurs the rows by a normal distribution and turns them into columns. */
function blurredRows({ width, height, values }: Grey, radius: number): Grey {
  const reach = Math.ceil(3 * radius);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, index) =>
    Math.exp(-((index - reach) ** 2) / (2 * radius ** 2)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const blurred = new Float32Array(values.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (const [index, weight] of weights.entries()) {
        const from = x + index - reach;
        sum += weight * (from < 0 || from >= width ? WHITE : (values[y * width + from] ?? WHITE));
      }
      blurred[x * height + y] = sum / total;
    }
  return { width: height, height: width, values: blurred };
}

/** Returns what the code says on a print that a camera looks at so, on white. */
export function photographed(
  print: PNG,
  { width: widthSeen, blur = 0, turn = 0, contrast = 1 }: Look,
): string | undefined {
  const sized = scaled(greyOf(print), Math.round(widthSeen));
  const { width, height, values } = blur === 0 ? sized : blurredRows(blurredRows(sized, blur), blur);
  const [sine, cosine] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const picture = new PNG({ width: SIDE, height: SIDE });
  picture.data.fill(WHITE);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const [right, down] = [x - SIDE / 2, y - SIDE / 2];
      const column = Math.round(right * cosine + down * sine + width / 2);
      const row = Math.round(down * cosine - right * sine + height / 2);
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      const brightness = (values[row * width + column] ?? WHITE) - MIDDLE;
      const pixel = (y * SIDE + x) * 4;
      picture.data.fill(brightness * contrast + MIDDLE, pixel, pixel + 3);
    }
  return readCode(picture);
}

/**
 * How alike a print and the part of a screen that starts at `at` are, 1 for the same, 0 for nothing in common: the largest
 * correlation of their brightness where the one is moved by up to a few pixels.
 */
export function likeness(screen: PNG, print: PNG, at: { x: number; y: number }): number {
  const { width, height } = print;
  /** The brightness of a part of a picture less its mean. */
  const centred = (picture: PNG, left: number, top: number): Float64Array => {
    const values = new Float64Array(width * height);
    let sum = 0;
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const pixel = ((top + y) * picture.width + left + x) * 4;
        const { data } = picture;
        const brightness = (data[pixel] ?? 0) + (data[pixel + 1] ?? 0) + (data[pixel + 2] ?? 0);
        values[y * width + x] = brightness;
        sum += brightness;
      }
    return values.map((value) => value - sum / values.length);
  };
  const product = (a: Float64Array, b: Float64Array) => {
    let sum = 0;
    for (let pixel = 0; pixel < a.length; pixel++) sum += (a[pixel] ?? 0) * (b[pixel] ?? 0);
    return sum;
  };
  const printed = centred(print, 0, 0);
  const ofPrint = product(printed, printed);
  const moves = [-3, -2, -1, 0, 1, 2, 3];
  const found = moves.flatMap((dx) =>
    moves.map((dy) => {
      const shown = centred(screen, Math.round(at.x + dx), Math.round(at.y + dy));
      return product(shown, printed) / Math.sqrt(product(shown, shown) * ofPrint);
    }),
  );
  return Math.max(...found);
}
