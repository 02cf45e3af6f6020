import { readFileSync } from "node:fs";
import { parseSync, type ESTree, Visitor } from "vite";
import { describe, expect, it } from "vitest";

/** The rows of docs/promises.md: a promise, the files of its tests, and their names. */
const rows = readFileSync("docs/promises.md", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| Promise"))
  .map((line) => {
    const [, promise = "", files = "", tests = ""] = line
      .replaceAll("\\|", "¦")
      .split("|")
      .map((cell) => cell.trim());
    return { promise: promise.replaceAll("¦", "|"), files: files.split("; "), tests: tests.split("; ") };
  });

/** Answers the names of a call such as `it.each(…)("…")`: ["it", "each"]. */
function namesOf(callee: ESTree.Node): string[] {
  if (callee.type === "Identifier") return [callee.name];
  if (callee.type === "CallExpression") return namesOf(callee.callee);
  if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return [];
  return [...namesOf(callee.object), callee.property.name];
}

const OFF = ["skip", "todo", "skipIf", "runIf"];

/** Answers the titles of the tests and groups that a source runs; `title${value}` reads as `title…`. */
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

/** Answers whether a row names a title. A semicolon parts the names of a row, and may stand in a title. */
const isNamed = (title: string, name: string) => title === name || title.split("; ").includes(name);

describe("docs/promises.md", () => {
  it("the list of promises is not empty", () => expect(rows.length).toBeGreaterThan(100));

  it("every promise names tests that run", () => {
    const missing = rows.flatMap(({ promise, files, tests }) =>
      tests
        .filter((test) => !files.some((file) => titlesOf(file).some((title) => isNamed(title, test))))
        .map((test) => `${promise}: no test "${test}" in ${files.join(", ")}`),
    );
    expect(missing).toEqual([]);
  });
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
