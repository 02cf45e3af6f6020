import type { DatabaseSync } from "node:sqlite";
import { migrate } from "#local/migrate.ts";
import { CommandError } from "#local/command-error.ts";
import type { Deletions } from "./deletions.ts";

const IMAGE_PATH = "/images/";

const SHOWING = [
  ["guides", "profile_picture"],
  ["users", "banner_image"],
  ["tours", "image_url"],
] as const;
const SHOWN = SHOWING.map(([table, column]) => `SELECT ${column} AS url FROM ${table}`).join(" UNION ");

/** Returns the keys of the pictures that a database's rows show. */
export const picturesOf = (database: DatabaseSync): Set<string> =>
  new Set(
    database
      .prepare(SHOWN)
      .all()
      .map(({ url }) => String(url ?? ""))
      .filter((url) => url.startsWith(IMAGE_PATH))
      .map((url) => url.slice(IMAGE_PATH.length)),
  );

/** Forgets the pictures that a backup lacks, as `npm run audit -- --fix` would. */
export function forgetPictures(database: DatabaseSync, stored: Set<string>): void {
  for (const key of picturesOf(database))
    if (!stored.has(key))
      for (const [table, column] of SHOWING)
        database.prepare(`UPDATE ${table} SET ${column} = NULL WHERE ${column} = ?`).run(IMAGE_PATH + key);
}

/**
 * Prepares a loaded backup to be served at `now` (ms): migrated, without accounts that were deleted since, everybody signed
 * out, and without e-mails and links of that time. Returns how many accounts were left out. Throws CommandError for damaged rows.
 */
export function prepareRestore(database: DatabaseSync, deletions: Deletions, now: number): number {
  migrate(database);
  // A number that was given out again after its deletion belongs to a younger account.
  const remove = database.prepare("DELETE FROM users WHERE id = ? AND created_at <= ?");
  const left = deletions.reduce(
    (sum, { user, at }) => sum + Number(remove.run(user, Date.parse(at)).changes),
    0,
  );
  for (const table of ["users", "admins"]) database.prepare(`UPDATE ${table} SET sessions_from = ?`).run(now);
  for (const table of ["sessions", "letters", "link_tokens", "rate_counters"])
    database.exec(`DELETE FROM ${table}`);
  const found = database.prepare("SELECT count(*) AS orphans FROM pragma_foreign_key_check").get();
  if (Number(found?.orphans) > 0)
    throw new CommandError(`${String(found?.orphans)} rows of the backup belong to nothing.`);
  return left;
}

const namesOf = (database: DatabaseSync, type: "table" | "trigger"): string[] =>
  database
    .prepare("SELECT name FROM sqlite_master WHERE type = ? AND name NOT LIKE 'sqlite_%'")
    .all(type)
    .map(({ name }) => String(name));

/** Returns the tables of a database, each before those it refers to. */
function childrenFirst(database: DatabaseSync): string[] {
  const parents = new Map(
    namesOf(database, "table").map((name) => [
      name,
      database
        .prepare(`SELECT "table" AS parent FROM pragma_foreign_key_list(?)`)
        .all(name)
        .map(({ parent }) => String(parent)),
    ]),
  );
  const sorted: string[] = [];
  while (parents.size > 0) {
    const isParent = (name: string) =>
      [...parents].some(([child, all]) => child !== name && all.includes(name));
    const [next = ""] = [...parents.keys()].filter((name) => !isParent(name));
    if (!parents.delete(next)) throw new Error("tables refer to each other in a circle");
    sorted.push(next);
  }
  return sorted;
}

/** Returns statements that drop what has the same names elsewhere: triggers, which know other tables, then tables. */
export const dropAll = (database: DatabaseSync): string =>
  [
    ...namesOf(database, "trigger").map((name) => `DROP TRIGGER IF EXISTS "${name}";`),
    ...childrenFirst(database).map((name) => `DROP TABLE IF EXISTS "${name}";`),
  ].join("\n");
