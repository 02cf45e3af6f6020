import * as z from "zod";
import { type CloudflareApi, CloudflareRefused, posted } from "./api.ts";

const responseSchema = z.array(z.object({ results: z.array(z.record(z.string(), z.unknown())) }));

type Rows = Record<string, unknown>[];

/** Runs statements on a database, all or none. Returns the rows of each. */
export async function runStatements(
  api: CloudflareApi,
  databaseId: string,
  statements: string[],
): Promise<Rows[]> {
  const body = posted({ sql: statements.join(";\n") });
  const response = await api.call(responseSchema, `/d1/database/${databaseId}/query`, body);
  return response.map(({ results }) => results);
}

/** Runs one statement on a database. */
export async function runStatement(api: CloudflareApi, databaseId: string, sql: string): Promise<Rows> {
  const [rows = []] = await runStatements(api, databaseId, [sql]);
  return rows;
}

/** Returns the names of the migrations that a database has, none for an empty one. */
export async function fetchAppliedMigrations(api: CloudflareApi, databaseId: string): Promise<string[]> {
  try {
    const rows = await runStatement(api, databaseId, "SELECT name FROM d1_migrations ORDER BY name");
    return rows.map(({ name }) => String(name));
  } catch (error) {
    if (error instanceof CloudflareRefused && error.message.includes("no such table")) return [];
    throw error;
  }
}

/** Returns a bookmark of a database as it is now, to go back to. */
export async function fetchBookmark(api: CloudflareApi, databaseId: string): Promise<string> {
  const schema = z.object({ bookmark: z.string() });
  return (await api.call(schema, `/d1/database/${databaseId}/time_travel/bookmark`)).bookmark;
}
