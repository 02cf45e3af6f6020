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
])("fits a picture of %o into 1024 px with its proportions, and never enlarges it", (size, fitted) => {
  expect(fitInto(1024, size)).toEqual(fitted);
});
