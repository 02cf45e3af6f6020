import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { copyDemoState } from "#demo/testing/demo-state.ts";
import { findDatabase } from "./stores.ts";

const MIGRATIONS = globSync("migrations/*.sql").toSorted();
const stateDir = mkdtempSync(join(tmpdir(), "lanyard-migrated-"));

type Row = Record<string, string | number | null>;
/** Rows of the demo, by table, as the newest schema has them. */
const rows = new Map<string, Row[]>();

beforeAll(async () => {
  await copyDemoState(stateDir);
  using database = new DatabaseSync(findDatabase(stateDir) ?? "", { readOnly: true });
  const tables = tablesIn(database).filter((name) => !/^(?:_|d1)/.test(name));
  for (const name of tables) rows.set(name, database.prepare(`select * from "${name}"`).all() as Row[]);
});
afterAll(() => rmSync(stateDir, { recursive: true }));

const tablesIn = (database: DatabaseSync): string[] =>
  database
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite%'")
    .all()
    .map(({ name }) => String(name));

const columnsIn = (database: DatabaseSync, table: string): string[] =>
  database
    .prepare(`select name from pragma_table_info('${table}')`)
    .all()
    .map(({ name }) => String(name));

const read = (database: DatabaseSync, table: string, columns: string[]): string[] =>
  database
    .prepare(`select ${columns.map((name) => `"${name}"`).join()} from "${table}"`)
    .all()
    .map((row) => JSON.stringify(row))
    .toSorted();

const apply = (database: DatabaseSync, files: string[]) =>
  files.forEach((file) => database.exec(readFileSync(file, "utf8")));

it.each(MIGRATIONS.slice(0, -1).map((file, n) => [file, n + 1] as const))(
  "a database of %s keeps every row, as it was, through all later migrations",
  (_, count) => {
    const database = new DatabaseSync(":memory:");
    apply(database, MIGRATIONS.slice(0, count));
    // Rows that a migration or a trigger makes would be there twice.
    database.exec("pragma foreign_keys = off; pragma recursive_triggers = off");
    const triggers = database.prepare("select name, sql from sqlite_master where type = 'trigger'").all();
    for (const { name } of triggers) database.exec(`drop trigger "${String(name)}"`);
    const before = new Map<string, { columns: string[]; texts: string[] }>();
    for (const table of tablesIn(database)) {
      const columns = columnsIn(database, table);
      database.exec(`delete from "${table}"`);
      const insert = `insert into "${table}" (${columns.map((name) => `"${name}"`).join()}) values (${columns.map(() => "?").join()})`;
      for (const row of rows.get(table) ?? [])
        database.prepare(insert).run(...columns.map((name) => row[name] ?? null));
      before.set(table, { columns, texts: read(database, table, columns) });
    }
    for (const { sql } of triggers) database.exec(String(sql));
    database.exec("pragma foreign_keys = on");
    apply(database, MIGRATIONS.slice(count));
    expect([...before.values()].reduce((sum, { texts }) => sum + texts.length, 0)).toBeGreaterThan(20);
    for (const [table, { columns, texts }] of before)
      expect(read(database, table, columns), table).toEqual(texts);
    expect(database.prepare("pragma foreign_key_check").all()).toEqual([]);
    database.close();
  },
);
