import { AsyncLocalStorage } from "node:async_hooks";
import { DrizzleQueryError } from "drizzle-orm";

type Level = "error" | "warn" | "info";

/**
 * Answers the text of an error. A failed query comes without its parameters, which Drizzle's message and stack contain,
 * because users have typed them.
 */
const textOf = (error: unknown): string =>
  error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : String(error);

/** Lists the text of an error and those of its causes. */
const chainOf = (error: unknown): string[] =>
  error instanceof Error && error.cause !== undefined
    ? [textOf(error), ...chainOf(error.cause)]
    : [textOf(error)];

const requests = new AsyncLocalStorage<string>();

/** Runs the work of a request. Every log entry of that work, and of what it leaves for later, has the request's id. */
export const withRequestId = <Result>(requestId: string, work: () => Result): Result =>
  requests.run(requestId, work);

/** The pattern of an e-mail address, because services name people in their errors. */
const EMAIL = /[^\s"'\\<>(),;:=/]+@[^\s"'\\<>(),;:=/]+\.[a-z]{2,}/gi;

/** Logs one line of JSON. The worker logs in no other way, because an error's own text could hold what users have typed. */
export function log(level: Level, entry: Record<string, unknown>, error?: unknown): void {
  const [text, ...causes] = error === undefined ? [] : chainOf(error);
  const line = {
    requestId: requests.getStore(),
    ...entry,
    error: text,
    ...(causes.length > 0 && { causes }),
  };
  console[level](JSON.stringify(line).replaceAll(EMAIL, "(e-mail)"));
}
