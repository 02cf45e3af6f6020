import { drizzle, type DrizzleD1Database } from "drizzle-orm/d1";

export type Db = DrizzleD1Database & { $client: D1Database };

/** Queries on a database, or on one copy of it. A session lacks only what Drizzle doesn't use. */
export const connect = (binding: D1Database | D1DatabaseSession): Db => drizzle(binding as D1Database);

/** The text of a database error: Drizzle wraps a single statement's, a batch throws D1's own. */
function textOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  return error.cause instanceof Error ? `${error.message}\n${error.cause.message}` : error.message;
}

/** Whether `error` is the violation of a constraint on `columns`, e.g. "users.email" or "guides.user_id, guides.slot". */
export const violates = (error: unknown, columns: string): boolean =>
  textOf(error).includes(`constraint failed: ${columns}`);

/** Whether `error` is a row that refers to one that is gone. */
export const isOrphan = (error: unknown): boolean => textOf(error).includes("FOREIGN KEY constraint failed");

/** Whether the database failed us, rather than we it. */
export const isDatabaseFailure = (error: unknown): boolean =>
  /D1_|D1 DB|storage caused object/.test(textOf(error));
