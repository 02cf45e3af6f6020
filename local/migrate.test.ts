import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, it } from "vitest";
import { migrate } from "./migrate.ts";

let database: DatabaseSync;
let folder: string;

const namesOf = (sql: string) =>
  database
    .prepare(sql)
    .all()
    .map(({ name }) => name);
const tables = () =>
  namesOf("SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE 't_' ORDER BY name");
const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lanyard-migrations-"));
  database = new DatabaseSync(":memory:");
  return () => {
    database.close();
    rmSync(folder, { recursive: true });
  };
});

describe("migrate", () => {
  it("migrate applies new migrations once, in the order of their names, and records them as wrangler does", () => {
    write(
      "0001_b.sql",
      "CREATE TABLE t2 (id integer);\n--> statement-breakpoint\nINSERT INTO t1 VALUES ('semi;colon');",
    );
    write("0000_a.sql", "CREATE TABLE t1 (name text);");
    expect(migrate(database, folder)).toEqual(["0000_a.sql", "0001_b.sql"]);
    write("0002_c.sql", "CREATE TABLE t3 (id integer);");
    expect(migrate(database, folder)).toEqual(["0002_c.sql"]);
    expect(migrate(database, folder)).toEqual([]);
    expect(namesOf("SELECT name FROM d1_migrations ORDER BY id")).toEqual([
      "0000_a.sql",
      "0001_b.sql",
      "0002_c.sql",
    ]);
    expect(namesOf("SELECT name FROM t1")).toEqual(["semi;colon"]);
  });

  it("a migration that fails halfway is rolled back", () => {
    write("0000_a.sql", "CREATE TABLE t1 (id integer);\nINSERT INTO nowhere VALUES (1);");
    expect(() => migrate(database, folder)).toThrow("the migration 0000_a.sql failed");
    expect(tables()).toEqual([]);
    write("0000_a.sql", "CREATE TABLE t1 (id integer);");
    expect(migrate(database, folder)).toEqual(["0000_a.sql"]);
  });
});
