import { expect, it } from "vitest";
import { fitInto } from "./image.ts";

it.each([
  [
    { width: 4000, height: 3000 },
    { width: 1024, height: 768 },
  ],
  [
    { width: 3000, height: 4000 },
    { width: 768, height: 1024 },
  ],
  [
    { width: 9000, height: 2 },
    { width: 1024, height: 1 },
  ],
  [
    { width: 40, height: 30 },
    { width: 40, height: 30 },
  ],
])("an image of %o is fitted into 1024 px in proportion, and never enlarged", (size, fitted) => {
  expect(fitInto(1024, size)).toEqual(fitted);
});
