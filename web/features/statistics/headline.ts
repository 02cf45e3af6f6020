import type { Sums } from "#schema/statistics.ts";

/** Scans below which shares mean nothing. */
const ENOUGH = 20;

const NUMBERS = "two three four five six seven eight nine ten eleven twelve".split(" ");

/**
 * A sentence made from the numbers; undefined while there are too few. It speaks of visits where not every visit was a scan:
 * nobody knows whose taps are whose.
 */
export function headlineOf({ visits, scans, tipWays }: Sums): string | undefined {
  if (scans < ENOUGH) return undefined;
  const what = visits === scans ? "scan" : "visit";
  const share = tipWays / visits;
  if (tipWays === 0) return `No ${what} has opened a way to tip yet`;
  if (share >= 0.75) return `Nearly every ${what} opened a way to tip`;
  const word = NUMBERS[Math.round(1 / share) - 2] ?? NUMBERS[0];
  return share < 1 / 12.5
    ? `Fewer than one ${what} in twelve opened a way to tip`
    : `One ${what} in ${word} opened a way to tip`;
}

const clock = (hour: number) => `${hour % 24}:00`;

/** When the page is opened most: the busiest two hours together; undefined while there are too few. */
export function busiestHours(hours: readonly number[]): string | undefined {
  if (hours.reduce((one, other) => one + other, 0) < ENOUGH) return undefined;
  const pairs = hours.map((visits, hour) => visits + (hours[(hour + 1) % hours.length] ?? 0));
  const first = pairs.indexOf(Math.max(...pairs));
  return `The busiest are from ${clock(first)} to ${clock(first + 2)}.`;
}
