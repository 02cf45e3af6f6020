import { DrizzleQueryError } from "drizzle-orm";
import { drizzle, type DrizzleD1Database } from "drizzle-orm/d1";
import { withRetries } from "./retries.ts";

export type Db = DrizzleD1Database & { $client: D1Database };

/** Opens a database, or a session of it, which lacks only parts of D1 that Drizzle doesn't use. */
export const connect = (binding: D1Database | D1DatabaseSession): Db =>
  drizzle(withRetries(binding) as D1Database);

/** Returns the message of D1's own error. */
const textOf = (error: unknown): string =>
  error instanceof DrizzleQueryError && error.cause ? error.cause.message : "";

/** Returns whether `error` violates a constraint on `columns`, such as "users.email" or "guides.user_id, guides.slot". */
export const violates = (error: unknown, columns: string): boolean =>
  textOf(error).includes(`constraint failed: ${columns}`);

/** Returns whether `error` violates a foreign key: the row refers to one that is gone. */
export const isOrphan = (error: unknown): boolean => textOf(error).includes("FOREIGN KEY constraint failed");

/** Returns whether this error, or one of its causes, is a failure of the database. */
export const isDatabaseFailure = (error: unknown): boolean =>
  error instanceof DrizzleQueryError || (error instanceof Error && isDatabaseFailure(error.cause));
