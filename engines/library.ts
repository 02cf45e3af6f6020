import { readFileSync } from "node:fs";

/** The source of what finds elements in a page as a person does. */
export const LIBRARY = readFileSync(
  "node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js",
  "utf8",
).replace(/\/\/# sourceMappingURL.*/, "");
