import { constants, type DatabaseSync } from "node:sqlite";
import { appliedMigrations, migrate, migrationsIn } from "#local/migrate.ts";
import { CommandError } from "#local/command-error.ts";
import { copyRows, isOwn } from "./dump.ts";
import { openScratch } from "./scratch.ts";
import { readStatements, runStatements } from "./sql-file.ts";

const {
  SQLITE_CREATE_INDEX,
  SQLITE_CREATE_TABLE,
  SQLITE_CREATE_TRIGGER,
  SQLITE_DELETE,
  SQLITE_DENY,
  SQLITE_FUNCTION,
  SQLITE_INSERT,
  SQLITE_OK,
  SQLITE_PRAGMA,
  SQLITE_READ,
  SQLITE_REINDEX,
  SQLITE_UPDATE,
} = constants;

const ACTION_NAMES = new Map(
  Object.entries(constants)
    .filter(([name]) => !/^SQLITE_(?:OK|DENY|IGNORE|CHANGESET)/.test(name))
    .map(([name, code]) => [code, name.replace("SQLITE_", "").replaceAll("_", " ")]),
);

/** What the statements of a dump do: they make tables, indexes and triggers, and insert rows. */
const ANY = new Set([
  SQLITE_CREATE_INDEX,
  SQLITE_CREATE_TABLE,
  SQLITE_CREATE_TRIGGER,
  SQLITE_FUNCTION,
  SQLITE_INSERT,
  SQLITE_READ,
  SQLITE_REINDEX,
]);
/** What they do to one thing only. SQLite writes its list of tables itself. */
const ONE = new Map([
  [SQLITE_DELETE, "sqlite_sequence"],
  [SQLITE_PRAGMA, "defer_foreign_keys"],
  [SQLITE_UPDATE, "sqlite_master"],
]);

/** Puts indexes behind the rows: they are made many times faster at once than row by row. */
function* indexesLast(statements: Iterable<string>): Generator<string> {
  const indexes: string[] = [];
  for (const statement of statements)
    if (/^\s*CREATE\s+(?:UNIQUE\s+)?INDEX\b/i.test(statement)) indexes.push(statement);
    else yield statement;
  yield* indexes;
}

/**
 * Loads a file of SQL into a database on the disk of a folder, which is gone once it is closed. Throws CommandError for one
 * that is no database, or that does anything but make and fill tables.
 */
export function loadDump(file: string, folder: string): DatabaseSync {
  // Cloudflare writes rows before the tables they refer to: references are looked at afterwards.
  const database = openScratch(folder);
  let foreign: string | undefined;
  try {
    database.exec("BEGIN");
    database.setAuthorizer((action, what) => {
      if (ANY.has(action) || (ONE.has(action) && ONE.get(action) === what)) return SQLITE_OK;
      foreign = `${ACTION_NAMES.get(action) ?? "action"} ${what ?? ""}`.trim();
      return SQLITE_DENY;
    });
    runStatements(database, indexesLast(readStatements(file)));
    database.setAuthorizer(null);
    database.exec("COMMIT; PRAGMA foreign_keys = ON;");
    return database;
  } catch (error) {
    database.close();
    const reason =
      foreign === undefined ? `can't be read: ${String(error)}` : `does what no backup does: ${foreign}`;
    throw new CommandError(`The database ${reason}. Nothing was changed.`, { cause: error });
  }
}

type Item = { name: string; type: string; sql: string };

/** Lists what a database has, each with its kind and, for a table, its columns. */
function shapeOf(database: DatabaseSync): Set<string> {
  const items = database
    .prepare("SELECT name, type, sql FROM sqlite_master WHERE sql IS NOT NULL")
    .all() as Item[];
  const columns = database.prepare("SELECT name FROM pragma_table_xinfo(?) ORDER BY name");
  return new Set(
    items.filter(isOwn).map(({ name, type }) => {
      const all = type === "table" ? columns.all(name).map((column) => String(column.name)) : [];
      return [type, name, ...(all.length > 0 ? [`(${all.join(", ")})`] : [])].join(" ");
    }),
  );
}

/**
 * Builds the database that a loaded dump is of: tables, indexes and triggers as the migrations make them, and the dump's
 * rows, so that nothing of the dump ever runs in a site. Throws CommandError for a dump of anything else.
 */
export function rebuilt(loaded: DatabaseSync, folder: string): DatabaseSync {
  const isOurs = loaded.prepare("SELECT 1 FROM sqlite_master WHERE name = 'd1_migrations'").get();
  const applied = new Set(isOurs ? appliedMigrations(loaded) : []);
  const database = openScratch(folder);
  try {
    migrate(
      database,
      undefined,
      migrationsIn().filter((name) => applied.has(name)),
    );
    const [wanted, found] = [shapeOf(database), shapeOf(loaded)];
    const wrong = [
      ...[...found].filter((one) => !wanted.has(one)).map((one) => `an unknown ${one}`),
      ...[...wanted].filter((one) => !found.has(one)).map((one) => `no ${one}`),
    ];
    if (wrong.length > 0)
      throw new CommandError(`The database has ${wrong.join(", ")}. Nothing was changed.`);
    // They count and refuse what is written, and these rows were counted when they were new.
    const triggers = database.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").all();
    const indexes = database
      .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL")
      .all();
    const tables = database
      .prepare("SELECT name, type FROM sqlite_master WHERE type = 'table'")
      .all() as Item[];
    database.exec(
      [
        "BEGIN",
        ...triggers.map(({ name }) => `DROP TRIGGER "${String(name)}"`),
        ...tables.filter(isOwn).map(({ name }) => `DELETE FROM "${name}"`),
        ...indexes.map(({ name }) => `DROP INDEX "${String(name)}"`),
        "",
      ].join(";\n"),
    );
    copyRows(loaded, database);
    database.exec(
      [
        ...[...indexes, ...triggers].map(({ sql }) => String(sql)),
        "COMMIT",
        "PRAGMA foreign_keys = ON;",
      ].join(";\n"),
    );
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
