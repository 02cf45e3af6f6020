import type { DatabaseSync } from "node:sqlite";

/** Writes a value as SQL does. Blobs and numbers keep their type. */
function literal(value: unknown): string {
  if (value === null) return "NULL";
  if (typeof value === "number" || typeof value === "bigint") return String(value);
  if (value instanceof Uint8Array) return `X'${Buffer.from(value).toString("hex")}'`;
  return `'${String(value).replaceAll("'", "''")}'`;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

type Item = { name: string; type: string; sql: string };

/** Returns whether a table is the product's: SQLite's and Cloudflare's own are made by themselves. */
export const isOwn = ({ name }: { name: string }) => !/^(?:sqlite_|_cf_)/.test(name);

/** Writes the rows of a database as SQL, a statement each, and the numbers it has given out. */
export function dumpRows(database: DatabaseSync): string {
  const lines: string[] = [];
  const items = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY rowid")
    .all()
    .map(({ name }) => ({ name: String(name) }));
  for (const { name } of items.filter(isOwn)) {
    const rows = database.prepare(`SELECT * FROM ${quoted(name)}`);
    rows.setReadBigInts(true);
    for (const row of rows.iterate())
      lines.push(
        `INSERT INTO ${quoted(name)} (${Object.keys(row).map(quoted).join(",")}) VALUES(${Object.values(row).map(literal).join(",")});`,
      );
  }
  if (items.some(({ name }) => name === "sqlite_sequence")) {
    lines.push("DELETE FROM sqlite_sequence;");
    for (const { name, seq } of database.prepare("SELECT name, seq FROM sqlite_sequence").all())
      lines.push(`INSERT INTO sqlite_sequence VALUES(${literal(name)},${literal(seq)});`);
  }
  return lines.join("\n");
}

/**
 * Writes a database as SQL: tables and their indexes first, for a row can refer to any of them, then the rows, then the triggers,
 * which would count them again.
 */
export function dumpDatabase(database: DatabaseSync): string {
  const lines = ["PRAGMA defer_foreign_keys=TRUE;"];
  const items = database
    .prepare("SELECT name, type, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid")
    .all() as Item[];
  const add = (type: string) => {
    for (const item of items) if (item.type === type && isOwn(item)) lines.push(`${item.sql};`);
  };
  add("table");
  add("index");
  lines.push(dumpRows(database));
  add("trigger");
  return `${lines.join("\n")}\n`;
}
