import type { Statistics } from "#schema/statistics.ts";

const COLUMNS = [
  "date",
  "visits",
  "scans",
  "tipOpens",
  "tipWays",
  "tipsWorked",
  "tipsFailed",
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

/** What a formula begins with, also in the wide signs of East Asian keyboards, which Excel reads as the narrow ones. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Writes a text as a cell. What begins as a formula does would run in a spreadsheet, so it gets an apostrophe. */
const cellOf = (text: string): string => `"${FORMULA.test(text) ? "'" : ""}${text.replaceAll('"', '""')}"`;

/** Marks a file as UTF-8, without which Excel reads letters beyond ASCII wrongly. */
const MARK = "\uFEFF";

/**
 * Writes the days as a table for spreadsheets, and the tours that were opened below it. Days are ASCII dates and numbers
 * only, which need neither quotes nor a mark.
 */
export function csvOf(
  { days, tourOpens = [] }: Pick<Statistics, "days"> & Partial<Pick<Statistics, "tourOpens">>,
  locale = "en",
): string {
  const lines = [COLUMNS, ...days.map((day) => COLUMNS.map((column) => day[column]))];
  const opened = tourOpens.map(({ tour, opens }) => [cellOf(tour.title), opens]);
  const all = opened.length === 0 ? lines : [...lines, [], ["tour", "opens"], ...opened];
  const text = all.map((line) => `${line.join(separatorOf(locale))}\r\n`).join("");
  return opened.length === 0 ? text : MARK + text;
}
