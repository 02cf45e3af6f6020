/** Counts what was proven, a line each. */
export type Report = {
  proven: number;
  failed: string[];
  /** Checks what a line says and prints it; a failure is told and the rest goes on. */
  prove(claim: string, isTrue: boolean, found?: unknown): void;
};

export function createReport(say: (line: string) => void): Report {
  const report: Report = {
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
