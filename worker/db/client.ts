import { DrizzleQueryError } from "drizzle-orm";
import { drizzle, type DrizzleD1Database } from "drizzle-orm/d1";
import { withRetries } from "./retries.ts";

export type Db = DrizzleD1Database & { $client: D1Database };

/** Queries on a database, or on one copy of it. What it lacks of D1 Drizzle doesn't use. */
export const connect = (binding: D1Database | D1DatabaseSession): Db =>
  drizzle(withRetries(binding) as D1Database);

/** The text of D1's own error. */
const textOf = (error: unknown): string =>
  error instanceof DrizzleQueryError && error.cause ? error.cause.message : "";

/** Whether `error` is the violation of a constraint on `columns`, e.g. "users.email" or "guides.user_id, guides.slot". */
export const violates = (error: unknown, columns: string): boolean =>
  textOf(error).includes(`constraint failed: ${columns}`);

/** Whether `error` is a row that refers to one that is gone. */
export const isOrphan = (error: unknown): boolean => textOf(error).includes("FOREIGN KEY constraint failed");

/** Whether it was the database that failed, with this error or with its cause. */
export const isDatabaseFailure = (error: unknown): boolean =>
  error instanceof DrizzleQueryError || (error instanceof Error && isDatabaseFailure(error.cause));
