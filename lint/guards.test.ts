import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { GUARDS } from "../trust/guards.ts";

it.each(GUARDS)("the guard of $what stands once in $file, and has tests", ({ file, code, tests }) => {
  expect(readFileSync(file, "utf8").split(code)).toHaveLength(2);
  const [files = ""] = tests.split(" -t ");
  expect(files.split(" ").filter((name) => !existsSync(name))).toEqual([]);
});
