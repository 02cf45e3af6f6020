import type { Statistics } from "#schema/statistics.ts";

const COLUMNS = [
  "date",
  "visits",
  "scans",
  "tipOpens",
  "tipWays",
  "contacts",
  "tours",
  "reviews",
] as const satisfies readonly (keyof Statistics["days"][number])[];

/** Writes the days as a table for spreadsheets. It has dates and numbers only, so nothing needs quotes. */
export const csvOf = ({ days }: Pick<Statistics, "days">): string =>
  [COLUMNS.join(","), ...days.map((day) => COLUMNS.map((column) => day[column]).join(","))].join("\r\n") +
  "\r\n";
