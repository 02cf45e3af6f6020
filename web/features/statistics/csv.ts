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

/** The days as a table for spreadsheets. Dates and numbers only: nothing in it needs quotes. */
export const csvOf = ({ days }: Pick<Statistics, "days">): string =>
  [COLUMNS.join(","), ...days.map((day) => COLUMNS.map((column) => day[column]).join(","))].join("\r\n") +
  "\r\n";
