/** One line of the table. `ratio` may be a difference; `held` is false when the measured value exceeds its limit. */
export type TableRow = { what: string; measured: string; reference: string; ratio: string; held: boolean };

type Show = (value: number) => string;

export const kilobytes: Show = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
export const milliseconds: Show = (ms) => `${ms.toFixed(0)} ms`;
export const plain: Show = (value) => String(Number(value.toFixed(3)));

export const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const share = (measured: number, reference: number): string =>
  reference === 0 ? (measured === 0 ? "0" : "∞") : (measured / reference).toFixed(2);

/** Returns a row whose value must not exceed the limit. */
export const atMost = (what: string, measured: number, limit: number, show: Show = plain): TableRow => ({
  what,
  measured: show(measured),
  reference: `≤ ${show(limit)}`,
  ratio: share(measured, limit),
  held: measured <= limit,
});

/** Returns a row whose value must not fall below the limit. */
export const atLeast = (what: string, measured: number, limit: number, show: Show = plain): TableRow => ({
  what,
  measured: show(measured),
  reference: `≥ ${show(limit)}`,
  ratio: share(measured, limit),
  held: measured >= limit,
});

/** Returns a row that must have found nothing, and lists what was found. */
export const none = (what: string, found: string[]): TableRow => ({
  what,
  measured: found.length === 0 ? "0" : `${found.length}: ${found.join(", ")}`,
  reference: "0",
  ratio: share(found.length, 0),
  held: found.length === 0,
});

type Comparison = {
  what: string;
  /** rounds of the subject and of the reference, which are measured alternately */
  measured: number[];
  reference: number[];
  /** names the reference */
  beside: string;
  show: Show;
  /** picks the least disturbed round (Math.min for times); without it, the median of all rounds counts */
  best?: (...rounds: number[]) => number;
  /** the limit of the ratio or difference; without one, the row only informs */
  atMost?: number;
  atLeast?: number;
};

type Relation = { of: (measured: number, reference: number) => number; show: Show; unit: string };

function relate({ best, ...comparison }: Comparison, relation: Relation): TableRow {
  const { what, beside, show, atMost, atLeast } = comparison;
  const pick = (rounds: number[]) => (best ? [best(...rounds)] : rounds);
  const [measured, reference] = [pick(comparison.measured), pick(comparison.reference)];
  // A busy moment affects both sides of a round: what counts is the median of the rounds' relations.
  const found = median(measured.map((value, round) => relation.of(value, reference[round] ?? Number.NaN)));
  const sign = (text: string, limit?: number) =>
    limit === undefined ? [] : [`${text} ${relation.show(limit)}${relation.unit}`];
  const signs = [...sign("≤", atMost), ...sign("≥", atLeast)];
  return {
    what: best ? `${what}, best of ${comparison.measured.length}` : what,
    measured: show(median(measured)),
    reference: [...signs, `${beside}: ${show(median(reference))}`].join(" "),
    ratio: relation.show(found),
    held: found <= (atMost ?? Infinity) && found >= (atLeast ?? -Infinity),
  };
}

/** Compares what was measured with a reference of the same run, as a ratio. */
export const compare = (comparison: Comparison): TableRow =>
  relate(comparison, {
    of: (measured, reference) => measured / reference,
    show: (ratio) => ratio.toFixed(2),
    unit: " ×",
  });

/** Compares as a difference: for figures near 0, and for scores, which end at 100. */
export const difference = (comparison: Comparison): TableRow =>
  relate(comparison, {
    of: (measured, reference) => measured - reference,
    show: (apart) => `${apart < 0 ? "" : "+"}${comparison.show(apart)}`,
    unit: "",
  });

/** Prints the table, and how many limits hold. */
export function printTable(rows: TableRow[]): void {
  const lines = [
    ["what", "measured", "limit or reference", "ratio or difference"],
    ...rows.map(({ what, measured, reference, ratio, held }) => [
      what,
      measured,
      reference,
      held ? ratio : `${ratio} BROKEN`,
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines)
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join(" | ")
        .trimEnd(),
    );
  const broken = rows.filter(({ held }) => !held).length;
  console.log(`\n${rows.length - broken} bars hold, ${broken} broken`);
}
