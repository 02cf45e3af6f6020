/** One line of the table. `held` is false where ours is on the wrong side of its bar. */
export type Row = { what: string; ours: string; reference: string; ratio: string; held: boolean };

type Show = (value: number) => string;

export const kilobytes: Show = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
export const milliseconds: Show = (ms) => `${ms.toFixed(0)} ms`;
export const plain: Show = (value) => String(Number(value.toFixed(3)));

export const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const share = (ours: number, reference: number): string =>
  reference === 0 ? (ours === 0 ? "0" : "∞") : (ours / reference).toFixed(2);

/** Ours may not be above the limit. */
export const atMost = (what: string, ours: number, limit: number, show: Show = plain): Row => ({
  what,
  ours: show(ours),
  reference: `≤ ${show(limit)}`,
  ratio: share(ours, limit),
  held: ours <= limit,
});

/** Ours may not be below the limit. */
export const atLeast = (what: string, ours: number, limit: number, show: Show = plain): Row => ({
  what,
  ours: show(ours),
  reference: `≥ ${show(limit)}`,
  ratio: share(ours, limit),
  held: ours >= limit,
});

/** There may be none; those there are are named. */
export const none = (what: string, found: string[]): Row => ({
  what,
  ours: found.length === 0 ? "0" : `${found.length}: ${found.join(", ")}`,
  reference: "0",
  ratio: share(found.length, 0),
  held: found.length === 0,
});

export type Comparison = {
  what: string;
  /** measured in turns: the same place is the same round */
  ours: number[];
  reference: number[];
  /** what the reference is */
  beside: string;
  show: Show;
  /** the bar, as a ratio; without one, the row only tells */
  atMost?: number;
  atLeast?: number;
};

/** Ours beside a reference of the same run. The ratio is the median over rounds, so that a busy moment meets both. */
export function compare({ what, ours, reference, beside, show, ...bar }: Comparison): Row {
  const ratio = median(ours.map((value, round) => value / (reference[round] ?? Number.NaN)));
  const held = ratio <= (bar.atMost ?? Infinity) && ratio >= (bar.atLeast ?? -Infinity);
  const signs = [bar.atMost && `≤ ${bar.atMost} ×`, bar.atLeast && `≥ ${bar.atLeast} ×`].filter(Boolean);
  return {
    what,
    ours: show(median(ours)),
    reference: [...signs, `${beside}: ${show(median(reference))}`].join(" "),
    ratio: ratio.toFixed(2),
    held,
  };
}

/** Prints the table, and how many bars hold. */
export function printTable(rows: Row[]): void {
  const lines = [
    ["what", "ours", "limit or reference", "ratio"],
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
