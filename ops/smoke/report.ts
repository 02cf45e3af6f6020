/** Counts what was proven, and prints a line for each. */
export type SmokeReport = {
  proven: number;
  failed: string[];
  /** Prints a line and whether it is true; a failure is counted, and the rest goes on. */
  prove(claim: string, isTrue: boolean, found?: unknown): void;
};

export function createReport(say: (line: string) => void): SmokeReport {
  const report: SmokeReport = {
    proven: 0,
    failed: [],
    prove(claim, isTrue, found) {
      if (isTrue) {
        report.proven++;
        say(`ok      ${claim}`);
        return;
      }
      report.failed.push(claim);
      say(`FAILED  ${claim}${found === undefined ? "" : `: ${JSON.stringify(found)}`}`);
    },
  };
  return report;
}
