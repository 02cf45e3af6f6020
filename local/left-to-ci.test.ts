import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ROWS } from "#trust/rows.ts";
import { LEFT_TO_CI } from "./left-to-ci.ts";
import { readPromises } from "./promises.ts";

const workflow = readFileSync(".github/workflows/check.yml", "utf8");

/** The files that rows of `npm run trust` run. */
const filesOf = (ids: string[]) =>
  ROWS.filter(({ id }) => ids.includes(id)).flatMap(({ ways }) =>
    ways.flatMap((way) => ("tests" in way ? way.tests.split(" ") : [])),
  );

it("the files that `npm test` leaves out are run by CI, and what stands for each is there and runs", () => {
  const left = Object.entries(LEFT_TO_CI);
  expect(left.flat().filter((file) => !existsSync(file))).toEqual([]);
  expect(left.filter(([, proof]) => proof in LEFT_TO_CI)).toEqual([]);
  // Neither command is given files: it runs all there are.
  expect(workflow).toMatch(/- run: npm run test:unit\n/);
  const shards = /shard: \[(.*)\]/.exec(workflow)?.[1]?.split(", ") ?? [];
  expect(shards).toEqual(shards.map((_, place) => `${place + 1}/${shards.length}`));
  expect(workflow).toMatch(/- run: npm run test:e2e -- --shard=\$\{\{ matrix\.shard \}\}\n/);
});

it("a job in a container has the path of the Chromium that it installs: the runner's browser isn't there", () => {
  const jobs = workflow.split(/^ {2}(?=[\w-]+:\n)/m);
  const contained = jobs.filter((job) => /^ {4}container: debian:/m.test(job));
  expect(contained.length).toBeGreaterThan(0);
  for (const job of contained) {
    expect(job).toMatch(/apt-get install .* chromium /);
    expect(job).toMatch(/^ {4}env: \{ CHROMIUM_PATH: \/usr\/bin\/chromium \}$/m);
  }
});

it("all tables that tests take a sample of are whole in CI's rows of `npm run trust`", () => {
  const samples = globSync("*/**/*.test.ts", { exclude: ["node_modules/**"] }).filter((file) =>
    /\bsampleOf\(|inject\("isThorough"\)/.test(readFileSync(file, "utf8")),
  );
  expect(samples.length).toBeGreaterThan(2);
  const [, rows = ""] = /npm run trust -- (.*)/.exec(workflow) ?? [];
  const run = filesOf(rows.split(" "));
  expect(samples.filter((file) => !run.includes(file) && file !== "local/left-to-ci.test.ts")).toEqual([]);
});

it("all promises but one of ten have a test in `npm test`", () => {
  const all = Object.values(readPromises()).flatMap((promises) => Object.entries(promises));
  const onlyInCi = all.filter(([, tests]) => Object.keys(tests).every((file) => file in LEFT_TO_CI));
  expect(onlyInCi.length, onlyInCi.map(([promise]) => promise).join("\n")).toBeLessThan(all.length / 10);
});
