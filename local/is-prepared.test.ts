import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { DEMO_ADMIN } from "../demo/people.ts";
import { BILLING_OFF } from "../worker/billing.ts";
import { isPrepared } from "./is-prepared.ts";
import { migrate, migrationsIn } from "./migrate.ts";
import { storesIn } from "./stores.ts";
import { newFolder } from "./testing/new-folder.ts";

const ADMIN = { email: "admin@walks.example", password: "a walk in the park" };

/** Makes a state folder whose database has these migrations and rows. */
function makeState(migrations: string[], rows = ""): string {
  const stateDir = newFolder();
  const folder = join(storesIn(stateDir), "d1", "miniflare-D1DatabaseObject");
  mkdirSync(folder, { recursive: true });
  using database = new DatabaseSync(join(folder, "lanyard.sqlite"));
  if (migrations.length > 0) migrate(database, undefined, migrations);
  database.exec(rows);
  return stateDir;
}

const ALL = migrationsIn();
const USER = `INSERT INTO users (username, email, password_hash, role, created_at)
  VALUES ('Marta', 'marta@walks.example', 'x', 'guide', 0);`;
const ADMIN_ROW = `INSERT INTO admins (email, password_hash, created_at) VALUES ('${ADMIN.email}', 'x', 0);`;
const OFF = `INSERT INTO counters (name, value) VALUES ('${BILLING_OFF}', 1);`;

const settings = { SEED: "none", BILLING: "on", admin: undefined } as const;

it("a folder without a database, or with an empty one, is to be prepared", () => {
  const STATE_DIR = newFolder();
  expect(isPrepared({ ...settings, STATE_DIR })).toBe(false);
  expect(isPrepared({ ...settings, STATE_DIR: makeState([]) })).toBe(false);
});

it.each([
  ["the last migration", ALL.slice(0, -1), "", {}],
  ["the demo's people", ALL, "", { SEED: "demo" }],
  ["the admin", ALL, USER, { admin: ADMIN }],
  [
    "the demo's admin",
    ALL,
    USER.replace("marta@walks.example", "guide@example.com"),
    { SEED: "demo", admin: DEMO_ADMIN },
  ],
  ["an admin who is named, with the published password", ALL, USER, { admin: DEMO_ADMIN }],
  ["the note that no plans are sold", ALL, USER, { BILLING: "off" }],
  ["the trials after plans are sold again", ALL, OFF, {}],
] as const)("a database that lacks %s is to be prepared", (_, migrations, rows, wanted) => {
  expect(isPrepared({ ...settings, ...wanted, STATE_DIR: makeState([...migrations], rows) })).toBe(false);
});

it.each([
  ["without anybody", "", {}],
  ["with the demo's people and an admin", USER + ADMIN_ROW, { SEED: "demo", admin: ADMIN }],
  ["with people of its own, whom the demo's admin is kept from", USER, { SEED: "demo", admin: DEMO_ADMIN }],
  ["without plans", OFF, { BILLING: "off" }],
] as const)("a database %s that has all it needs is left as it is", (_, rows, wanted) => {
  expect(isPrepared({ ...settings, ...wanted, STATE_DIR: makeState(ALL, rows) })).toBe(true);
});
