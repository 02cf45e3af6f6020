import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (path: string) => readFileSync(path, "utf8");
const isSource = (path: string) => /\.tsx?$/.test(path) && !/\.test\.|^web\/words\//.test(path);
const sourcesOf = (folder: string) => globSync(`${folder}/**/*`).filter(isSource).map(read).join("\n");
const sources = ["web", "schema", "worker"].map(sourcesOf).join("\n");

const ROW = /^(?: {2}\||export type \w+ =) ".*$/gm;
const textsOf = (area: string) =>
  (read(`web/words/${area}`).match(ROW) ?? []).flatMap((row) => row.match(/"(?:[^"\\]|\\.)*"/g) ?? []);
const areas = globSync("*.ts", { cwd: "web/words" }).filter((name) => textsOf(name).length > 0);
const RULES = "rules.ts";

it.each(areas.filter((name) => name !== RULES))("each text of the area %s is said somewhere", (name) => {
  const texts = textsOf(name);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => !sources.includes(text))).toEqual([]);
});

const rules = textsOf(RULES).map((text): string => JSON.parse(text));

it("each rule's text is made somewhere: its sentences, between their values", () => {
  const piecesOf = (text: string) => text.split(/\{\w+\}|(?<=\.) /);
  expect(rules.filter((text) => !piecesOf(text).every((piece) => sources.includes(piece)))).toEqual([]);
});

/** Quoted, with a space in it: a sentence, or one with values. */
const QUOTED = /(["`])((?:[A-Z]|\$\{)(?:(?!\1)[^\n])* (?:(?!\1)[^\n])*)\1/g;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const isMessage = (text: string) =>
  /\.$|^Please |^(?:The )?[Ii]mage | is required| must be (?!between)/.test(text);
/** What guests read on the public page, in its languages, and what no form refuses. */
const OTHERS = /review-rules|moderation/;

it("each message of the schemas is an area's text, or a sentence of one", () => {
  const schemas = globSync("schema/**/*.ts").filter((path) => isSource(path) && !OTHERS.test(path));
  const quoted = schemas.flatMap((path) => [...read(path).replace(COMMENT, "").matchAll(QUOTED)]);
  const made = quoted.map(([, , text = ""]) => text.replace(/\$\{[^}]*\}/g, "{}")).filter(isMessage);
  const known = areas.flatMap(textsOf).map((text): string => JSON.parse(text).replace(/\{\w+\}/g, "{}"));
  const filled = rules.filter((text) => text.includes("{")).map((text) => text.split(/\{\w+\}/));
  const isKnown = (text: string) =>
    known.some((row) => row.includes(text.replace(/^\{\} /, ""))) ||
    filled.some((pieces) => pieces.every((piece) => text.includes(piece)));
  expect(made.length).toBeGreaterThan(100);
  expect(made.filter((text) => !isKnown(text))).toEqual([]);
});
