import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** docs/sentences.md: each row is a sentence of the specification, the files of its tests, and their names. */
const rows = readFileSync("docs/sentences.md", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| Sentence"))
  .map((line) => {
    const [, sentence = "", files = "", tests = ""] = line
      .replaceAll("\\|", "¦")
      .split("|")
      .map((cell) => cell.trim());
    return { sentence: sentence.replaceAll("¦", "|"), files: files.split("; "), tests: tests.split("; ") };
  });

const sources = new Map<string, string>();
function sourceOf(file: string): string {
  const known = sources.get(file) ?? readFileSync(file, "utf8").replaceAll(/\\(['"`])/g, "$1");
  sources.set(file, known);
  return known;
}

describe("the list of sentences", () => {
  it("has some", () => expect(rows.length).toBeGreaterThan(100));

  it("names tests that exist", () => {
    const missing = rows.flatMap(({ sentence, files, tests }) =>
      tests
        .filter((test) => !files.some((file) => sourceOf(file).includes(test)))
        .map((test) => `${sentence}: no test "${test}" in ${files.join(", ")}`),
    );
    expect(missing).toEqual([]);
  });
});
