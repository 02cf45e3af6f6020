import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const CALL = /import\.meta\.glob(?:<[^>]*>)?\(\s*(\[[^\]]*\]|"[^"]*")/g;
const PATTERN = /"([^"]*)"/g;

const patterns = globSync("{web,worker,texts,locales,schema}/**/*.{ts,tsx}").flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(CALL)].flatMap(([, list = ""]) =>
    [...list.matchAll(PATTERN)].map(([, pattern = ""]) => ({ file, pattern: pattern.replace(/^!/, "") })),
  ),
);

it.each(patterns)("the pattern $pattern of $file finds files", ({ file, pattern }) => {
  const found = pattern.startsWith("/") ? pattern.slice(1) : join(dirname(file), pattern);
  expect(globSync(found)).not.toEqual([]);
});
