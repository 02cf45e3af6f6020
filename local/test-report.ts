import { relative } from "node:path";

/** The part of Vitest's JSON report that is read here. */
export type Report = {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    assertionResults: {
      fullName: string;
      status: string;
      duration?: number | null;
      failureMessages?: string[] | null;
    }[];
  }[];
};

/** A line for each of the slowest tests of all reports, the slowest first. */
export function slowest(reports: Report[], most: number): string[] {
  return reports
    .flatMap(({ testResults }) => testResults)
    .flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({ file: name, fullName, ms: duration ?? 0 })),
    )
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, most)
    .map(
      ({ file, fullName, ms }) =>
        `${(ms / 1000).toFixed(1).padStart(6)} s  ${relative(".", file)}: ${fullName}`,
    );
}

/** A line for each test that failed first and passed when it was run again. */
export function flaky(reports: Report[]): string[] {
  return reports
    .flatMap(({ testResults }) => testResults)
    .flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => status === "passed" && failureMessages?.length)
        .map(({ fullName }) => `  ${relative(".", name)}: ${fullName}`),
    );
}

/** The numbers of the last line; each of the `broken` checks beside the tests counts as one failure. */
export function summarise(reports: Report[], broken: number): { passed: number; failed: number } {
  const sum = (count: (report: Report) => number) =>
    reports.reduce((total, report) => total + count(report), 0);
  return {
    passed: sum(({ numPassedTests }) => numPassedTests),
    failed: sum(({ numFailedTests }) => numFailedTests) + broken,
  };
}
