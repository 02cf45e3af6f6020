import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { unstable_splitSqlQuery } from "wrangler";

// wrangler's own table, so that `wrangler d1 migrations` and this agree on what has been applied.
const BOOKS = `CREATE TABLE IF NOT EXISTS d1_migrations(
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  name       TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

/**
 * Applies the migrations of a folder that a database doesn't have yet, in the order of their names, each whole or not
 * at all. Answers their names. Throws an error that names the one that failed.
 */
export async function migrate(database: D1Database, folder = "migrations"): Promise<string[]> {
  await database.prepare(BOOKS).run();
  const { results } = await database.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
  const applied = new Set(results.map(({ name }) => name));
  const pending = globSync("*.sql", { cwd: folder })
    .toSorted()
    .filter((name) => !applied.has(name));
  for (const name of pending) {
    const statements = unstable_splitSqlQuery(readFileSync(join(folder, name), "utf8"));
    try {
      await database.batch([
        ...statements.map((statement) => database.prepare(statement)),
        database.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name),
      ]);
    } catch (cause) {
      throw new Error(`the migration ${name} failed`, { cause });
    }
  }
  return pending;
}
