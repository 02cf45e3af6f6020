import { relative } from "node:path";
import type { JsonAssertionResult, JsonTestResults } from "vitest/node";

type Test = Pick<JsonAssertionResult, "fullName" | "status" | "duration" | "failureMessages">;

/** The part of Vitest's JSON report that is read here. */
export type VitestReport = Pick<JsonTestResults, "success" | "numPassedTests" | "numFailedTests"> & {
  testResults: { name: string; assertionResults: Test[] }[];
};

/** Lists all tests of all reports, with their files from the root of the project. */
const testsIn = (reports: VitestReport[]) =>
  reports
    .flatMap(({ testResults }) => testResults)
    .flatMap(({ name, assertionResults }) =>
      assertionResults.map((result) => ({ ...result, title: `${relative(".", name)}: ${result.fullName}` })),
    );

/** Returns a line for each of the slowest tests of all reports, the slowest first. */
export const slowest = (reports: VitestReport[], most: number): string[] =>
  testsIn(reports)
    .map(({ title, duration }) => ({ title, seconds: (duration ?? 0) / 1000 }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, most)
    .map(({ title, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${title}`);

/** Returns what a failure says first, and where in a file of tests it was. */
function reasonOf(message: string): string {
  const lines = message.split("\n").map((line) => line.trim());
  const place = lines.find((line) => line.startsWith("at ") && line.includes(".test.ts"));
  return [lines[0], place].filter(Boolean).join(" ");
}

/** Returns two lines for each test that failed first and passed when it was run again: its title and the failure. */
export const flaky = (reports: VitestReport[]): string[] =>
  testsIn(reports).flatMap(({ status, title, failureMessages }) =>
    status === "passed" && failureMessages?.[0] ? [`  ${title}`, `    ${reasonOf(failureMessages[0])}`] : [],
  );

/** Lists the files that no report has: a test that wasn't found fails nowhere. */
export function neverRun(reports: VitestReport[], files: string[]): string[] {
  const run = new Set(
    reports.flatMap(({ testResults }) => testResults.map(({ name }) => relative(".", name))),
  );
  return files.filter((file) => !run.has(file));
}

/** Adds up the numbers of the last line; each of the `broken` checks beside the tests counts as one failure. */
export const summarise = (reports: VitestReport[], broken: number): { passed: number; failed: number } => ({
  passed: reports.reduce((sum, report) => sum + report.numPassedTests, 0),
  failed: reports.reduce((sum, report) => sum + report.numFailedTests, broken),
});
