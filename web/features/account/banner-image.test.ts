import { expect, it } from "vitest";
import { storedSize } from "./banner-image.ts";

it.each([
  [
    { width: 4000, height: 1250 },
    { width: 1600, height: 500 },
  ],
  [
    { width: 1600, height: 500 },
    { width: 1600, height: 500 },
  ],
  [
    { width: 320, height: 100 },
    { width: 320, height: 100 },
  ],
  [
    { width: 1, height: 1 },
    { width: 1, height: 1 },
  ],
])("a banner cropped to %o is stored as %o", (part, stored) => {
  expect(storedSize(part)).toEqual(stored);
});
