import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ROWS } from "#trust/rows.ts";
import { THOROUGH_FILES } from "#trust/thorough.ts";

/** The files that each row of `npm run trust` runs, and those of CI's rows. */
const filesOf = (ids?: string[]) =>
  ROWS.filter(({ id }) => !ids || ids.includes(id)).flatMap(({ ways }) =>
    ways.flatMap((way) => ("tests" in way ? way.tests.split(" ") : [])),
  );
const [, ciRows = ""] =
  /npm run trust -- (.*)/.exec(readFileSync(".github/workflows/check.yml", "utf8")) ?? [];

it("all that `npm test` leaves out or takes a sample of is run whole by CI's rows of `npm run trust`", () => {
  const samples = globSync("*/**/*.test.ts", { exclude: ["node_modules/**"] }).filter((file) =>
    /\bsampleOf\(|inject\("isThorough"\)/.test(readFileSync(file, "utf8")),
  );
  expect(samples.length).toBeGreaterThan(2);
  const left = Object.keys(THOROUGH_FILES);
  expect(left.filter((file) => !existsSync(file))).toEqual([]);
  const run = filesOf(ciRows.split(" "));
  expect(
    [...samples, ...left].filter((file) => !run.includes(file) && file !== "local/thorough.test.ts"),
  ).toEqual([]);
});
