const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const UNITS = [
  [DAY, "day"],
  [HOUR, "hour"],
  [MINUTE, "minute"],
] as const;

/** A duration (ms) in the largest unit that has no remainder: "14 days", "1 hour". */
export function inWords(duration: number): string {
  const [size, unit] = UNITS.find(([size]) => duration % size === 0) ?? [SECOND, "second"];
  const count = Math.ceil(duration / size);
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
