import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (path: string) => readFileSync(`web/${path}`, "utf8");
const isSource = (path: string) => /\.tsx?$/.test(path) && !/\.test\.|^words\//.test(path);
const sources = globSync("**/*", { cwd: "web" }).filter(isSource).map(read).join("\n");

const ROW = /^(?: {2}\||export type \w+ =) ".*$/gm;
const textsOf = (name: string) =>
  (read(`words/${name}`).match(ROW) ?? []).flatMap((row) => row.match(/"(?:[^"\\]|\\.)*"/g) ?? []);
const areas = globSync("*.ts", { cwd: "web/words" }).filter((name) => textsOf(name).length > 0);

it.each(areas)("each text of the area %s is said somewhere", (name) => {
  const texts = textsOf(name);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => !sources.includes(text))).toEqual([]);
});
