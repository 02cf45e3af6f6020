import { DrizzleQueryError } from "drizzle-orm";

type Level = "error" | "warn" | "info";

/** A failed query without its parameters, which Drizzle's message and stack contain: users have typed them. */
const textOf = (error: unknown): string =>
  error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : String(error);

/** The text of an error, followed by those of its causes. */
const chainOf = (error: unknown): string[] =>
  error instanceof Error && error.cause !== undefined
    ? [textOf(error), ...chainOf(error.cause)]
    : [textOf(error)];

/** Logs one line of JSON. The worker logs nothing any other way: an error's own text could hold what users have typed. */
export function log(level: Level, entry: Record<string, unknown>, error?: unknown): void {
  const [text, ...causes] = error === undefined ? [] : chainOf(error);
  console[level](JSON.stringify({ ...entry, error: text, ...(causes.length > 0 && { causes }) }));
}
