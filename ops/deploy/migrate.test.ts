import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { addDatabase } from "#local/cloudflare/account.ts";
import { startCloudflare } from "#local/cloudflare/server.ts";
import { migrationsIn } from "#local/migrate.ts";
import { createCloudflareApi } from "../cloudflare/api.ts";
import { migrateRemote } from "./migrate.ts";

const CONFIG = "dist/lanyard/migrated-twice.json";
const MIGRATIONS = migrationsIn();

it("migrations that another machine applies between our look and our turn are applied once, and ours go on behind them", async () => {
  const { account, environment, close } = await startCloudflare();
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    log.mockRestore();
    rmSync(CONFIG, { force: true });
    await close();
  });
  const { id, sqlite } = addDatabase(account, "shared");
  const database = { binding: "DB", database_name: "shared", database_id: id };
  const site = { name: "shared", compatibility_date: "2026-10-01" };
  writeFileSync(
    CONFIG,
    JSON.stringify({ ...site, d1_databases: [{ ...database, migrations_dir: resolve("migrations") }] }),
  );
  // The other machine is in time for three: after wrangler has listed what is applied, and before it applies the rest.
  const prepare = sqlite.prepare.bind(sqlite);
  let looked = false;
  vi.spyOn(sqlite, "prepare").mockImplementation((sql) => {
    const statement = prepare(sql);
    if (looked || !/^\s*select\s[^;]*\sfrom\s+"?d1_migrations/i.test(sql)) return statement;
    looked = true;
    const rows = statement.all();
    for (const name of MIGRATIONS.slice(0, 3)) {
      sqlite.exec(readFileSync(join("migrations", name), "utf8"));
      prepare("insert into d1_migrations (name) values (?)").run(name);
    }
    return Object.assign(prepare("select 1"), { all: () => rows });
  });
  await migrateRemote(createCloudflareApi(account.token, account.id), id, CONFIG);
  expect(looked).toBe(true);
  const applied = prepare("select name from d1_migrations").all();
  expect(applied.map(({ name }) => name)).toEqual(MIGRATIONS);
  expect(log.mock.calls.filter(([line]) => String(line).startsWith("Bookmark"))).toHaveLength(1);
});
