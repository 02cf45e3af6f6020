import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { BUSY_MS, ensureDatabase } from "./stores.ts";

const MIGRATIONS = "migrations";

// This is wrangler's own table: `wrangler d1 migrations` and this agree on what has been applied.
const BOOKS = `CREATE TABLE IF NOT EXISTS d1_migrations(
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  name       TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

/** Lists the migrations of a folder by name, in their order. */
export const migrationsIn = (folder = MIGRATIONS): string[] => globSync("*.sql", { cwd: folder }).toSorted();

/** Lists the migrations that a database has, in their order. Throws where it has no table of them. */
export const appliedMigrations = (database: DatabaseSync): string[] =>
  database
    .prepare("SELECT name FROM d1_migrations ORDER BY name")
    .all()
    .map(({ name }) => String(name));

/**
 * Applies the migrations of a folder, or some of them, that a database doesn't have yet, in the order of their names, each whole or not
 * at all. Returns their names. Throws an error that names the one that failed.
 */
export function migrate(database: DatabaseSync, folder = MIGRATIONS, names = migrationsIn(folder)): string[] {
  database.exec(BOOKS);
  const applied = new Set(appliedMigrations(database));
  const pending = names.filter((name) => !applied.has(name));
  for (const name of pending)
    try {
      database.exec(`BEGIN IMMEDIATE;\n${readFileSync(join(folder, name), "utf8")}`);
      database.prepare("INSERT INTO d1_migrations (name) VALUES (?)").run(name);
      database.exec("COMMIT");
    } catch (cause) {
      if (database.isTransaction) database.exec("ROLLBACK");
      throw new Error(`the migration ${name} failed`, { cause });
    }
  return pending;
}

/** Migrates the database of a state folder, beside the runtime that serves it. Throws as `migrate` does. */
export async function migrateStores(
  stateDir: string,
  { DB }: { DB: D1Database },
  folder?: string,
): Promise<void> {
  const file = await ensureDatabase(stateDir, DB);
  using database = new DatabaseSync(file, { timeout: BUSY_MS });
  migrate(database, folder);
}
