import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (path: string) => readFileSync(`web/${path}`, "utf8");
const isSource = (path: string) => /\.tsx?$/.test(path) && !/\.test\.|^words\//.test(path);
const sources = globSync("**/*", { cwd: "web" }).filter(isSource).map(read).join("\n");

it.each(
  globSync("*.ts", { cwd: "web/words" }).filter((name) => /^(?:account|session|shell)\.ts$/.test(name)),
)("each text of the area %s is said somewhere", (name) => {
  const texts = [...read(`words/${name}`).matchAll(/^ {2}\| (".*");?$/gm)].map(([, text = '""']) => text);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => !sources.includes(text))).toEqual([]);
});
