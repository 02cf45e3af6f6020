import { expect, it } from "vitest";
import { flaky, neverRun, type VitestReport, slowest, summarise } from "./test-report.ts";

const report = (passed: number, failed: number, ...ms: number[]): VitestReport => ({
  success: failed === 0,
  numPassedTests: passed,
  numFailedTests: failed,
  testResults: [
    {
      name: `${process.cwd()}/e2e/form.test.ts`,
      assertionResults: ms.map((duration) => ({
        fullName: `takes ${duration} ms`,
        status: "passed",
        duration,
        failureMessages: null,
      })),
    },
  ],
});

it("the test report names the slowest tests of all reports, slowest first", () => {
  expect(slowest([report(2, 0, 100, 3000), report(1, 0, 12_340)], 2)).toEqual([
    "  12.3 s  e2e/form.test.ts: takes 12340 ms",
    "   3.0 s  e2e/form.test.ts: takes 3000 ms",
  ]);
});

it("the test report names the tests that passed at the second attempt only, with what the first one said and where", () => {
  const again = report(2, 0, 100, 200);
  const [file] = again.testResults;
  if (file?.assertionResults[1])
    file.assertionResults[1].failureMessages = [
      "Error: expected 1 to be 2\n    at poll (/node_modules/vitest/index.js:1:1)\n    at /e2e/form.test.ts:20:5",
    ];
  expect(flaky([again, report(1, 0, 300)])).toEqual([
    "  e2e/form.test.ts: takes 200 ms",
    "    Error: expected 1 to be 2 at /e2e/form.test.ts:20:5",
  ]);
});

it("the test report names the files that ran in none of its parts", () => {
  expect(neverRun([report(1, 0), report(2, 0)], ["e2e/form.test.ts", "e2e/lost.test.ts"])).toEqual([
    "e2e/lost.test.ts",
  ]);
});

it("the test report adds the tests up and counts each failed check as a failure", () => {
  expect(summarise([report(2, 1), report(3, 0)], 2)).toEqual({ passed: 5, failed: 3 });
});
