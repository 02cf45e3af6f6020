import { readFileSync } from "node:fs";
import { parseSync, type ESTree, Visitor } from "vite";
import { describe, expect, it } from "vitest";
import { linesOf, readPromises } from "./promises.ts";

/** Returns the names of a call such as `it.each(…)("…")`: ["it", "each"]. */
function namesOf(callee: ESTree.Node): string[] {
  if (callee.type === "Identifier") return [callee.name];
  if (callee.type === "CallExpression") return namesOf(callee.callee);
  if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return [];
  return [...namesOf(callee.object), callee.property.name];
}

const OFF = ["skip", "todo", "skipIf", "runIf"];

/** Returns the titles of the tests and groups that a source runs; `title${value}` reads as `title…`. */
function titlesIn(file: string, source: string): string[] {
  const titles: string[] = [];
  let skipped = 0;
  const isSkippedGroup = (call: ESTree.CallExpression) => {
    const [name, ...more] = namesOf(call.callee);
    return name === "describe" && more.some((one) => OFF.includes(one));
  };
  const visitor = new Visitor({
    CallExpression(call) {
      if (isSkippedGroup(call)) skipped++;
      const [name, ...more] = namesOf(call.callee);
      if (skipped > 0 || (name !== "it" && name !== "describe") || more.some((one) => OFF.includes(one)))
        return;
      const [title] = call.arguments;
      if (title?.type === "Literal" && typeof title.value === "string") titles.push(title.value);
      if (title?.type === "TemplateLiteral")
        titles.push(title.quasis.map(({ value }) => value.cooked).join("…"));
    },
    "CallExpression:exit"(call) {
      if (isSkippedGroup(call)) skipped--;
    },
  });
  visitor.visit(parseSync(file, source).program);
  return titles;
}

const known = new Map<string, string[]>();
function titlesOf(file: string): string[] {
  const titles = known.get(file) ?? titlesIn(file, readFileSync(file, "utf8"));
  known.set(file, titles);
  return titles;
}

describe("promises.json", () => {
  const areas = readPromises();
  const promises = Object.values(areas).flatMap((list) => Object.entries(list));

  it("the list of promises is not empty", () => expect(promises.length).toBeGreaterThan(300));

  it("every promise names tests that run", () => {
    const missing = promises.flatMap(([promise, files]) =>
      Object.entries(files).flatMap(([file, titles]) =>
        titles
          .filter((title) => !titlesOf(file).includes(title))
          .map((title) => `${promise}: no test "${title}" in ${file}`),
      ),
    );
    expect(missing).toEqual([]);
    expect(promises.filter(([, files]) => Object.values(files).flat().length === 0)).toEqual([]);
  });
});

it("npm run promises prints all promises, or those with the words that are asked for and their tests", () => {
  const areas = {
    Session: {
      "A session ends.": { "a.test.ts": ["ends", "is over"] },
      "It begins.": { "b.test.ts": ["begins"] },
    },
    Form: { "A form is saved.": { "c.test.ts": ["saves"] } },
  };
  expect(linesOf(areas, [])).toEqual([
    "\nSession\n",
    "- A session ends.",
    "- It begins.",
    "\nForm\n",
    "- A form is saved.",
  ]);
  expect(linesOf(areas, ["session", "ENDS"])).toEqual([
    "\nSession\n",
    "- A session ends.",
    "    a.test.ts: ends",
    "    a.test.ts: is over",
  ]);
});

it("a skipped or planned test, a comment and another call don't count as tests", () => {
  const source = `
    // it("of a comment", () => {});
    it.skip("skipped", () => {});
    it.todo("to be written");
    describe.skip("a group", () => it("of a skipped group", () => {}));
    log("it says");
    describe("a group", () => {
      it("runs", () => {});
      it.each([1, 2])("runs with %s", () => {});
      it(\`runs \${TIMES} times\`, () => {});
    });`;
  expect(titlesIn("a.test.ts", source)).toEqual(["a group", "runs", "runs with %s", "runs … times"]);
});
