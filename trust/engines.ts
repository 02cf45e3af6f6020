import { explain } from "#local/command-error.ts";
import { requireEngine } from "../engines/installed.ts";
import { JOURNEYS } from "../engines/journeys/journeys.ts";
import { testEngines } from "../engines/run.ts";
import { NOT_MEASURED, report } from "./report.ts";

// Drives every journey through the two other engines (T29).

const NAMES = ["webkit", "firefox"] as const;

const missing = await Promise.all(NAMES.map(requireEngine)).then(
  () => undefined,
  (error: unknown) => explain(error),
);
if (missing !== undefined) report("T29", String(missing), NOT_MEASURED);
else {
  const kinds = new Map<string, number>();
  const code = await testEngines([...NAMES], {
    say(line) {
      console.log(line);
      const kind = /: (passed|failed|not run)$/.exec(String(line))?.[1];
      if (kind !== undefined) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    },
  });
  const ends = [...kinds].map(([kind, count]) => `${count} ${kind}`).join(", ");
  report("T29", `${JOURNEYS.length} journeys in ${NAMES.join(" and ")}: ${ends}`, code === 0);
}
