import type { Outcome, Outcomes } from "./runner.ts";
import type { EngineName } from "./tab.ts";

const cell = (outcome: Outcome | undefined): string => {
  if (outcome?.kind === "passed") return `${outcome.seconds.toFixed(1)} s`;
  return outcome?.kind ?? "missing";
};

/** Draws journey × engine × result, and below it why something failed or was not run. */
export function drawTable(titles: string[], results: Map<EngineName, Outcomes>): string {
  const engines = [...results.keys()];
  const width = Math.max(...titles.map((title) => title.length));
  const row = (first: string, cells: string[]) =>
    [first.padEnd(width), ...cells.map((text) => text.padStart(9))].join("  ");
  const lines = titles.map((title) =>
    row(
      title,
      engines.map((name) => cell(results.get(name)?.get(title))),
    ),
  );
  const reasons = titles.flatMap((title) =>
    engines.flatMap((name) => {
      const outcome = results.get(name)?.get(title);
      return outcome && "reason" in outcome ? [`${name}, ${title}: ${outcome.kind}: ${outcome.reason}`] : [];
    }),
  );
  return [row("", engines), ...lines, ...reasons].join("\n");
}

/** Whether every journey passed or says why its engine can't show it, and at least one passed in every engine. */
export const isPass = (titles: string[], results: Map<EngineName, Outcomes>): boolean =>
  results.size > 0 &&
  [...results.values()].every((outcomes) => {
    const kinds = titles.map((title) => outcomes.get(title)?.kind);
    return kinds.includes("passed") && kinds.every((kind) => kind === "passed" || kind === "not run");
  });
