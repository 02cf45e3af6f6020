import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, it } from "vitest";
import { EVERYWHERE, PAGE_AREAS } from "./page-areas.ts";
import { AREA_TEXTS } from "#web/testing/area-texts.ts";

const IMPORT = /(?:\bfrom |\bimport\(|^import )\s*"([#.][^"]+)"/gm;
const SAYS = /texts\/app\/(?:trans|t)\.tsx?"|#locales\/account\.ts"/;

const pathOf = (importer: string, imported: string): string =>
  imported.startsWith("#") ? imported.replace(/^#/, "") : normalize(join(dirname(importer), imported));

/** Reads the code of a file and of all that it imports, at once or later, without texts/. */
function codeFrom(file: string, seen = new Map<string, string>()): Map<string, string> {
  if (seen.has(file) || /^texts\/|\.css$/.test(file) || !existsSync(file)) return seen;
  const code = readFileSync(file, "utf8");
  seen.set(file, code);
  for (const [, imported = ""] of code.matchAll(IMPORT)) codeFrom(pathOf(file, imported), seen);
  return seen;
}

/** Finds the areas, beside those of every page, with texts in the files that can be reached from one. */
function areasSaidFrom(file: string): string[] {
  const code = [...codeFrom(file).values()].filter((text) => SAYS.test(text)).join("\n");
  return [...AREA_TEXTS].flatMap(([area, texts]) =>
    !isCommon(area) && texts.some((text) => !COMMON.has(text) && code.includes(text)) ? [area] : [],
  );
}
const OWN_DOCUMENTS = ["landing", "pocket"];
const isCommon = (area: string): boolean => [...EVERYWHERE, ...OWN_DOCUMENTS].some((name) => name === area);
const COMMON = new Set(EVERYWHERE.flatMap((area) => AREA_TEXTS.get(area) ?? []));

it.each(Object.entries(PAGE_AREAS))("the page %s learns the areas of all that it can say", (name, areas) => {
  expect(areasSaidFrom(`web/pages/${name}.tsx`).toSorted()).toEqual([...areas]);
});

it("each page is listed with its areas", () => {
  const loaded = readFileSync("web/app/pages.ts", "utf8").matchAll(/\.\.\/pages\/([\w-]+)\.tsx/g);
  expect([...new Set([...loaded].map(([, name]) => name))].toSorted()).toEqual(
    Object.keys(PAGE_AREAS).toSorted(),
  );
});

it.each([
  ["landing", "web/landing/entry.tsx"],
  ["pocket", "web/pocket/entry.tsx"],
])("the document %s brings all that it says", (area, entry) => {
  const code = [...codeFrom(entry).values()].filter((text) => SAYS.test(text)).join("\n");
  const known = new Set(AREA_TEXTS.get(area));
  const used = [...AREA_TEXTS.values()].flat().filter((text) => code.includes(text));
  expect([...new Set(used)].filter((text) => !known.has(text))).toEqual([]);
});

it("the server says nothing of areas that it doesn't learn", () => {
  const used = areasSaidFrom("web/app/document.tsx");
  expect(used).toEqual(["dashboard", "session"]);
});
