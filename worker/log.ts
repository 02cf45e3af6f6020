import { DrizzleQueryError } from "drizzle-orm";

type Level = "error" | "warn" | "info";

/** A failed query is told without its parameters, which Drizzle's message and stack hold: they are what people have typed. */
const textOf = (error: unknown): string =>
  error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : String(error);

/** An error's text, and the texts of what caused it. */
const chainOf = (error: unknown): string[] =>
  error instanceof Error && error.cause !== undefined
    ? [textOf(error), ...chainOf(error.cause)]
    : [textOf(error)];

/** Writes one line of JSON. All that the worker logs comes this way: no error is told in other words. */
export function log(level: Level, entry: Record<string, unknown>, error?: unknown): void {
  const [text, ...causes] = error === undefined ? [] : chainOf(error);
  console[level](JSON.stringify({ ...entry, error: text, ...(causes.length > 0 && { causes }) }));
}
