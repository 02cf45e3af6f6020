import { type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

/** The most rows of a table that one hourly run deletes: D1 ends a statement after 30 seconds, and with it all of its batch. */
export const RUN_ROWS = 20_000;

/** Returns the condition of some rows of a table that match, at most `most`: those an hourly run takes, until the next. */
export const firstRows = (table: SQLiteTable, condition: SQL | undefined, most = RUN_ROWS): SQL =>
  sql`rowid in (select rowid from ${table} where ${condition} limit ${most})`;
