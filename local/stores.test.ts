import { mkdirSync, mkdtempSync, rmSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished } from "vitest";
import { CommandError } from "./command-error.ts";
import { requireRoom, requireSoundStores, storesIn } from "./stores.ts";

it("a damaged database is refused by name; a sound or missing one passes", () => {
  const stateDir = mkdtempSync(join(tmpdir(), "lanyard-"));
  onTestFinished(() => rmSync(stateDir, { recursive: true }));
  expect(() => requireSoundStores(stateDir)).not.toThrow();
  const folder = join(storesIn(stateDir), "d1", "miniflare-D1DatabaseObject");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "lanyard.sqlite");
  const database = new DatabaseSync(file);
  database.exec("CREATE TABLE pages (content); INSERT INTO pages VALUES (zeroblob(20000))");
  database.close();
  expect(() => requireSoundStores(stateDir)).not.toThrow();
  truncateSync(file, 10_000);
  expect(() => requireSoundStores(stateDir)).toThrow(CommandError);
  expect(() => requireSoundStores(stateDir)).toThrow(file);
});

it("a full disk is refused with the space that is missing", () => {
  expect(() => requireRoom(tmpdir())).not.toThrow();
  expect(() => requireRoom(tmpdir(), 2 ** 60)).toThrow(CommandError);
  expect(() => requireRoom(tmpdir(), 2 ** 60)).toThrow(/^The disk of .* is full: make room for \d+ MB/);
});
