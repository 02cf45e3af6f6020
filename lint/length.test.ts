import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** The lines of a file of code at most; 120 are better. */
const MOST_LINES = 200;

/** Files that are a table: one row after the other, which nobody reads from its beginning to its end. */
const TABLES = [
  "demo/people.ts",
  "e2e/screen-list.ts",
  "lint/laws.ts",
  "locales/guest/en.d.json.ts",
  "locales/word-rules.ts",
  "trust/guards.ts",
  "trust/race-scenarios.ts",
  "trust/rows.ts",
  "worker/openapi/calls/admin.ts",
  "worker/reviews/fixtures/honest-numbers.ts",
  "worker/testing/every-call.ts",
  "worker/testing/takeover.ts",
];

const long = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "*.ts", "*.tsx"], {
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file !== "" && !/\.test\.tsx?$/.test(file) && existsSync(file))
  .map((file) => ({ file, lines: readFileSync(file, "utf8").trimEnd().split("\n").length }))
  .filter(({ lines }) => lines > MOST_LINES);

describe("the length of files", () => {
  it(`a file that is neither a table nor a test has at most ${MOST_LINES} lines`, () => {
    const advice = "Files that are too long. Give each noun or step in them a file of its own";
    expect(
      long.filter(({ file }) => !TABLES.includes(file)),
      advice,
    ).toEqual([]);
  });

  it("the list of tables names none that is short enough without it", () => {
    expect(TABLES.filter((table) => !long.some(({ file }) => file === table))).toEqual([]);
  });
});
