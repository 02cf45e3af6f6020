import type { Statistics } from "#schema/statistics.ts";

const COLUMNS = [
  "date",
  "visits",
  "scans",
  "tipOpens",
  "tipWays",
  "contacts",
  "links",
  "tours",
  "reviews",
] as const satisfies readonly (keyof Statistics["days"][number])[];

/**
 * Returns what separates columns where the reader lives. Excel splits at the system's list separator alone: a semicolon
 * where the comma is the decimal sign. Numbers and Sheets find out either; a line `sep=` would be a row in them.
 */
function separatorOf(locale: string): "," | ";" {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.some(({ type, value }) => type === "decimal" && value === ",") ? ";" : ",";
}

/** Writes the days as a table for spreadsheets. It has ASCII dates and numbers only, so nothing needs quotes or a mark. */
export function csvOf({ days }: Pick<Statistics, "days">, locale = "en"): string {
  const lines = [COLUMNS, ...days.map((day) => COLUMNS.map((column) => day[column]))];
  return lines.map((line) => `${line.join(separatorOf(locale))}\r\n`).join("");
}
