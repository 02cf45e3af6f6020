import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { FAILURES } from "#schema/failures.ts";
import { AREA_TEXTS } from "#web/testing/area-texts.ts";

const read = (path: string) => readFileSync(path, "utf8");
const isSource = (path: string) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\/|^texts\//.test(path);
const sourcesOf = (folder: string) => globSync(`${folder}/**/*`).filter(isSource).map(read).join("\n");
const sources = ["web", "schema", "payment-codes", "worker"].map(sourcesOf).join("\n");

const areas = [...AREA_TEXTS].filter(([name]) => name !== "rules");

it.each(areas)("each text of the area %s is said somewhere", (_name, texts) => {
  expect(texts.filter((text) => !sources.includes(text))).toEqual([]);
});

it("a text belongs to one area; documents of their own list all that they say", () => {
  const shared = areas.filter(([name]) => !/^(?:landing|pocket)$/.test(name)).flatMap(([, texts]) => texts);
  expect(shared.filter((text, place) => shared.indexOf(text) < place)).toEqual([]);
});

const rules = AREA_TEXTS.get("rules")?.map((text): string => JSON.parse(text)) ?? [];

it("each rule's text is made somewhere: its sentences, between their values", () => {
  const piecesOf = (text: string) => text.split(/\{\w+\}|(?<=\.) /);
  expect(rules.filter((text) => !piecesOf(text).every((piece) => sources.includes(piece)))).toEqual([]);
});

/** Matches quoted texts with a space in them, which are sentences. */
const QUOTED = /(["`])((?:[A-Z]|\$\{)(?:(?!\1)[^\n])* (?:(?!\1)[^\n])*)\1/g;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const isMessage = (text: string) =>
  /\.$|^Please |^(?:The )?[Ii]mage | is required| must be |\{\w+\}/.test(text);
/**
 * Matches the schemas whose texts aren't the app's: review-rules' are the public page's, and no form shows
 * moderation's.
 */
const OTHERS = /review-rules|moderation/;

/** Sentences that the app's users don't meet: a client's own faults, and what the public page says in its words. */
const NOT_SHOWN = new Set([
  "Please send JSON",
  "Please send the image as a form",
  "Position must be between {min} and {max}",
  FAILURES.handed_on,
]);

it("each message of the schemas is an area's text, or a sentence of one", () => {
  const schemas = globSync("{schema,payment-codes}/**/*.ts").filter(
    (path) => isSource(path) && !OTHERS.test(path),
  );
  const quoted = schemas.flatMap((path) => [...read(path).replace(COMMENT, "").matchAll(QUOTED)]);
  const made = quoted
    .map(([, , text = ""]) => text.replace(/\$\{[^}]*\}/g, "{}"))
    .filter((text) => isMessage(text) && !NOT_SHOWN.has(text))
    .map((text) => text.replace(/\{\w+\}/g, "{}"));
  const known = [...AREA_TEXTS.values()]
    .flat()
    .map((text): string => JSON.parse(text).replace(/\{\w+\}/g, "{}"));
  const filled = rules.filter((text) => text.includes("{")).map((text) => text.split(/\{\w+\}/));
  const isKnown = (text: string) =>
    known.some((row) => row.includes(text.replace(/^\{\} /, ""))) ||
    filled.some((pieces) => pieces.every((piece) => text.includes(piece)));
  expect(made.length).toBeGreaterThan(100);
  expect(made.filter((text) => !isKnown(text))).toEqual([]);
});
