import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { GUARDS } from "../trust/guards.ts";

it.each(GUARDS)("the guard of $what stands once in $file", ({ file, code }) => {
  expect(readFileSync(file, "utf8").split(code)).toHaveLength(2);
});
