import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished } from "vitest";
import { CommandError } from "./command-error.ts";
import { findDatabase, requireRoom, requireSoundStores, storesIn } from "./stores.ts";

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

it("a folder whose stores can't be read is no empty one: whoever runs a command as another user is told", () => {
  const stateDir = mkdtempSync(join(tmpdir(), "lanyard-"));
  onTestFinished(() => rmSync(stateDir, { recursive: true }));
  expect(findDatabase(stateDir)).toBeUndefined();
  expect(findDatabase(join(stateDir, "none"))).toBeUndefined();
  // A link that leads to itself can't be read by anybody, the owner and root included.
  symlinkSync(storesIn(stateDir), storesIn(stateDir));
  expect(() => findDatabase(stateDir)).toThrow(CommandError);
  expect(() => findDatabase(stateDir)).toThrow(
    /^\S+ can't be read \(Error: ELOOP.*\)\. Run this as the user who owns the folder\.$/,
  );
});
