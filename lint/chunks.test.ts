import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { APP_CHUNKS } from "../build/chunks.ts";

const FILES = [
  ...globSync(["web/**/*.{ts,tsx,css}", "{schema,texts,payment-codes}/**/*.{ts,tsx}"]),
  ...globSync(["node_modules/*/package.json", "node_modules/@*/*/package.json"]),
  ...globSync([
    "node_modules/lucide-react/dist/esm/icons/*.*js",
    "node_modules/@tanstack/*/build/modern/use*.js",
  ]),
].map((file) => `/${file.replaceAll("\\", "/")}`);

/** Lists the names of files, folders and packages in a pattern, without its signs. */
const namesIn = (source: string): string[] =>
  source.replace(/\[\\w-\]|\\\.\w+|\bmodule\b|\btsx\b/g, " ").match(/[a-z@][a-z_-]{2,}/gi) ?? [];

/** Lists the names in a chunk's pattern that are part of no file it is about. `files`: paths from the root, each behind a slash. */
function strayNames(test: RegExp, files: readonly string[]): string[] {
  const excluded = [...test.source.matchAll(/\(\?!(?:[^()]|\([^()]*\))*\)/g)].map(String).join(" ");
  const taken = files.filter((file) => test.test(file));
  const isStray = (name: string) =>
    !(excluded.includes(name) ? files : taken).some(
      (file) => file.includes(`/${name}`) || file.includes(`-${name}`),
    );
  return [...new Set(namesIn(test.source))].filter(isStray);
}

it.each(APP_CHUNKS.filter(({ tags }) => !tags))("each name in the chunk $name is a file's", ({ test }) => {
  expect(test && strayNames(test, FILES)).toEqual([]);
});

it("a query of tours, which the account and the prints make, is in no file of the tours' own", () => {
  const path = "/web/features/tours/queries.ts";
  const taking = APP_CHUNKS.filter(({ tags, test }) => !tags && test?.test(path));
  expect(taking.map(({ name }) => name)).toEqual(["editing"]);
});

it("a name that no file has any more is found", () => {
  const files = ["/web/ui/dialog.tsx", "/web/ui/tabs.tsx", "/schema/text.ts"];
  expect(strayNames(/\/web\/ui\/(?:dialog|drawer)\.tsx$|\/schema\/text\.ts$/, files)).toEqual(["drawer"]);
  expect(strayNames(/\/web\/ui\/(?!tabs|sheet)/, files)).toEqual(["sheet"]);
});
