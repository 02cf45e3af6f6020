import type { Sums } from "#schema/statistics.ts";
import type { PlainText } from "#locales/account.ts";
import { t } from "#texts/app/t.ts";

/** scans below which a share would mean nothing */
const ENOUGH = 20;

const NUMBERS = [
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
] as const satisfies PlainText[];

/**
 * Says the numbers in a sentence; undefined while there are too few. It speaks of visits where not every visit was a scan,
 * because nothing tells the taps after a scan from others.
 */
export function headlineOf({ visits, scans, tipWays }: Sums): string | undefined {
  if (scans < ENOUGH) return undefined;
  const isScans = visits === scans;
  const share = tipWays / visits;
  if (tipWays === 0)
    return isScans ? t("No scan has opened a way to tip yet") : t("No visit has opened a way to tip yet");
  if (share >= 0.75)
    return isScans ? t("Nearly every scan opened a way to tip") : t("Nearly every visit opened a way to tip");
  if (share < 1 / 12.5)
    return isScans
      ? t("Fewer than one scan in twelve opened a way to tip")
      : t("Fewer than one visit in twelve opened a way to tip");
  const number = t(NUMBERS[Math.round(1 / share) - 2] ?? "two");
  return isScans
    ? t("One scan in {number} opened a way to tip", { number })
    : t("One visit in {number} opened a way to tip", { number });
}

const clock = (hour: number) => `${hour % 24}:00`;

/** Says when the page is opened most, by the busiest two hours together; undefined while there are too few visits. */
export function busiestHours(hours: readonly number[]): string | undefined {
  if (hours.reduce((one, other) => one + other, 0) < ENOUGH) return undefined;
  const pairs = hours.map((visits, hour) => visits + (hours[(hour + 1) % hours.length] ?? 0));
  const first = pairs.indexOf(Math.max(...pairs));
  return t("The busiest are from {from} to {to}.", { from: clock(first), to: clock(first + 2) });
}
