import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PNG } from "pngjs";

/** Returns a function that reads the file of a folder with such a name; undefined until it has the same size twice in a row. */
export function lookForFile(folder: string, name: RegExp): () => Buffer | undefined {
  let size = 0;
  return () => {
    const found = readdirSync(folder).find((each) => name.test(each));
    if (!found) return undefined;
    const bytes = readFileSync(join(folder, found));
    const isWhole = bytes.length > 0 && bytes.length === size;
    size = bytes.length;
    return isWhole ? bytes : undefined;
  };
}

/** Returns a part of a picture, in px of a page that is `pageWidth` px wide. */
export function cutOut(
  picture: Buffer,
  { x, y, width, height }: Pick<DOMRect, "x" | "y" | "width" | "height">,
  pageWidth: number,
): PNG {
  const screen = PNG.sync.read(picture);
  const scaled = (length: number) => Math.round((length * screen.width) / pageWidth);
  const part = new PNG({ width: scaled(width), height: scaled(height) });
  PNG.bitblt(screen, part, scaled(x), scaled(y), part.width, part.height, 0, 0);
  return part;
}
