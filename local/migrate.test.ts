import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { migrate } from "./migrate.ts";

let miniflare: Miniflare;
let database: D1Database;
let folder: string;

const namesOf = async (sql: string) =>
  (await database.prepare(sql).all<{ name: string }>()).results.map(({ name }) => name);
const tables = () =>
  namesOf("SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE 't_' ORDER BY name");
const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql);

beforeAll(async () => {
  miniflare = new Miniflare(
    convertV4MiniflareOptions({ modules: true, script: "export default {}", d1Databases: { DB: "DB" } }),
  );
  ({ DB: database } = await miniflare.getBindings<Pick<Env, "DB">>());
});
afterAll(() => miniflare.dispose());

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "lanyard-migrations-"));
  for (const name of [...(await tables()), "d1_migrations"])
    await database.exec(`DROP TABLE IF EXISTS ${name}`);
  return () => rmSync(folder, { recursive: true });
});

describe("migrate", () => {
  it("migrate applies new migrations once, in the order of their names, and records them as wrangler does", async () => {
    write(
      "0001_b.sql",
      "CREATE TABLE t2 (id integer);\n--> statement-breakpoint\nINSERT INTO t1 VALUES ('semi;colon');",
    );
    write("0000_a.sql", "CREATE TABLE t1 (name text);");
    expect(await migrate(database, folder)).toEqual(["0000_a.sql", "0001_b.sql"]);
    write("0002_c.sql", "CREATE TABLE t3 (id integer);");
    expect(await migrate(database, folder)).toEqual(["0002_c.sql"]);
    expect(await migrate(database, folder)).toEqual([]);
    expect(await namesOf("SELECT name FROM d1_migrations ORDER BY id")).toEqual([
      "0000_a.sql",
      "0001_b.sql",
      "0002_c.sql",
    ]);
    expect(await namesOf("SELECT name FROM t1")).toEqual(["semi;colon"]);
  });

  it("a migration that fails halfway is rolled back", async () => {
    write("0000_a.sql", "CREATE TABLE t1 (id integer);\nINSERT INTO nowhere VALUES (1);");
    await expect(migrate(database, folder)).rejects.toThrow("the migration 0000_a.sql failed");
    expect(await tables()).toEqual([]);
    write("0000_a.sql", "CREATE TABLE t1 (id integer);");
    expect(await migrate(database, folder)).toEqual(["0000_a.sql"]);
  });
});
