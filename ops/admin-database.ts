import { DatabaseSync } from "node:sqlite";
import { CommandError } from "#local/command-error.ts";
import { requireTools } from "#local/release.ts";
import { readEnvironment, readSettings } from "#local/settings.ts";
import { BUSY_MS, findDatabase, requireWritableStores } from "#local/stores.ts";
import { isWithoutTables, NO_DATABASE, type Place } from "./place.ts";

/** Runs statements, all or none, and returns the rows of each. */
export type RunSql = (statements: string[]) => Promise<Record<string, unknown>[][]>;

/** Quotes a text for SQL: Cloudflare's API takes several statements without parameters only. */
export const quote = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/** Runs statements on a database of this machine, also beside a running server. */
export const runOn =
  (database: DatabaseSync): RunSql =>
  async (statements) => {
    database.exec("BEGIN IMMEDIATE");
    try {
      const rows = statements.map((sql) => database.prepare(sql).all());
      database.exec("COMMIT");
      return rows;
    } catch (error) {
      if (database.isTransaction) database.exec("ROLLBACK");
      throw error;
    }
  };

/** Opens this machine's database, and no runtime, for as long as `use` runs. */
async function withLocalDatabase<Result>(use: (run: RunSql) => Promise<Result>): Promise<Result> {
  const { STATE_DIR: stateDir } = readSettings(readEnvironment());
  requireWritableStores(stateDir);
  const file = findDatabase(stateDir);
  if (file === undefined) throw new CommandError(NO_DATABASE);
  using database = new DatabaseSync(file, { timeout: BUSY_MS });
  try {
    return await use(runOn(database));
  } catch (error) {
    throw isWithoutTables(error) ? new CommandError(NO_DATABASE) : error;
  }
}

/** Opens the database of a place for as long as `use` runs. Throws CommandError where there is none. */
export async function withDatabase<Result>(
  { remote, env }: Place,
  use: (run: RunSql) => Promise<Result>,
): Promise<Result> {
  if (!remote) return withLocalDatabase(use);
  // Only a remote site needs wrangler, which takes most of a second to load.
  requireTools("--remote");
  const { openRemoteSite } = await import("./cloudflare/remote.ts");
  const { runStatements } = await import("./cloudflare/database.ts");
  const { api, stores, close } = await openRemoteSite(env);
  try {
    return await use((statements) => runStatements(api, stores.databaseId, statements));
  } finally {
    close();
  }
}
