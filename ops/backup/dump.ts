import type { DatabaseSync } from "node:sqlite";

const blob = (value: Uint8Array | string): string => `X'${Buffer.from(value).toString("hex")}'`;

/** Writes a value as SQL does. Blobs and numbers keep their type. */
function literal(value: unknown): string {
  if (value === null) return "NULL";
  if (typeof value === "number" || typeof value === "bigint") return String(value);
  if (value instanceof Uint8Array) return blob(value);
  const text = String(value);
  // SQLite ends a statement at a NUL.
  return text.includes("\0") ? `CAST(${blob(text)} AS TEXT)` : `'${text.replaceAll("'", "''")}'`;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

type Item = { name: string; type: string; sql: string };

/** Returns whether a table is the product's: SQLite's and Cloudflare's own are made by themselves. */
export const isOwn = ({ name }: { name: string }) => !/^(?:sqlite_|_cf_)/.test(name);

const tablesOf = (database: DatabaseSync): string[] =>
  database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY rowid")
    .all()
    .map(({ name }) => String(name));

/** Lists the product's tables of a database, in the order of their creation. */
export const ownTables = (database: DatabaseSync): string[] =>
  tablesOf(database).filter((name) => isOwn({ name }));

/** Writes the rows of a database as SQL, a statement each, and the numbers it has given out. */
function* rowStatements(database: DatabaseSync): Generator<string> {
  for (const name of ownTables(database)) {
    const rows = database.prepare(`SELECT * FROM ${quoted(name)}`);
    rows.setReadBigInts(true);
    for (const row of rows.iterate())
      yield `INSERT INTO ${quoted(name)} (${Object.keys(row).map(quoted).join(",")}) VALUES(${Object.values(row).map(literal).join(",")});`;
  }
  if (tablesOf(database).includes("sqlite_sequence")) {
    yield "DELETE FROM sqlite_sequence;";
    for (const { name, seq } of database.prepare("SELECT name, seq FROM sqlite_sequence").all())
      yield `INSERT INTO sqlite_sequence VALUES(${literal(name)},${literal(seq)});`;
  }
}

/** Copies the rows of a database into the same tables of another one, and the numbers it has given out. */
export function copyRows(from: DatabaseSync, to: DatabaseSync): void {
  for (const name of tablesOf(from).filter(
    (table) => isOwn({ name: table }) || table === "sqlite_sequence",
  )) {
    if (name === "sqlite_sequence") to.exec("DELETE FROM sqlite_sequence");
    const rows = from.prepare(`SELECT * FROM ${quoted(name)}`);
    rows.setReadBigInts(true);
    const columns = rows.columns().map((column) => quoted(column.name));
    const insert = to.prepare(
      `INSERT INTO ${quoted(name)} (${columns.join(",")}) VALUES(${columns.map(() => "?").join(",")})`,
    );
    for (const row of rows.iterate()) insert.run(...Object.values(row));
  }
}

/**
 * Writes a database as SQL, a statement after the other: tables and their indexes first, for a row can refer to any of them,
 * then the rows, then the triggers, which would count them again.
 */
export function* dumpStatements(database: DatabaseSync): Generator<string> {
  yield "PRAGMA defer_foreign_keys=TRUE;";
  const items = (
    database
      .prepare("SELECT name, type, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid")
      .all() as Item[]
  ).filter(isOwn);
  const made = (type: string) => items.filter((item) => item.type === type).map(({ sql }) => `${sql};`);
  yield* made("table");
  yield* made("index");
  yield* rowStatements(database);
  yield* made("trigger");
}

/** Writes a database as one text, for one that fits into memory. */
export const dumpDatabase = (database: DatabaseSync): string =>
  `${[...dumpStatements(database)].join("\n")}\n`;
