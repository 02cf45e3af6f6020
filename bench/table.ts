/** One line of the table. `ratio` may be a difference; `held` is false when ours exceeds its limit. */
export type TableRow = { what: string; ours: string; reference: string; ratio: string; held: boolean };

type Show = (value: number) => string;

export const kilobytes: Show = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
export const milliseconds: Show = (ms) => `${ms.toFixed(0)} ms`;
export const plain: Show = (value) => String(Number(value.toFixed(3)));

export const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const share = (ours: number, reference: number): string =>
  reference === 0 ? (ours === 0 ? "0" : "∞") : (ours / reference).toFixed(2);

/** Makes a row whose value must not exceed the limit. */
export const atMost = (what: string, ours: number, limit: number, show: Show = plain): TableRow => ({
  what,
  ours: show(ours),
  reference: `≤ ${show(limit)}`,
  ratio: share(ours, limit),
  held: ours <= limit,
});

/** Makes a row whose value must not fall below the limit. */
export const atLeast = (what: string, ours: number, limit: number, show: Show = plain): TableRow => ({
  what,
  ours: show(ours),
  reference: `≥ ${show(limit)}`,
  ratio: share(ours, limit),
  held: ours >= limit,
});

/** Makes a row that must have found nothing, and lists what was found. */
export const none = (what: string, found: string[]): TableRow => ({
  what,
  ours: found.length === 0 ? "0" : `${found.length}: ${found.join(", ")}`,
  reference: "0",
  ratio: share(found.length, 0),
  held: found.length === 0,
});

type Comparison = {
  what: string;
  /** rounds of ours and of the reference, which are measured alternately */
  ours: number[];
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

type Relation = { of: (ours: number, reference: number) => number; show: Show; unit: string };

function relate({ best, ...comparison }: Comparison, relation: Relation): TableRow {
  const { what, beside, show, atMost, atLeast } = comparison;
  const pick = (rounds: number[]) => (best ? [best(...rounds)] : rounds);
  const [ours, reference] = [pick(comparison.ours), pick(comparison.reference)];
  // A busy moment affects both sides of a round: what counts is the median of the rounds' relations.
  const found = median(ours.map((value, round) => relation.of(value, reference[round] ?? Number.NaN)));
  const sign = (text: string, limit?: number) =>
    limit === undefined ? [] : [`${text} ${relation.show(limit)}${relation.unit}`];
  const signs = [...sign("≤", atMost), ...sign("≥", atLeast)];
  return {
    what: best ? `${what}, best of ${comparison.ours.length}` : what,
    ours: show(median(ours)),
    reference: [...signs, `${beside}: ${show(median(reference))}`].join(" "),
    ratio: relation.show(found),
    held: found <= (atMost ?? Infinity) && found >= (atLeast ?? -Infinity),
  };
}

/** Compares ours with a reference of the same run, as a ratio. */
export const compare = (comparison: Comparison): TableRow =>
  relate(comparison, {
    of: (ours, reference) => ours / reference,
    show: (ratio) => ratio.toFixed(2),
    unit: " ×",
  });

/** Compares as a difference: for figures near 0, and for scores, which end at 100. */
export const difference = (comparison: Comparison): TableRow =>
  relate(comparison, {
    of: (ours, reference) => ours - reference,
    show: (apart) => `${apart < 0 ? "" : "+"}${comparison.show(apart)}`,
    unit: "",
  });

/** Prints the table, and how many limits hold. */
export function printTable(rows: TableRow[]): void {
  const lines = [
    ["what", "ours", "limit or reference", "ratio or difference"],
    ...rows.map(({ what, ours, reference, ratio, held }) => [
      what,
      ours,
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
